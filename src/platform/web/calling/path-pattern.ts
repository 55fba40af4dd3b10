let where = () => '';
/** Says how the pattern of the page's path is found, once something knows it. */
export const reportsFrom = (pattern: () => string): void => void (where = pattern);
/** The pattern of the page's path: without ids and what people typed. */
export const pathPattern = (): string => where();
