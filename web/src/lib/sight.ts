/** What is to be chosen next comes into sight. */
export const inSight = (element: Element): void => element.scrollIntoView({ block: "nearest" });

/** Gives the focus to what comes next, without moving the page. */
export const atHand = (button: HTMLElement): void => button.focus({ preventScroll: true });
