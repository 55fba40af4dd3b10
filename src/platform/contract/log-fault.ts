/** What may be wrong with an organisation's log: at an entry, at the head, or with an end that somebody noted. */
export const logFaults = [
  'no_head',
  'beyond_head',
  'missing',
  'hash_differs',
  'forged',
  'other_key',
  'linked_anew',
  'not_canonical',
  'columns_differ',
  'head_differs',
  'noted_gone',
] as const;
export type LogFault = (typeof logFaults)[number];
