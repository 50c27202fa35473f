declare module "virtual:text/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:rules/*" {
  const messages: string;
  export default messages;
}
