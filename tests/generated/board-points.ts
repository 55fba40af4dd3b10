import {
  addBoard,
  archiveBoard,
  deleteBoard,
  subscribeToBoard,
  type Board,
} from '#features/board/board/board.contract.ts';
import * as part from '#features/board/board/board-part.contract.ts';
import * as cards from '#features/board/card/card.contract.ts';
import { addSource } from '#features/board/source/board-source.contract.ts';
import { createPlan } from '#features/treatment/plan/plan.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { pngOf } from '#tests/world/pictures.ts';
import { sendsFile } from '#tests/treatment/file-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import { someControl } from '#tests/treatment/plan-world.ts';

const ofDepartment = () => ({ visibility: 'department' });

/** What the schema of a call does not tell about its fields. */
export const boardFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/scrumboard/boards/': ofDepartment,
  '/scrumboard/boards/:id/': ofDepartment,
  '/lists/:list_id/': () => ({ wip_limit: 50 }),
  '/scrumboard/boards/:id/lists/': () => ({ wip_limit: 50, task_status: omitted }),
};

/** Brings a board of Finance, with two cards in a list, into the state that the call starts from. */
export async function startBoard(
  path: string,
  { world, word, people: { Admin, Staff, User } }: Somebody,
): Promise<Start> {
  const department_id = world.departments['Finance'] as string;
  const named = { member_ids: [Staff.id], viewer_ids: [User.id] };
  const where = { visibility: 'department' as const, department_id };
  let board: Board = (
    await Admin.calls(addBoard, {
      body: { name: `${word} plans its week`, description: `${word} in words`, ...named, ...where },
    })
  ).data;
  const params = { id: board.id };
  const ends = (end: string) => path.endsWith(`/${end}/`);
  await Admin.calls(subscribeToBoard, { params, body: { subscribed: true } });
  for (const name of [`${word} is first`, `${word} is next`])
    board = (await Admin.calls(part.addList, { params, body: { name } })).data;
  const label = { name: `${word} is urgent`, colour: 'red' as const };
  board = (await Admin.calls(part.addLabel, { params, body: label })).data;
  const [list, next] = board.lists.map(({ id }) => id) as [string, string];
  const board_label = board.labels.find(({ name }) => name === label.name)?.id as string;
  const on = { board_id: board.id };
  const adds = async (title: string) =>
    (
      await Admin.calls(cards.addCard, {
        params: on,
        body: {
          title,
          list_id: list,
          label_ids: [board_label],
          member_ids: [Admin.id],
          description: `${word} in words`,
          checklists: [{ name: word, items: [{ text: `${word} to tick`, done: false }] }],
        },
      })
    ).data;
  const [card, other] = [await adds(`${word} is done`), await adds(`${word} stays`)];
  const task = (await Admin.calls(addTask, { body: { title: `${word} is to be done` } })).data;
  const its = { params: { ...on, id: card.id }, body: { version: card.version } };
  const control_id = await someControl(world, { department_id });
  const plan = { title: `${word} improves`, control_id, department_id, owner_id: Admin.id };
  const { id: planned } = (await Admin.calls(createPlan, { body: plan })).data;
  const body = { kind: 'plan' as const, id: planned };
  const sources = ends('from') ? [] : (await Admin.calls(addSource, { params: on, body })).data;
  if (ends('cards/:id/restore')) await Admin.calls(cards.deleteCard, its);
  if (ends('cards/:id/reopen')) await Admin.calls(cards.archiveCard, its);
  const ofBoard = { params, body: { version: board.version } };
  if (ends('boards/:id/restore')) await Admin.calls(deleteBoard, ofBoard);
  if (ends('boards/:id/reopen')) await Admin.calls(archiveBoard, ofBoard);
  if (ends('lists/:list_id/restore'))
    await Admin.calls(part.deleteList, { params: { ...params, list_id: list }, body: { version: 1 } });
  const covered = path.includes('/cover/') ? await startCover(path, its, { world, word, Admin }) : {};
  const isMoved = ends('order');
  return {
    board: board.id,
    id: path.includes('/cards/') ? card.id : ends('from') ? planned : board.id,
    board_list: list,
    board_source: sources[0]?.id as string,
    board_label,
    card: card.id,
    task: task.id,
    department: department_id,
    before: isMoved ? next : other.id,
    after: isMoved ? next : other.id,
    admin_ids: Admin.id,
    member_ids: Staff.id,
    viewer_ids: User.id,
    ...covered,
  };
}

/** A picture on the card, which is its cover where the call asks for that. */
async function startCover(
  path: string,
  { params, body }: { params: { board_id: string; id: string }; body: { version: number } },
  { world, word, Admin }: Pick<Somebody, 'world' | 'word'> & { Admin: Caller },
): Promise<Start> {
  const sentFor = { purpose: 'attachment' as const, object_type: 'card', object_id: params.id };
  const { id: file_id } = await sendsFile(world, Admin, `${word}.png`, pngOf(4, 2), sentFor);
  if (path.endsWith('/cover/')) return { file_id };
  const { data } = await Admin.calls(cards.setCardCover, { params, body: { ...body, file_id } });
  return { file_id, cover_id: data.cover_id as string };
}
