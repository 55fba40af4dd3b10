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
