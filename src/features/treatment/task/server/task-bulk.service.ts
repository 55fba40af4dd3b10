import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, staleVersion, wrongState, type Refusal } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import type * as contract from '../task-bulk.contract.ts';
import { assigneeUnknown, reviewerUnknown } from '../task.contract.ts';
import { taskWorkflow } from '../task.workflow.ts';
import type { Tasks } from './shared/task-record.service.ts';
import { tellAssigned } from './task-notice.service.ts';
import { factsOf, type StoredTask } from './shared/task.presenter.ts';
import { columnsOfChange } from './shared/task.service.ts';
import { present } from '#platform/contract/values/present.ts';

type Set = contract.BulkSet;
type Names = ReadonlyMap<string, { id: string; name: string }>;

interface Decided {
  chosen: contract.Chosen;
  set: Set;
  row?: StoredTask;
  /** The row as it will be. */
  planned?: StoredTask;
  code?: string;
  changes: Change[];
}
type Changing = Decided & Required<Pick<Decided, 'row' | 'planned'>>;
const isChanging = (one: Decided): one is Changing => one.changes.length > 0;

/** Changes many tasks in one act: each is decided by itself, those that can be are written together. */
export async function changeManyTasks(
  { findMany }: Tasks,
  call: Call,
  { tasks, set = {}, dry_run = false }: Body<typeof contract.changeManyTasks>,
): Promise<contract.BulkReply> {
  const { db, actor, by } = call;
  const ids = tasks.map(({ id }) => id);
  const rows = await findMany(call, ids, !dry_run);
  const sets = tasks.map((chosen) => ({ ...set, ...chosen.set }));
  const names = await expectNamed(call, sets, [...rows.values()]);
  const decided = tasks.map((chosen, place) =>
    decide(call, chosen, sets[place] ?? {}, rows.get(chosen.id), names),
  );
  const changing = decided.filter(isChanging);
  if (!dry_run && changing.length > 0) {
    await write(call, changing);
    const absentOf = ({ row }: Changing) => taskWorkflow.onBehalfOf('edit', actor, factsOf(row), db.now);
    // An act for what is their own right, and one for each they stand in for.
    for (const some of Map.groupBy(changing, (one) => absentOf(one)?.id).values())
      record(db, by, {
        action: 'task.bulk_changed',
        on_behalf_of: absentOf(present(some[0])),
        objects: some.map(({ row }) => ({ type: 'task', id: row.id, ref: row.ref })),
        changes: some.flatMap(({ row, changes }) =>
          changes.map((change) => ({ ...change, object_id: row.id })),
        ),
        note: `${some.length}`,
      });
  }
  const results = decided.map((one) => outcomeOf(one, dry_run));
  const count = (result: contract.BulkOutcome['result']) =>
    results.filter((one) => one.result === result).length;
  return {
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    results,
    undo: dry_run || changing.length === 0 ? null : { tasks: changing.map(undoOf) },
  };
}

/** The names of all people that are to be set; refuses those who are no active members, unless they stood there before. */
async function expectNamed({ db }: Call, sets: readonly Set[], rows: readonly StoredTask[]): Promise<Names> {
  const assignees = sets.flatMap(({ assignee_ids = [] }) => assignee_ids);
  const reviewers = sets.flatMap(({ reviewer_id }) => reviewer_id ?? []);
  const active = await findActivePeople(db, [...new Set([...assignees, ...reviewers])]);
  const known = new Map([
    ...rows.flatMap((row) => row.assignees.map((person) => [person.id, person] as const)),
    ...rows.flatMap(({ reviewer_id: id, reviewer_name: name }) =>
      id === null ? [] : [[id, { id, name: name ?? '' }] as const],
    ),
    ...active,
  ]);
  if (assignees.some((id) => !known.has(id))) refuse(assigneeUnknown);
  if (reviewers.some((id) => !known.has(id))) refuse(reviewerUnknown);
  return known;
}

function refusalOf({ actor, db }: Call, row: StoredTask, version: number): Refusal | undefined {
  const facts = factsOf(row);
  if (row.version !== version) return staleVersion;
  if (!taskWorkflow.isAllowed('edit', actor, facts, db.now)) return forbidden;
  return taskWorkflow.startsFrom('edit', facts) ? undefined : wrongState;
}

