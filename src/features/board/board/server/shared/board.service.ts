import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hiddenBy, shownAgain } from '#platform/server/record/stored-records.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import type * as contract from '../../board.contract.ts';
import { wordOf } from '../../board-path.rules.ts';
import type { BoardVisibility } from '../../board-status.contract.ts';
import { boardDepartmentMissing, privateOnly } from '../../board.workflow.ts';
import { tellNamed } from '../board-notice.service.ts';
import { insertLabels, usualLabels } from '../board-label.queries.ts';
import { namePeople } from '../board-people.queries.ts';
import { boards } from './board-record.service.ts';

interface Shown {
  visibility: BoardVisibility;
  department_id: string | null;
}

/** Refuses to show a board to whom whoever calls may not: a User makes private ones, others those of their departments and of all. */
async function expectVisibility({ db, actor }: Call, { visibility, department_id }: Shown): Promise<void> {
  if ((visibility === 'department') !== (department_id !== null)) refuse(boardDepartmentMissing);
  if (visibility !== 'private' && actor.type === 'User') refuse(privateOnly);
  if (department_id === null) return;
  if (!(await isActiveDepartment(db, department_id))) refuse(departmentUnknown);
  if (actor.type !== 'Admin' && !actor.departments.some(({ id }) => id === department_id))
    refuse(departmentNotYours);
}

/** With the labels that a board begins with. */
export const addBoard = (call: Call, body: Body<typeof contract.addBoard>): Promise<contract.Board> =>
  makeBoard(call, body, usualLabels(call.language));

/** Whoever makes it looks after it, unless they name others. */
export async function makeBoard(
  call: Call,
  {
    admin_ids = [call.actor.id],
    member_ids = [],
    viewer_ids = [],
    uri,
    visibility = 'private',
    department_id = null,
    ...details
  }: Body<typeof contract.addBoard>,
  labels: Parameters<typeof insertLabels>[2] = [],
): Promise<contract.Board> {
  const { db } = call;
  await expectVisibility(call, { visibility, department_id });
  const columns = { ...details, visibility, department_id, uri: uri ?? wordOf(details.name) };
  const { id } = await boards.add(call, { id: newId(db.now), action: 'board.added', columns });
  await namePeople(db, id, { admin: admin_ids, member: member_ids, viewer: viewer_ids }, []);
  if (labels.length > 0) await insertLabels(call, id, labels);
  const made = await boards.findMade(call, id);
  tellNamed(call, made);
  return boards.shownTo(call, made);
}

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

export async function changeBoard(
  call: Call,
  id: string,
  { version, admin_ids, member_ids, viewer_ids, ...details }: Body<typeof contract.changeBoard>,
): Promise<contract.Board> {
  const before = await boards.take(call, id, version, 'edit');
  const { visibility = before.visibility, department_id = before.department_id } = details;
  if (visibility !== before.visibility || department_id !== before.department_id)
    await expectVisibility(call, { visibility, department_id });
  const were = { admin: idsOf(before.admins), member: idsOf(before.members), viewer: idsOf(before.viewers) };
  if ((admin_ids ?? member_ids ?? viewer_ids) !== undefined)
    await namePeople(
      call.db,
      id,
      {
        admin: admin_ids ?? were.admin,
        member: member_ids ?? were.member,
        viewer: viewer_ids ?? were.viewer,
      },
      Object.values(were).flat(),
    );
  const board = await boards.change(call, before, 'edit', details, { action: 'board.changed' });
  tellNamed(call, board, before);
  return board;
}

export const archiveBoard = boards.does('archive', 'board.archived');
export const reopenBoard = boards.does('reopen', 'board.reopened');
export const deleteBoard = boards.does('delete', 'board.deleted', hiddenBy);
export const restoreBoard = boards.does('restore', 'board.restored', () => shownAgain);

/** Whoever calls hears of what happens on it, or no more. */
export async function subscribe(
  call: Call,
  id: string,
  { subscribed }: Body<typeof contract.subscribeToBoard>,
): Promise<{ subscribed: boolean }> {
  const { db, actor, by } = call;
  await boards.expect(call, id);
  await db.query(
    subscribed
      ? sql`insert into board_subscriber (org_id, board_id, person_id) values (${db.org_id}, ${id}, ${actor.id}) on conflict do nothing`
      : sql`delete from board_subscriber s where s.org_id = ${db.org_id} and s.board_id = ${id} and s.person_id = ${actor.id}`,
  );
  const action = subscribed ? 'board.subscribed' : 'board.unsubscribed';
  record(db, by, { action, objects: { type: 'person', id: actor.id } });
  return { subscribed };
}
