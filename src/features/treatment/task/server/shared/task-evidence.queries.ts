import type { EvidenceHolder } from '#features/treatment/evidence/server/shared/evidence-holder.queries.ts';
import { taskWorkflow } from '../../task.workflow.ts';
import { factsOf } from './task.presenter.ts';
import { tasksOf } from './task-record.service.ts';
import { taskTable } from '../task.table.ts';
import type { TaskParent } from './task-parent.queries.ts';

/** Tasks as evidence hangs on them: linked by those who work on them. A task that asks for evidence is finished once some is there. */
export const tasksWithEvidence = (parents: readonly TaskParent[]): EvidenceHolder => ({
  type: 'task',
  table: taskTable,
  async find({ db, actor }, ids) {
    const tasks = await tasksOf(parents).findMany({ db, actor }, ids, false);
    return [...tasks.values()].map((task) => ({
      id: task.id,
      ref: task.ref,
      title: task.title,
      mayLink: taskWorkflow.isAllowed('progress', actor, factsOf(task), db.now),
    }));
  },
});