const compared = (row: StoredTask) => ({
  assignees: row.assignees.toSorted((one, other) => one.name.localeCompare(other.name)),
  reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name },
  priority: row.priority,
  start_on: row.start_on,
  due_on: row.due_on,
});

/** What becomes of one task. */
function decide(
  call: Call,
  chosen: contract.Chosen,
  set: Set,
  row: StoredTask | undefined,
  names: Names,
): Decided {
  if (row === undefined) return { chosen, set, code: notFound.code, changes: [] };
  const { against, columns } = columnsOfChange(row, set);
  const refusal = refusalOf(call, row, chosen.version) ?? against;
  if (refusal !== undefined) return { chosen, set, row, code: refusal.code, changes: [] };
  const { assignee_ids } = set;
  const planned: StoredTask = {
    ...row,
    ...columns,
    ...(set.reviewer_id !== undefined && {
      reviewer_name: set.reviewer_id === null ? null : (names.get(set.reviewer_id)?.name ?? ''),
    }),
    ...(assignee_ids !== undefined && {
      assignees: [...new Set(assignee_ids)].map((id) => names.get(id) ?? { id, name: '' }),
    }),
  };
  return { chosen, set, row, planned, changes: changesBetween<object>(compared(row), compared(planned)) };
}

/** Writes all of them in two statements, however many there are, and tells those who are to do them. */
async function write(call: Call, changing: readonly Changing[]): Promise<void> {
  const { db, actor } = call;
  const column = (pick: (row: StoredTask) => string | number | null) =>
    sql.param(changing.map(({ planned }) => pick(planned)));
  await db.query(sql`update task t set version = t.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id},
      reviewer_id = v.reviewer_id, priority = v.priority, start_on = v.start_on, due_on = v.due_on, next_on = v.next_on
    from unnest(${column(({ id }) => id)}::uuid[], ${column((row) => row.reviewer_id)}::uuid[], ${column((row) => row.priority)}::smallint[],
      ${column((row) => row.start_on)}::date[], ${column((row) => row.due_on)}::date[], ${column((row) => row.next_on)}::date[])
      as v (id, reviewer_id, priority, start_on, due_on, next_on)
    where t.org_id = ${db.org_id} and t.id = v.id`);
  const given = changing.filter(({ set }) => set.assignee_ids !== undefined);
  if (given.length === 0) return;
  const pairs = given.flatMap(({ planned }) => planned.assignees.map(({ id }) => [planned.id, id] as const));
  const side = (which: 0 | 1) => sql`${sql.param(pairs.map((pair) => pair[which]))}::uuid[]`;
  await db.query(sql`with wanted as (select * from unnest(${side(0)}, ${side(1)}) as v (task_id, person_id)), gone as (
      delete from task_assignee g where g.org_id = ${db.org_id} and g.task_id = any (${sql.param(given.map(({ row }) => row.id))}::uuid[])
        and not exists (select from wanted w where w.task_id = g.task_id and w.person_id = g.person_id)
    ) insert into task_assignee (org_id, task_id, person_id) select ${db.org_id}, task_id, person_id from wanted on conflict do nothing`);
  for (const { row, planned } of given)
    tellAssigned(
      call,
      planned,
      row.assignees.map(({ id }) => id),
    );
}

function outcomeOf({ chosen, row, code, changes }: Decided, isDry: boolean): contract.BulkOutcome {
  const result = code !== undefined ? 'refused' : changes.length > 0 ? 'changed' : 'same';
  const version = row === undefined ? null : row.version + (result === 'changed' && !isDry ? 1 : 0);
  return { id: chosen.id, ref: row?.ref ?? null, result, code: code ?? null, version, changes };
}

/** What takes one task's change back: the values it had, on the version it has now. */
function undoOf({ row, changes }: Changing): contract.Chosen {
  const changed = new Set(changes.map(({ field }) => field));
  return {
    id: row.id,
    version: row.version + 1,
    set: {
      ...(changed.has('assignees') && { assignee_ids: row.assignees.map(({ id }) => id) }),
      ...(changed.has('reviewer') && { reviewer_id: row.reviewer_id }),
      ...(changed.has('priority') && { priority: row.priority }),
      ...(changed.has('start_on') && { start_on: row.start_on }),
      ...(changed.has('due_on') && { due_on: row.due_on }),
    },
  };
}
