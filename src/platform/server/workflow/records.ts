import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/access.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import type { WorkflowOf } from '#platform/contract/workflow.ts';
import { changesBetween, record, type NewAct } from '#platform/server/log/activity.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import { assignmentsOf, columnsOf, type ColumnsOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import { expectApprover } from '#platform/server/session/fresh-proof.ts';
import type { Call } from '#platform/server/http/serve.ts';

interface Stored {
  id: string;
  /** What people call it by, where it has a number. */
  ref?: string | undefined;
  version: number;
}

/** What a kind of record brings along; everything else about its verbs is the same for all of them. */
interface RecordKind<
  Table extends PgTable,
  Row extends Stored,
  Shown,
  Facts,
  Verb extends string,
  Automatic,
> {
  /** What the log calls it. */
  type: string;
  workflow: WorkflowOf<Facts, Verb, Automatic & string>;
  table: Table;
  /** The row by its id, locked, with what rights and guards look at; nothing if the actor may not see it. */
  findToChange(db: TenantDb, actor: Actor, id: string): Promise<Row | undefined>;
  factsOf(row: Row): Facts;
  /** The record as the contract answers it, to whoever calls. */
  shownTo(call: Call, row: Row): Shown;
  /** The fields that the log compares. */
  historyOf(call: Call, row: Row): object;
  /** Columns that follow from those a verb changes. */
  following?(before: Row, columns: Changeable<Table>): Changeable<Table>;
  /** Updates the row by these assignments and its version by one, and answers it as it is then. */
  write(db: TenantDb, before: Row, assignments: SQL): Promise<Row>;
  /** Tells people what the change means for them. */
  tell?(
    call: Call,
    before: Row,
    after: Row,
    what: { verb: Verb; automatic: Automatic | undefined },
  ): Promise<void> | void;
}

/** Columns that a verb may write: what every change writes is written here. */
type Changeable<Table extends PgTable> = Omit<
  ColumnsOf<Table>,
  'org_id' | 'id' | 'ref' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'
>;
/** A name that is no such column does not compile, in a variable either. */
type OnlyChangeable<Table extends PgTable, Values> = Values & {
  [Name in Exclude<keyof Values, keyof Changeable<Table>>]: never;
};

/** What somebody did, and what the product did by itself because of it. */
interface ActOf<Automatic> extends Pick<NewAct, 'action' | 'reason' | 'note'> {
  /** What the log tells besides the fields that it compares. */
  changes?: Change[] | undefined;
  /** Other records that it was about: their histories tell it too. */
  about?: ActObject[] | undefined;
  /** A change of status that is not the person's but follows from a rule: an act of its own in the log. */
  automatic?: Automatic | undefined;
}

/** What a verb may be sent that the log tells with its act. */
interface Said {
  version: number;
  reason?: string | undefined;
  note?: string | undefined;
}

/** Takes records of one kind for a verb, and changes them (docs/decisions/0050-workflow-table.md). */
export function recordsOf<
  Table extends PgTable,
  Row extends Stored,
  Shown extends { version: number },
  Facts extends { status: string },
  Verb extends string,
  Automatic extends string,
