/** The header by which each reply names its request. The lines of the server's log about it have the same `id`. */
export const requestIdHeader = 'x-request-id';

/** As much of it as people read to one another: a search of the log for it finds the line. */
export const referenceOf = (requestId: string): string => requestId.slice(0, 8);
