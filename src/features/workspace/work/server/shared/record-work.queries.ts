import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { decidesAlone } from '#platform/contract/deciding.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { RecordPlace } from '#platform/server/record/record-place.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { steers, theirOwn, type WorkSource } from './work-source.queries.ts';

interface Waiting {
  kind: string;
  verbs: readonly string[];
  /** The statuses in which it waits. */
  at: readonly string[];
  /** What else must hold of it. */
  where?: SQL;
}

/** What of a kind of record waits for people and falls due: `path` is where one is read, up to the id, and `due` the column of its day,
 *  where it has one. */
export function recordWork({ record, name, as }: RecordPlace, path: string, due?: string) {
  const of = (column: string) => sql.raw(`${as}.${column}`);
  const columns = sql.raw(
    `${as}.id, ${as}.ref, ${as}.title, '${path}' || ${as}.id as link, ${due === undefined ? 'null::date' : `${as}.${due}`} as due_on`,
  );
  const from = sql.raw(`${name} ${as}`);
  const type = sql.raw(`'${record.name}'`);
  const source = (
    { kind, verbs, at, where = sql`true` }: Waiting,
    group: WorkSource['group'],
    person: SQL,
    waits: (actor: Actor) => SQL,
  ): WorkSource => ({
    kind,
    group,
    verbs,
    waiting: (db, actor) => sql`select ${columns}, ${person} as person_id from ${from}
      where ${of('org_id')} = ${db.org_id} and ${of('deleted_at')} is null and ${oneOfThese(of('status'), at)} and ${where} and ${waits(actor)}`,
  });
  return {
    /** For those who own them. */
    owned: (waiting: Waiting): WorkSource =>
      source(waiting, 'do', of('owner_id'), (actor) => sql`${of('owner_id')} = any (${theirOwn(actor)})`),
    /** For those who decide about its department; but where they alone decide, for nobody whom one of the columns `notBy` names. */
    decided: (waiting: Waiting, notBy: readonly string[] = []): WorkSource =>
      source(waiting, 'decide', sql`null::uuid`, (actor) => {
        const own = theirOwn(actor);
        const isFree = notBy.map((column) => sql`coalesce(${of(column)} <> all (${own}), true)`);
        const rights = [steers(actor, of('department_id'))];
        if (!decidesAlone(actor)) rights.push(...isFree);
        return sql.join(rights, sql` and `);
      }),
    /** Those that bind somebody until a day. */
    due: (at: readonly string[]): DueSource => ({
      name: record.name,
      open: (
        db,
        begin,
        end,
      ) => sql`select ${type} as type, ${columns}, ${of('owner_id')} as person_id, ${of('department_id')} from ${from}
        where ${of('org_id')} = ${db.org_id} and ${of('deleted_at')} is null and ${of('owner_id')} is not null and ${oneOfThese(of('status'), at)}
          and ${of(`${due}_sort`)} between ${begin}::date and ${end}::date`,
    }),
  };
}
