import { sql, type SQL } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import { arrangeCards, takeTurnOn } from '#features/board/board/server/shared/board-part.service.ts';
import { addTask } from '#features/treatment/task/server/shared/task.service.ts';
import type * as contract from '../card.contract.ts';
import { cardIsTask, taskUnknown } from '../card.workflow.ts';
import { beginTask } from './card-move.service.ts';
import { tellMembers } from './card-notice.service.ts';
import { setLabels, setMembers } from './card-link.queries.ts';
import { expectList, expectRoom, followTask, peopleOf, rankAt } from './card-place.service.ts';
import type { Cards } from './card-record.service.ts';
import { expectTaskScope } from './task-scope.service.ts';

/** A card of its own, or one that is a task. Whoever arranges a board adds cards to it. */
export async function addCard(
  cards: Cards,
  call: Call,
  board_id: string,
  sent: Body<typeof contract.addCard>,
): Promise<contract.Card> {
  const { db, actor } = call;
  const { list_id, before, after } = sent;
  await arrangeCards(call, board_id);
  const list = await expectList(db, board_id, list_id);
  await expectRoom(db, list_id, list, peopleOfNew(db, sent));
  const rank = await rankAt(db, { list_id, before, after });
  const id = newId(db.now);
  const placed = { board_id, list_id, rank };
  if ('task_id' in sent) {
    const { task_id } = sent;
    const task = await cards.tasks.findToChange(db, actor, task_id);
    if (task === undefined || task.deleted_at !== null) refuse(taskUnknown);
    await cards.add(call, { id, action: 'card.added', columns: { ...placed, task_id } });
    return whereItsTaskStands(cards, call, id);
  }
  const { title, description, due_on, checklists, member_ids = [], label_ids = [] } = sent;
  await cards.add(call, {
    id,
    action: 'card.added',
    columns: { ...placed, title, description, due_on, checklists },
  });
  if (member_ids.length > 0) await setMembers(db, id, member_ids, []);
  if (label_ids.length > 0) await setLabels(db, { board: board_id, card: id }, label_ids);
  const made = await cards.findMade(call, id);
  tellMembers(call, made);
  return cards.shownTo(call, made);
}

const peopleOfNew = (db: TenantDb, sent: Body<typeof contract.addCard>): SQL =>
  'task_id' in sent
    ? sql`select g.person_id from task_assignee g where g.org_id = ${db.org_id} and g.task_id = ${sent.task_id}`
    : sql`select unnest(${sql.param(sent.member_ids ?? [])}::uuid[])`;

/** A card that is new, back in sight, or a task from now on, where its board says that the task stands. */
async function whereItsTaskStands(cards: Cards, call: Call, id: string): Promise<contract.Card> {
  await followTask(call.db, id);
  return cards.shownTo(call, await cards.findMade(call, id));
}

/** Changes what a card says. One that is a task has labels of its own, and nothing else. */
export async function changeCard(
  cards: Cards,
  call: Call,
  id: string,
  { version, member_ids, label_ids, ...details }: Body<typeof contract.changeCard>,
): Promise<contract.Card> {
  const { db } = call;
  const before = await cards.take(call, id, version, 'edit');
  if (before.task_id !== null && (member_ids !== undefined || Object.keys(details).length > 0))
    refuse(cardIsTask);
  if (member_ids !== undefined)
    await setMembers(
      db,
      id,
      member_ids,
      before.members.map((person) => person.id),
    );
  if (label_ids !== undefined) await setLabels(db, { board: before.board_id, card: id }, label_ids);
  return cards.change(call, before, 'edit', details, { action: 'card.changed' });
}

/** Makes a task of a card: with its title, text, people, day and steps, which are the task's from then on. */
export async function becomeTask(
  cards: Cards,
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Card> {
  expectTaskScope(call);
  const before = await cards.take(call, id, version, 'become');
  const { title, description, due_on, members, checklists } = before;
  const task = await addTask(
    cards.tasks,
    call,
    { kind: 'none' },
    {
      title: title ?? '',
      description,
      due_on,
      assignee_ids: members.map((person) => person.id),
      checklist: checklists.flatMap(({ items }) => items).slice(0, 50),
    },
  );
  await setMembers(call.db, id, [], []);
  // The board may be in step with what the task belongs to, and have made a card of it: this is the one.
  await call.db.query(
    sql`delete from card c where c.org_id = ${call.db.org_id} and c.board_id = ${before.board_id} and c.task_id = ${task.id}`,
  );
  const nothing = { title: null, description: null, due_on: null, checklists: [] };
  await cards.change(
    call,
    before,
    'become',
    { ...nothing, task_id: task.id },
    { action: 'card.became', note: task.ref },
  );
  if (before.list_status !== null) await beginTask(cards, call, task.id, before.list_status);
  return whereItsTaskStands(cards, call, id);
}

export const archiveCard = (cards: Cards) => cards.does('archive', 'card.archived');
export const deleteCard = (cards: Cards) => cards.does('delete', 'card.deleted', hiddenBy);

export async function restoreCard(
  cards: Cards,
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.Card> {
  const before = await cards.take(call, id, version, 'restore');
  await cards.change(call, before, 'restore', shownAgain, { action: 'card.restored' });
  return whereItsTaskStands(cards, call, id);
}

/** Puts an archived card back to the end of its list. */
export async function reopenCard(
  cards: Cards,
  call: Call,
  { board_id, id }: { board_id: string; id: string },
  { version }: { version: number },
): Promise<contract.Card> {
  const { db } = call;
  const [, before] = await Promise.all([takeTurnOn(db, board_id), cards.take(call, id, version, 'reopen')]);
  const { list_id } = before;
  await expectRoom(db, list_id, await expectList(db, before.board_id, list_id), peopleOf(db, id));
  await cards.change(
    call,
    before,
    'reopen',
    { rank: await rankAt(db, { list_id }) },
    { action: 'card.reopened' },
  );
  return whereItsTaskStands(cards, call, id);
}
