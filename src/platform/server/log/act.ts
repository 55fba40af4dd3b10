import { createHash } from 'node:crypto';

/** One field that an act changed; `object_id` where one act changed several things. */
export interface Change {
  field: string;
  old: unknown;
  new: unknown;
  object_id?: string;
}

export interface ActObject {
  type: string;
  id: string;
  /** The human number at that time: `R-0012`. */
  ref?: string | undefined;
}

/** What somebody did, as the log keeps it: the log is written once and chained by hashes. */
export interface Act {
  at: string;
  actor_id: string | null;
  actor_name: string;
  /** What they are, where that is no member of the organisation. */
  actor_type?: 'Auditor' | undefined;
  /** The absent person in whose place it was done. */
  on_behalf_of?: { id: string; name: string } | undefined;
  action: string;
  objects: ActObject[];
  changes: Change[];
  reason?: string | undefined;
  note?: string | undefined;
  request_id?: string | undefined;
  ip_hash?: string | undefined;
}

/** JSON with sorted keys and no blanks: the text that the chain's hashes are made of. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value));

/** The hash of something that is kept word for word: SHA-256 over its canonical JSON, which reading it back gives again. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(canonical(content), 'utf8').digest('hex');

/** The same value with its keys in order, all the way down. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]),
  );
}
