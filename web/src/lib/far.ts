declare const __FAR__: boolean;

/** Whether there is a server, by which people elsewhere can be reached; the build says so. */
export const far = __FAR__;
