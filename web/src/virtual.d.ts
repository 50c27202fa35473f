declare module "virtual:text/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:table/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:lessons/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:players/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:rules/*" {
  const rules: Record<string, string>;
  export default rules;
}
declare module "virtual:games" {
  const games: Partial<
    Record<
      string,
      {
        art: () => Promise<{ default: string }>;
        text: Record<"en" | "de" | "fr", () => Promise<{ default: string }>>;
      }
    >
  >;
  export default games;
}
declare module "virtual:art" {
  const drawings: string;
  export default drawings;
}
declare module "virtual:transport" {
  export const transport: import("./transport/transport").Transport;
}
