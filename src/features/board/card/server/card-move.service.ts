import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import { takeTurnOn } from '#features/board/board/server/shared/board-part.service.ts';
import type { TaskStatus } from '#features/treatment/task/task-status.contract.ts';
import type { Task } from '#features/treatment/task/task.contract.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import type { Tasks } from '#features/treatment/task/server/shared/task-record.service.ts';
import { factsOf, type StoredTask } from '#features/treatment/task/server/shared/task.presenter.ts';
import * as verbs from '#features/treatment/task/server/shared/task-verbs.service.ts';
import type * as contract from '../card.contract.ts';
import { waysTo } from '../card-move.rules.ts';
import { droppedVerbs, noWayThere, wordsMissing, type DroppedVerb } from '../card.workflow.ts';
import { expectList, expectRoom, peopleOf, rankAt } from './card-place.service.ts';
import type { Cards } from './card-record.service.ts';
import { expectTaskScope } from './task-scope.service.ts';

interface Words {
  reason?: string | undefined;
  note?: string | undefined;
}
type Runs = (tasks: Tasks, call: Call, id: string, sent: Words & { version: number }) => Promise<Task>;

const run: Record<DroppedVerb, Runs> = {
  start: verbs.startTask,
  unblock: verbs.unblockTask,
  submit: verbs.submitTask,
  finish: verbs.finishTask,
  approve: verbs.approveTask,
  return: (tasks, call, id, { version, note = '' }) => verbs.returnTask(tasks, call, id, { version, note }),
  block: (tasks, call, id, { version, reason = '' }) => verbs.blockTask(tasks, call, id, { version, reason }),
  cancel: (tasks, call, id, { version, reason = '' }) =>
    verbs.cancelTask(tasks, call, id, { version, reason }),
  reopen: verbs.reopenTask,
};

/** The way that a task goes: the first of which whoever drops it may begin. Where there is none, why not. */
function wayOf({ actor, db }: Call, task: StoredTask, to: TaskStatus): DroppedVerb[] {
  const facts = factsOf(task);
  const ways = waysTo(task.status, to);
  const way = ways.find(([first]) => first !== undefined && taskWorkflow.may(first, actor, facts, db.now));
  if (way !== undefined) return way;
  const [first] = ways[0] ?? refuse(noWayThere);
  if (first === undefined || !taskWorkflow.isAllowed(first, actor, facts, db.now)) return refuse(forbidden);
  return refuse(taskWorkflow.missing(first, actor, facts, db.now) ?? noWayThere);
}

/** Leads a task where the list of its card says its tasks stand, by the verbs that people use for it. A word that one of them asks for was
 *  sent along, or is asked for (422). */
async function leadTask(cards: Cards, call: Call, id: string, to: TaskStatus, words: Words): Promise<void> {
  const task = (await cards.tasks.findToChange(call.db, call.actor, id)) ?? refuse(notFound);
  if (task.status === to) return;
  expectTaskScope(call);
  const way = wayOf(call, task, to);
  const missing = way.map((verb) => droppedVerbs[verb]).find((word) => word !== undefined && !words[word]);
  if (missing !== undefined) refuse(wordsMissing, { errors: { [missing]: [wordsMissing.code] } });
  let { version } = task;
  for (const verb of way) ({ version } = await run[verb](cards.tasks, call, id, { ...words, version }));
}

/** Leads a task that was just made of a card where the list of that says its tasks stand, as far as whoever made it may go all the way
 *  without a word. Otherwise it stays at its beginning, and the card follows it. */
export async function beginTask(cards: Cards, call: Call, id: string, to: TaskStatus): Promise<void> {
  const { actor, db } = call;
  const task = (await cards.tasks.findToChange(db, actor, id)) ?? refuse(notFound);
  const way = waysTo(task.status, to).find((verbsOfWay) => {
    let { status } = task;
    return verbsOfWay.every((verb) => {
      const may = taskWorkflow.may(verb, actor, { ...factsOf(task), status }, db.now);
      status = taskWorkflow.leadsTo(verb, status) ?? status;
      return may && droppedVerbs[verb] === undefined;
    });
  });
  let { version } = task;
  for (const verb of way ?? []) ({ version } = await run[verb](cards.tasks, call, id, { version }));
}

/** Puts a card elsewhere, and leads the task that it is there. */
export async function moveCard(
  cards: Cards,
  call: Call,
  { board_id, id }: { board_id: string; id: string },
  { version, list_id, before, after, ...words }: Body<typeof contract.moveCard>,
): Promise<contract.Card> {
  const { db } = call;
  const task = sql`(select c.task_id from card c where c.org_id = ${db.org_id} and c.id = ${id})`;
  const locks = [takeTurnOn(db, board_id), ...cards.tasks.lockParents(db, task)];
  const [card] = await Promise.all([cards.take(call, id, version, 'move'), ...locks]);
  const list = await expectList(db, card.board_id, list_id);
  const isElsewhere = list_id !== card.list_id;
  if (isElsewhere) {
    await expectRoom(db, list_id, list, peopleOf(db, id));
    if (card.task_id !== null && list.task_status !== null)
      await leadTask(cards, call, card.task_id, list.task_status, words);
  }
  const rank = await rankAt(db, { list_id, before, after }, id);
  const changes = isElsewhere ? changesBetween({ list: card.list_name }, { list: list.name }) : [];
  return cards.change(call, card, 'move', { list_id, rank }, { action: 'card.moved', changes });
}
