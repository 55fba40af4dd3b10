import { createHash } from 'node:crypto';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from './database.ts';

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
  action: string;
  objects: ActObject[];
  changes: Change[];
  reason?: string | undefined;
  note?: string | undefined;
  request_id?: string | undefined;
  ip_hash?: string | undefined;
}

/** Who acts: a person, or the product itself. */
export type By = Pick<Actor, 'id' | 'name'> & { request_id?: string; ip_hash?: string };

export interface Deed {
  action: string;
  objects: ActObject | ActObject[];
  changes?: Change[];
  reason?: string | undefined;
  note?: string | undefined;
}

/** Puts an act into the log when the transaction commits. A transaction that wrote without one does not commit. */
export function record(
  db: TenantDb,
  by: By | undefined,
  { action, objects, changes = [], reason, note }: Deed,
): void {
  db.acts.push({
    at: db.now.toISOString(),
    actor_id: by?.id ?? null,
    actor_name: by?.name ?? 'Plumbline',
    action,
    objects: Array.isArray(objects) ? objects : [objects],
    changes,
    reason,
    note,
    request_id: by?.request_id,
    ip_hash: by?.ip_hash,
  });
}

/** The fields of `after` that differ from `before`, for the log. */
export function changesBetween<Row extends object>(before: Row, after: Partial<Row>): Change[] {
  return Object.entries(after)
    .map(([field, value]) => ({
      field,
      old: (before as Record<string, unknown>)[field] ?? null,
      new: value ?? null,
    }))
    .filter((change) => JSON.stringify(sorted(change.old)) !== JSON.stringify(sorted(change.new)));
}

/** JSON with sorted keys and no blanks: the text that the chain's hashes are made of. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]),
  );
}

/** The hash of a log entry: SHA-256 over the previous hash, the number and the canonical body. */
export const chainHash = (previous: string, seq: number, body: string): string =>
  createHash('sha256').update(`${previous}\n${seq}\n${body}`, 'utf8').digest('hex');
