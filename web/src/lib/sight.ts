/** What is to be chosen next comes into sight. */
export const inSight = (element: Element): void => element.scrollIntoView({ block: "nearest" });
