import { isNotNull, isNull, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { fileMissing, fileTable } from '#platform/server/database/file.table.ts';
import { counterTable } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { bytewiseText, organisationColumn, tenantReference } from '#platform/server/database/tenant-table.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { boardLabelTable, boardListTable, boardTable } from '#features/board/board/server/board.table.ts';
import { taskTable } from '#features/treatment/task/server/task.table.ts';
import { cardRecord } from '../card.record.ts';
import { labelUnknown, listUnknown, taskOnBoard, taskUnknown } from '../card.workflow.ts';

/** What stands in a list of a board. */
export const cardTable = pgTable(
  'card',
  {
    ...recordColumns(cardRecord),
    board_id: uuid().notNull(),
    list_id: uuid().notNull(),
    /** Its place in the list (`platform/server/database/rank.ts`). */
    rank: bytewiseText().notNull(),
    /** What it is, where it is a task. */
    task_id: uuid(),
    /** The picture that its tile shows, and the file on it that this was drawn of. */
    cover_id: uuid(),
    cover_of: uuid(),
    /** Made because its board is in step with what the task belongs to: it goes where that ends. */
    is_followed: boolean().notNull().default(false),
  },
  (row) => [
    ...recordConstraints(cardRecord, row, {}),
    tenantReference(notFound, row, row.board_id, boardTable, 'cascade'),
    tenantReference(listUnknown, row, row.list_id, boardListTable),
    tenantReference(taskUnknown, row, row.task_id, taskTable, 'cascade'),
    tenantReference(fileMissing, row, row.cover_id, fileTable),
    tenantReference(fileMissing, row, row.cover_of, fileTable),
    check('card_cover_broken', sql`(${row.cover_id} is null) = (${row.cover_of} is null)`),
    // A card of its own has a title, one that is a task has nothing of what the task says.
    check('card_title_broken', sql`(${row.task_id} is null) = (${row.title} is not null)`),
    uniqueIndex(`card_task_id_${taskOnBoard.code}`)
      .on(row.org_id, row.board_id, row.task_id)
      .where(sql`${isNotNull(row.task_id)} and ${isNull(row.deleted_at)}`),
    index('card_by_task').on(row.org_id, row.task_id).where(isNotNull(row.task_id)),
    index('card_by_place')
      .on(row.org_id, row.list_id, row.rank, row.id)
      .where(sql`${row.status} = 'active' and ${row.deleted_at} is null`),
    index('card_by_day')
      .on(row.org_id, row.due_on)
      .where(sql`${isNotNull(row.due_on)} and ${row.status} = 'active' and ${isNull(row.deleted_at)}`),
    index('card_by_cover').on(row.org_id, row.cover_id).where(isNotNull(row.cover_id)),
    index('card_by_cover_file').on(row.org_id, row.cover_of).where(isNotNull(row.cover_of)),
    index('card_by_list').on(row.org_id, row.list_id),
    index('card_by_board').on(row.org_id, row.board_id),
  ],
);

/** Who works on a card of its own. */
export const cardMemberTable = pgTable(
  'card_member',
  { ...organisationColumn(), card_id: uuid().notNull(), person_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.card_id, row.person_id] }),
    tenantReference(notFound, row, row.card_id, cardTable, 'cascade'),
    tenantReference(personUnknown, row, row.person_id, personTable),
    index('card_member_by_person').on(row.org_id, row.person_id, row.card_id),
  ],
);

export const cardLabelTable = pgTable(
  'card_label',
  { ...organisationColumn(), card_id: uuid().notNull(), label_id: uuid().notNull() },
  (row) => [
    primaryKey({ columns: [row.org_id, row.card_id, row.label_id] }),
    tenantReference(notFound, row, row.card_id, cardTable, 'cascade'),
    tenantReference(labelUnknown, row, row.label_id, boardLabelTable, 'cascade'),
    index('card_label_by_label').on(row.org_id, row.label_id, row.card_id),
  ],
);

/** The last number given to a card of an organisation. */
export const cardCounterTable = counterTable('card_counter');

/** What somebody said about a card of its own; about one that is a task it stands at the task. */
export const cardCommentTable = commentTable('card', cardTable);