>(kind: RecordKind<Table, Row, Shown, Facts, Verb, Automatic>) {
  const { workflow } = kind;
  const objectOf = ({ id, ref }: Pick<Stored, 'id' | 'ref'>) => ({ type: kind.type, id, ref });

  /** Refuses a verb for want of right (403), for where the record is (409, with the row as it is now), for what it asks for (422), or,
   *  where it approves, for want of a fresh proof (403). */
  function expectVerb(call: Call, row: Row, verb: Verb): void {
    const { actor, db } = call;
    const facts = kind.factsOf(row);
    if (!workflow.isAllowed(verb, actor, facts, db.now)) refuse(forbidden);
    if (!workflow.startsFrom(verb, facts)) refuse(wrongState, { data: kind.shownTo(call, row) });
    const missing = workflow.missing(verb, actor, facts, db.now);
    if (missing !== undefined) refuse(missing);
    if (workflow.approves(verb)) expectApprover(call);
  }

  /** The same, for the version that the caller sent; another one is refused (409, with the row as it is now). */
  function expectUnchanged(call: Call, row: Row, sentVersion: number, verb: Verb): void {
    // A verb whose time is over is refused as such (`lapsed`), whatever version was sent.
    const lapsed = workflow.lapsed(verb, call.actor, kind.factsOf(row), call.db.now);
    if (lapsed !== undefined) refuse(lapsed);
    if (row.version !== sentVersion) expectVersion(kind.shownTo(call, row), sentVersion);
    expectVerb(call, row, verb);
  }

  /** Puts into the log what the product did by itself to a record. */
  function recordAutomatic(
    db: TenantDb,
    which: Pick<Stored, 'id' | 'ref'>,
    automatic: Automatic,
    changes?: Change[],
  ): void {
    const { act, reason, from, to } = workflow.automatic[automatic];
    const made = changes ?? [{ field: 'status', old: from, new: to }];
    record(db, undefined, { action: act, reason, objects: objectOf(which), changes: made });
  }

  /** The record a verb is about, locked; refused when it is not there or not seen (404), was changed meanwhile, or the verb
   *  does not fit. */
  async function take(call: Call, id: string, sentVersion: number, verb: Verb): Promise<Row> {
    const row = (await kind.findToChange(call.db, call.actor, id)) ?? refuse(notFound);
    expectUnchanged(call, row, sentVersion, verb);
    return row;
  }

  /** Writes the columns a verb changed and the status it leads to, records the act, and answers the record as it is now. A
   *  status among the columns is one that the verb's details decided. */
  async function change<const Values extends Changeable<Table>>(
    call: Call,
    before: Row,
    verb: Verb,
    columns: OnlyChangeable<Table, Values>,
    { automatic, changes: besides = [], about = [], ...act }: ActOf<Automatic>,
  ): Promise<Shown> {
    const { db, actor, by } = call;
    const decided = (columns as { status?: string }).status;
    const status =
      automatic === undefined
        ? statusAfter(workflow, kind.factsOf(before), verb, decided)
        : workflow.automatic[automatic].to;
    const written = columnsOf<Table, ColumnsOf<Table>>(kind.table, {
      ...columns,
      ...kind.following?.(before, columns),
      status,
      updated_at: db.now.toISOString(),
      updated_by: actor.id,
    } as never);
    const after = await kind.write(db, before, assignmentsOf(written));
    const compared = changesBetween(kind.historyOf(call, before), kind.historyOf(call, after));
    const changes = about.length === 0 ? compared : ownOf(before, compared);
    const objects = [objectOf(before), ...about];
    const isAutomatic = ({ field }: { field: string }) => automatic !== undefined && field === 'status';
    record(db, by, {
      ...act,
      on_behalf_of: workflow.onBehalfOf(verb, actor, kind.factsOf(before), db.now),
      objects,
      changes: [...changes.filter((change) => !isAutomatic(change)), ...besides],
    });
    if (automatic !== undefined) recordAutomatic(db, before, automatic, changes.filter(isAutomatic));
    await kind.tell?.(call, before, after, { verb, automatic });
    return kind.shownTo(call, after);
  }

  /** What is noted of a verb, and that somebody decided alone about their own where that is so. */
  const noteOf = ({ actor, db }: Call, verb: Verb, row: Row, note?: string): string | undefined =>
    workflow.isTheirOwn(verb, actor, kind.factsOf(row), db.now) ? noteAlone(note) : note;

  /** A verb that only writes columns: takes the record, changes it, and records the act with the reason and the note that were
   *  sent. `columnsFrom` says what is written besides the status. */
  function does<Sent extends Said, const Values extends Changeable<Table> = Changeable<Table>>(
    verb: Verb,
    action: string,
    columnsFrom?: (call: Call, before: Row, sent: Sent) => OnlyChangeable<Table, Values>,
  ): (call: Call, id: string, sent: Sent) => Promise<Shown> {
    return async (call, id, sent) => {
      const before = await take(call, id, sent.version, verb);
      const columns = columnsFrom?.(call, before, sent) ?? ({} as OnlyChangeable<Table, Values>);
      const note = noteOf(call, verb, before, sent.note);
      return change(call, before, verb, columns, { action, reason: sent.reason, note });
    };
  }

  return {
    objectOf,
    recordAutomatic,
    expectVerb,
    expectUnchanged,
    noteOf,
    take,
    change,
    does,
  };
}

/** The status a change ends in; one that the table does not name is a mistake of ours. */
function statusAfter<Verb extends string>(
  workflow: Pick<WorkflowOf<never, Verb, never>, 'name' | 'leadsTo' | 'mayLeadTo'>,
  { status }: { status: string },
  verb: Verb,
  decided: string | undefined,
): string | undefined {
  if (decided === undefined) return workflow.leadsTo(verb, status);
  if (decided !== status && !workflow.mayLeadTo(verb, decided))
    throw new Error(`${verb} of a ${workflow.name} does not lead from ${status} to ${decided}`);
  return decided;
}

/** A note of whoever decides where a second person was to. */
const noteAlone = (note: string | undefined): string => [decidedAlone, note].filter(Boolean).join(': ');

/** Changes that the history of this record alone tells: those of the others the act was about say that it happened, and nothing of
 *  what only some may read. */
const ownOf = ({ id }: Stored, changes: readonly Change[]): Change[] =>
  changes.map((one) => ({ ...one, object_id: id }));
