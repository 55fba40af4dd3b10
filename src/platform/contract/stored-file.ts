/** A size as refusals and screens write it: a megabyte is a million bytes, as in whatever shows people their files. */
export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
/** What a file is kept for: a person's picture, a logo, the cover of a card, what people hang on a record, say with a comment, or prove something by. */
export const filePurposes = ['picture', 'logo', 'cover', 'attachment', 'comment', 'evidence'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Whether a file was looked through for malware: not yet, without a finding, or with one. */
export const scanStates = ['pending', 'clean', 'blocked'] as const;
export type ScanState = (typeof scanStates)[number];
