import { today } from '#platform/contract/today.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { sql } from 'drizzle-orm';
import { tasksOf } from '#features/treatment/task/server/shared/task-record.service.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { cardRecord } from '../card.record.ts';
import { cardWorkflow } from '../card.workflow.ts';
import { tellOfChange } from './card-notice.service.ts';
import { cardFacts, shownCard, type BesideCard } from './card.presenter.ts';
import { besideCard, besideTile, besideWhole, cardSeenBy, labelsOf, membersOf } from './card.queries.ts';
import { cardTable, cardCounterTable } from './card.table.ts';

/** Cards as they are read and as verbs take and change them; those that are tasks belong to all that tasks may belong to. */
export function cardsOf(parents: readonly TaskParent[]) {
  const records = storedRecords(cardRecord)<BesideCard>()({
    workflow: cardWorkflow,
    table: cardTable,
    counter: cardCounterTable,
    as: 'c',
    references: { members: membersOf, labels: labelsOf },
    beside: (db) => besideCard(db, parents),
    further: { row: () => besideTile, whole: (db, actor) => besideWhole(db, parents, actor) },
    // A card goes with its task: whoever changes the task locks that first, too.
    lockFirst: (db, id) => [
      db.query(sql`select from task t where t.org_id = ${db.org_id}
        and t.id = (select c.task_id from card c where c.org_id = t.org_id and c.id = ${id}) for update`),
    ],
    seenBy: (db, actor, id) => cardSeenBy(db, parents, actor, id),
    factsOf: cardFacts,
    shownTo: ({ actor, db }, row) => ({
      ...shownCard(row, today(db.now, actor.timezone)),
      permissions: cardWorkflow.permissions(actor, cardFacts(row), db.now),
    }),
    tell: tellOfChange,
  });
  return { ...records, parents, tasks: tasksOf(parents) };
}
export type Cards = ReturnType<typeof cardsOf>;
