import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords, type ReadRecord } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { Board, BoardLabel, BoardList } from '../../board.contract.ts';
import { boardRecord } from '../../board.record.ts';
import type { BoardRole } from '../../board-status.contract.ts';
import { boardWorkflow, type BoardFacts } from '../../board.workflow.ts';
import { namedAs } from '../board-people.queries.ts';
import { boardCounterTable, boardTable } from '../board.table.ts';
import { boardSeenBy, roleOn } from './board-visibility.queries.ts';

/** What is read of a board beside its fields. */
interface BesideBoard {
  role: BoardRole | null;
  subscribed: boolean;
  lists: BoardList[];
  labels: BoardLabel[];
}
export type StoredBoard = ReadRecord<typeof boardRecord, BesideBoard>;

const isSubscribed = (actor: Actor) =>
  sql`exists (select from board_subscriber s where s.org_id = b.org_id and s.board_id = b.id and s.person_id = ${actor.id})`;

const parts =
  sql.raw(`coalesce((select json_agg(json_build_object('id', l.id, 'version', l.version, 'name', l.name, 'wip_limit', l.wip_limit, 'task_status', l.task_status)
      order by l.rank, l.id)
    from board_list l where l.org_id = b.org_id and l.board_id = b.id and l.deleted_at is null), '[]') as lists,
  coalesce((select json_agg(json_build_object('id', l.id, 'version', l.version, 'name', l.name, 'colour', l.colour) order by l.name, l.id)
    from board_label l where l.org_id = b.org_id and l.board_id = b.id), '[]') as labels`);

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

/** What rights look at. */
export const boardFacts = (row: StoredBoard): BoardFacts => ({
  ...row,
  admin_ids: idsOf(row.admins),
  member_ids: idsOf(row.members),
});

/** The board as whoever calls is answered it. */
const shownBoard = (row: StoredBoard, actor: Actor, now: Date): Board => ({
  ...shownWhole(boardRecord, row),
  role: row.role,
  subscribed: row.subscribed,
  lists: row.lists,
  labels: row.labels,
  permissions: boardWorkflow.permissions(actor, boardFacts(row), now),
});

/** Boards, as they are read and as verbs take and change them. */
export const boards = storedRecords(boardRecord)<BesideBoard>()({
  workflow: boardWorkflow,
  table: boardTable,
  counter: boardCounterTable,
  as: 'b',
  references: { admins: namedAs('admin'), members: namedAs('member'), viewers: namedAs('viewer') },
  further: {
    row: (actor) => sql`${roleOn(viewerOf(actor))} as role, ${isSubscribed(actor)} as subscribed`,
    whole: () => parts,
  },
  seenBy: (db, actor, id) => boardSeenBy(db, viewerOf(actor), id),
  factsOf: boardFacts,
  shownTo: ({ actor, db }, row) => shownBoard(row, actor, db.now),
});
