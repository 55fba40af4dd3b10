import { sql } from 'drizzle-orm';
import { isOpenIn, putInstead, type RecordPlace } from '#platform/server/record/record-place.ts';
import type { DepartmentContent } from './department-content.queries.ts';

/** The records of a kind in a department: the open ones go along where it is archived. `kind` is their name among `holdings`. */
export function recordsInDepartment(place: RecordPlace, kind: string): DepartmentContent {
  const { record, name, as, acts = record.name } = place;
  const [from, row] = [sql.raw(`${name} ${as}`), sql.raw(as)];
  return {
    kind,
    columns: [`${name}.department_id`],
    type: record.name,
    action: `${acts}.department_archived`,
    named: ({ id, name: called }) => ({ id, name: called }),
    openIn: (db, department) =>
      sql`select ${row}.id from ${from} where ${row}.org_id = ${db.org_id} and ${row}.department_id = ${department} and ${isOpenIn(place)}`,
    anythingIn: (db, department) =>
      sql`select from ${from} where ${row}.org_id = ${db.org_id} and ${row}.department_id = ${department}`,
    move: (call, before, to, ids) =>
      putInstead(call, place, 'department_id', { from: before.id, to: to.id, ids }),
  };
}
