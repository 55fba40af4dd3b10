import { refusal } from '#platform/contract/refusal.ts';
import { workflow, type Right } from '#platform/contract/workflow.ts';
import { boardStatuses, type BoardStatus, type BoardVisibility } from './board-status.contract.ts';

/** What the workflow needs to know of a board. */
export interface BoardFacts {
  status: BoardStatus;
  visibility: BoardVisibility;
  admin_ids: readonly string[];
  member_ids: readonly string[];
  deleted_at: string | null;
}

/** Whom it names for it; on a private one nobody else, on others the Admins of the organisation as well. */
export const boardAdmin: Right<BoardFacts> = ({ id, type }, { admin_ids, visibility }) =>
  admin_ids.includes(id) || (type === 'Admin' && visibility !== 'private');
export const boardMember: Right<BoardFacts> = ({ id }, { member_ids }) => member_ids.includes(id);

/** A User makes boards for those they name, and no others. */
export const privateOnly = refusal('private_only', 403, 'visibility');
/** A board of a department names it, and no other does. */
export const boardDepartmentMissing = refusal('board_department_missing', 400, 'department_id');
export const boardPersonUnknown = refusal('person_unknown', 400, 'admin_ids');
/** Nobody would be left to look after it. */
export const boardAdminMissing = refusal('board_admin_missing', 422, 'admin_ids');

/** The way of a board. */
export const boardWorkflow = workflow('board', {
  facts: {} as BoardFacts,
  statuses: boardStatuses,
  verbs: {
    edit: { from: 'active', by: [boardAdmin], mayRefuse: [boardPersonUnknown, boardAdminMissing] },
    // Its lists and its labels.
    arrange: { from: 'active', by: [boardAdmin, boardMember] },
    archive: { from: 'active', to: 'archived', by: [boardAdmin] },
    reopen: { from: 'archived', to: 'active', by: [boardAdmin] },
    delete: { from: 'any', by: [boardAdmin] },
    restore: { from: 'deleted', by: [boardAdmin] },
  },
});
export type BoardVerb = (typeof boardWorkflow.verbs)[number];
