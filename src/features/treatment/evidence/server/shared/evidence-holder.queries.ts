import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** A record that evidence may hang on, as far as the caller may see it. */
export interface ProvenRecord {
  id: string;
  ref: string;
  title: string;
  /** Whether the caller may hang evidence on it, and take it off. */
  mayLink: boolean;
}

/** What a type of record brings along so that evidence hangs on it. Listed in `src/app/holders/evidence-holders.ts`. */
export interface EvidenceHolder {
  /** What addresses and the log call it: `control`. */
  type: string;
  /** Where it lies: links to what is gone for good are removed. */
  table: PgTable;
  /** The records of these ids that the caller may see. */
  find(call: Pick<Call, 'db' | 'actor'>, ids: readonly string[]): Promise<ProvenRecord[]>;
  /** What follows where evidence that counts, or counted, is added to these records, taken from them, or changes. */
  changed?(db: TenantDb, ids: readonly string[]): Promise<void>;
}

/** A record of a department, as `linkedBySteering` wants it. */
export interface SteeredRecord extends Omit<ProvenRecord, 'mayLink'> {
  owner_id: string | null;
  department_id: string | null;
}

/** As evidence hangs on records of a department: linked by those who decide about it, and by the record's owner. */
export const linkedBySteering = (actor: Actor, rows: readonly SteeredRecord[]): ProvenRecord[] =>
  rows.map(({ id, ref, title, owner_id, department_id }) => ({
    id,
    ref,
    title,
    mayLink: maySteer(actor, department_id) || actsFor(actor, owner_id),
  }));
