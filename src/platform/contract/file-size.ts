/** A size as refusals and screens write it: a megabyte is a million bytes, as in whatever shows people their files. */
export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
