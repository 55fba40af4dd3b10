/** A value within a filter (RFC 4515): whatever somebody types stands for itself. */
export const escapedForFilter = (value: string): string =>
  value.replace(/[\\*()\0]/g, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The organisation's filter for one person. */
export const filterFor = (filter: string, email: string): string =>
  filter.replaceAll('{email}', () => escapedForFilter(email));
