declare const __HAS_SERVER__: boolean;

/** Whether there is a server, by which people elsewhere can be reached; the build says so. */
export const hasServer = __HAS_SERVER__;
