import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { isOpenIn, putInstead, type RecordPlace } from '#platform/server/record/record-place.ts';
import type { Holding } from './holding.queries.ts';

/** The open records of a kind that name somebody as their `field`. They go to whoever `mayHold` them: a condition on the active person `p`
 *  and the record. */
export function recordHolding(
  place: RecordPlace,
  field: string,
  mayHold: (actor: Actor) => SQL,
  column = `${field}_id`,
): Holding {
  const { record, name, as, acts = record.name } = place;
  const [from, row] = [sql.raw(`${name} ${as}`), sql.raw(as)];
  return {
    kind: `${acts}_${field}`,
    columns: [`${name}.${column}`],
    type: record.name,
    action: `${acts}.handed_over`,
    field,
    named: ({ id, name: called }) => ({ id, name: called }),
    heldBy: (db, person) =>
      sql`select ${row}.id, ${row}.department_id from ${from} where ${row}.org_id = ${db.org_id} and ${row}.${sql.raw(column)} = ${person} and ${isOpenIn(place)}`,
    mayHold: (db, actor) =>
      sql`exists (select from ${from} where ${row}.org_id = ${db.org_id} and ${row}.id = h.id and ${mayHold(actor)})`,
    handOver: (call, before, to, ids) => putInstead(call, place, column, { from: before.id, to: to.id, ids }),
  };
}
