import type { SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** A person by id and name, as the log names them. */
export interface NamedPerson {
  id: string;
  name: string;
}

/** A thing that changed hands, as the log names it. */
export interface HandedOver {
  id: string;
  ref?: string | undefined;
  /** The fields that named its holder, where they are others than the holding's own. */
  fields?: readonly string[];
}

/** What people hold of one kind, said by the feature it belongs to: whoever leaves hands it over. Listed in
 *  `src/app/holdings.ts`; its name in three languages stands in the feature's texts, under `holdings`. */
export interface Holding {
  /** `risk_owner` */
  kind: string;
  /** The columns that name the holder, as `table.column`: a test holds them against the database. */
  columns: readonly string[];
  /** What the log calls the things, the act, and the field that names the holder. */
  type: string;
  action: string;
  field: string;
  /** How that field names somebody in the log. */
  named(person: NamedPerson): unknown;
  /** The open things that the person holds, once each: a statement of `id` and `department_id`. */
  heldBy(db: TenantDb, person: string): SQL;
  /** Whether the active person `p` may hold the thing `h` of `heldBy`. */
  mayHold(db: TenantDb, actor: Actor): SQL;
  /** Locks those of these things that `from` still holds, in the order of their ids, and names `to` instead, each with a new
   *  version; the caller records the act. */
  handOver(call: Call, from: NamedPerson, to: NamedPerson, ids: readonly string[]): Promise<HandedOver[]>;
}
