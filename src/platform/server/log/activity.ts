import { createHash } from 'node:crypto';
import type { CallerType } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { sorted, type Act, type ActObject, type Change } from './act.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

/** Who acts: a person, or the product itself. */
export interface By {
  id: string | null;
  name: string;
  type?: CallerType;
  request_id?: string;
  ip_hash?: string;
}

export interface NewAct {
  on_behalf_of?: Act['on_behalf_of'];
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
  { action, objects, changes = [], reason, note, on_behalf_of }: NewAct,
): void {
  db.acts.push({
    at: db.now.toISOString(),
    actor_id: by?.id ?? null,
    actor_name: by?.name ?? 'Plumbline',
    actor_type: by?.type === 'Auditor' ? by.type : undefined,
    on_behalf_of,
    action,
    objects: Array.isArray(objects) ? objects : [objects],
    changes,
    reason,
    note,
    request_id: by?.request_id,
    ip_hash: by?.ip_hash,
  });
}

/** An act as it was written into the log. */
export const actIn = (body: string): Act => JSON.parse(body);

/** The fields of `after` that differ from `before`, for the log. */
export function changesBetween<Row extends object>(before: Row, after: Partial<Row>): Change[] {
  return Object.entries(after)
    .map(([field, value]) => ({
      field,
      old: valueIn(before, field) ?? null,
      new: value ?? null,
    }))
    .filter((change) => JSON.stringify(sorted(change.old)) !== JSON.stringify(sorted(change.new)));
}

/** The hash of a log entry: SHA-256 over the previous hash, the number and the canonical body. */
export const chainHash = (previous: string, seq: number, body: string): string =>
  createHash('sha256').update(`${previous}\n${seq}\n${body}`, 'utf8').digest('hex');
