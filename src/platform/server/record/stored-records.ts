import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { inHistory } from '#platform/contract/record/record-history.ts';
import type { AnyRecord, VerbOf } from '#platform/contract/record/record.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { WorkflowOf } from '#platform/contract/workflow.ts';
import { columnsOf, namesOf, valuesOf, type ColumnsOf } from '#platform/server/database/columns.ts';
import { one, type Asked, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { record as recordAct } from '#platform/server/log/activity.ts';
import { findHistory } from '#platform/server/log/history.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { RecordPlace } from './record-place.ts';
import { recordSelect, type Elsewhere, type References, type StoredWhole } from './record-select.ts';

/** A row with the one it was read for: what is named beside it is what they see. */
export type ReadRecord<R extends AnyRecord, Further> = StoredWhole<R> & Further & { reader: Actor };

type Window = Parameters<typeof findHistory>[2];

interface FurtherColumns {
  row?: (actor: Actor, db: TenantDb) => SQL;
  whole?: (db: TenantDb, actor: Actor) => SQL;
}

/** All that is read of one in a list, and of the whole. */
function columnsRead(
  { row, whole }: Record<'row' | 'whole', (actor: Actor) => SQL>,
  further: FurtherColumns | undefined,
) {
  const joined = (...parts: (SQL | undefined)[]): SQL =>
    sql.join(
      parts.filter((part) => part !== undefined),
      sql`, `,
    );
  return {
    row: (actor: Actor, db: TenantDb): SQL => joined(row(actor), further?.row?.(actor, db)),
    whole: (db: TenantDb, actor: Actor): SQL =>
      joined(whole(actor), further?.row?.(actor, db), further?.whole?.(db, actor)),
  };
}

interface Stored<R extends AnyRecord, Table extends PgTable, Further, Shown, Facts, Automatic> {
  workflow: WorkflowOf<Facts, VerbOf<R>, Automatic & string>;
  table: Table;
  /** The last number given to one; none where they are made with what they hang on. */
  counter?: PgTable;
  /** What the table is called in the statements below. */
  as: string;
  /** What acts begin with, where that is not the record's own name. */
  acts?: string;
  references: References<R>;
  elsewhere?: Elsewhere;
  /** Columns beside those of the fields: of a row in a list, and of the whole. */
  further?: FurtherColumns;
  /** What is joined beside the table, for the further columns. */
  beside?(db: TenantDb): SQL;
  /** What is locked before one is: of those who lock both, none waits for another in a circle. */
  lockFirst?(db: TenantDb, id: string): Promise<unknown>[];
  /** Reads of one what statements of their own tell; it stays as it was read where the record is changed. */
  complete?(call: Pick<Call, 'db' | 'actor'>, row: ReadRecord<R, Further>): Promise<ReadRecord<R, Further>>;
  /** Whether somebody sees the one with this id. */
  seenBy(db: TenantDb, actor: Actor, id: string): SQL;
  factsOf(row: ReadRecord<R, Further>): Facts;
  /** As the contract answers it to whoever calls. */
  shownTo(call: Call, row: ReadRecord<R, Further>): Shown;
  /** Tells people, and what is computed from it, what a change means for them. */
  tell?(
    call: Call,
    before: ReadRecord<R, Further>,
    after: ReadRecord<R, Further>,
    what: { verb: VerbOf<R>; automatic: Automatic | undefined },
  ): Promise<void> | void;
}

/** What is written of a new record. */
interface Added<Table extends PgTable> {
  /** Its id, where something else names it already. */
  id?: string;
  action: string;
  columns: ColumnsOf<Table>;
  /** Other records that it was about: their histories tell it too. */
  about?: readonly ActObject[];
  note?: string | undefined;
}

/** Records of a kind in their table: how one is read, locked, written, added and told of. Verbs take and change them as `recordsOf` says
 *  (docs/decisions/0122-records-described-once.md). `Further` are the columns beside those of the fields. */
export const storedRecords =
  <R extends AnyRecord>(record: R) =>
  <Further extends object>() =>
  <
    Table extends PgTable,
    Shown extends { version: number },
    Facts extends { status: string },
    Automatic extends string,
  >(
    stored: Stored<R, Table, Further, Shown, Facts, Automatic>,
  ) => {
    type Row = ReadRecord<R, Further>;
    const { as, table, further } = stored;
    const [from, selected] = [
      sql.raw(`${getTableName(table)} ${as}`),
      recordSelect(record, as, stored.references, stored.elsewhere),
    ];
    const { row: rowColumns, whole: wholeColumns } = columnsRead(selected, further);
    const beside = (db: TenantDb): SQL => stored.beside?.(db) ?? sql``;

    const readWhere = async (
      db: TenantDb,
      actor: Actor,
      where: SQL,
      how?: Asked,
    ): Promise<Row | undefined> => {
      const [row] = await db.query<StoredWhole<R> & Further>(
        sql`select ${wholeColumns(db, actor)} from ${from} ${beside(db)} where ${where}`,
        how,
      );
      if (row === undefined) return undefined;
      const read = { ...row, reader: actor };
      return stored.complete?.({ db, actor }, read) ?? read;
    };

    /** One, if the actor may see it. */
    const find = (db: TenantDb, actor: Actor, id: string, how?: Asked): Promise<Row | undefined> =>
      readWhere(db, actor, stored.seenBy(db, actor, id), how);

    /** One that was just made: whoever gives it away at once may see it no more, and is told what they wrote. */
    const findMade = async ({ db, actor }: Call, id: string): Promise<Row> =>
      (await readWhere(
        db,
        actor,
        sql`${sql.raw(`${as}.org_id`)} = ${db.org_id} and ${sql.raw(`${as}.id`)} = ${id}`,
      )) ?? refuse(notFound);

    /** The same, locked: whoever reads one in order to change it must not race. Read by a statement of its own, in the same trip: what
     *  was committed during the wait is seen. */
    async function findToChange(db: TenantDb, actor: Actor, id: string): Promise<Row | undefined> {
      const locks = [
        ...(stored.lockFirst?.(db, id) ?? []),
        db.query(sql`select from ${table} where org_id = ${db.org_id} and id = ${id} for update`),
      ];
      return (await Promise.all([...locks, find(db, actor, id)])).at(-1) as Row | undefined;
    }

    /** Updates one by these assignments, and answers it as it is then. */
    async function write(db: TenantDb, before: Row, assignments: SQL): Promise<Row> {
      const { id, reader } = before;
      const row = one(
        await db.query<StoredWhole<R> & Further>(sql`with ${sql.raw(as)} as (
          update ${table} set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id} returning *
        ) select ${wholeColumns(db, reader)} from ${sql.raw(as)} ${beside(db)}`),
      );
      return { ...before, ...row };
    }

    const verbs = recordsOf<Table, Row, Shown, Facts, VerbOf<R>, Automatic>({
      type: record.name,
      workflow: stored.workflow,
      table,
      findToChange,
      factsOf: (row: Row) => stored.factsOf(row),
      shownTo: (call: Call, row: Row) => stored.shownTo(call, row),
      historyOf: (call: Call, row: Row) => inHistory(record, stored.shownTo(call, row)),
      write,
      tell: (call, before, after, what) => stored.tell?.(call, before, after, what),
    });

    /** Writes a new one down under the next number, and that it was added: by somebody, or by the product itself. */
    async function add(
      { db, by }: { db: TenantDb; by: Call['by'] | undefined },
      { id = newId(db.now), action, columns: given, about = [], note }: Added<Table>,
    ): Promise<{ id: string; ref: string }> {
      const { counter } = stored;
      if (counter === undefined) throw new Error(`a ${record.name} is made with what it hangs on`);
      const ref = await insertOne(db, by, {
        table,
        prefix: record.prefix,
        counter,
        given: { ...given, id },
      });
      recordAct(db, by, { action, objects: [verbs.objectOf({ id, ref }), ...about], note });
      return { id, ref };
    }

    const expect = async ({ db, actor }: Call, id: string, how?: Asked): Promise<Row> =>
      (await find(db, actor, id, how)) ?? refuse(notFound);

    return {
      ...verbs,
      place: { record, name: getTableName(table), as, acts: stored.acts } satisfies RecordPlace,
      find,
      findToChange,
      write,
      findMade,
      expect,
      add,
      rowColumns,
      wholeColumns,
      shownTo: stored.shownTo,
      /** As whoever calls sees it. */
      read: async (call: Call, id: string): Promise<Shown> =>
        stored.shownTo(call, await expect(call, id, { isLast: stored.complete === undefined })),
      /** What happened to one, newest first. */
      history: ({ db, actor }: Call, id: string, window: Window): Promise<Page<HistoryEntry>> =>
        historyWhere(db, id, window, sql`${from} ${beside(db)} where ${stored.seenBy(db, actor, id)}`),
    };
  };

/** The history of a record that is found there. */
async function historyWhere(
  db: TenantDb,
  id: string,
  window: Window,
  seen: SQL,
): Promise<Page<HistoryEntry>> {
  const [found, history] = await Promise.all([
    db.query(sql`select from ${seen}`),
    findHistory(db, id, window),
  ]);
  return found.length > 0 ? history : refuse(notFound);
}

/** Inserts a row under the next number of the organisation; answers its reference. */
async function insertOne<Table extends PgTable>(
  db: TenantDb,
  by: Call['by'] | undefined,
  { table, prefix, counter, given }: { table: Table; prefix: string; counter: PgTable; given: object },
): Promise<string> {
  const at = db.now.toISOString();
  const columns = columnsOf<Table, ColumnsOf<Table>>(table, {
    ...given,
    created_at: at,
    created_by: by?.id,
    updated_at: at,
    updated_by: by?.id,
  } as never);
  const { ref } = one(
    await db.query<{ ref: string }>(sql`with numbered as (${nextNumber(db, counter)})
      insert into ${table} (org_id, ref, ${namesOf(columns)})
      select ${db.org_id}, ${referenceOf(prefix)}, ${valuesOf(columns)} from numbered returning ref`),
  );
  return ref;
}

/** The columns of a record that is hidden until an Admin restores it, and of one that is there again. */
export const hiddenBy = ({ db, actor }: Call) => ({ deleted_at: db.now.toISOString(), deleted_by: actor.id });
export const shownAgain = { deleted_at: null, deleted_by: null } as const;

/** The columns of an act: that the caller did it, and when; and that it is not done any more. */
export const noted = <const Act extends string>({ db, actor }: Call, act: Act) =>
  ({ [`${act}_at`]: db.now.toISOString(), [`${act}_by`]: actor.id }) as Record<
    `${Act}_at` | `${Act}_by`,
    string
  >;
export const unnoted = <const Act extends string>(...acts: Act[]) =>
  Object.fromEntries(
    acts.flatMap((act) => [`${act}_at`, `${act}_by`]).map((column) => [column, null]),
  ) as Record<`${Act}_at` | `${Act}_by`, null>;

/** Somebody's word, as it stands on a record until the next change of status. */
export const saidBy = ({ db, actor }: Call, text: string) => ({
  text,
  by: { id: actor.id, name: actor.name },
  at: db.now.toISOString(),
});
