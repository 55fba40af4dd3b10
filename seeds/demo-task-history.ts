import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { taskParents } from '#app/task-parents.ts';
import { tasksOf } from '#features/treatment/task/server/shared/task-record.service.ts';
import { addTask } from '#features/treatment/task/server/shared/task.service.ts';
import * as verbs from '#features/treatment/task/server/shared/task-verbs.service.ts';
import type { Task } from '#features/treatment/task/task.contract.ts';
import type { Cast } from './demo-cast.ts';
import { idOf } from './demo-records.ts';
import { as, daysBefore, type Step } from './demo-steps.ts';
import { demoTasks, type DemoTask } from './demo-tasks.ts';

interface Known {
  cast: Cast;
  now: Date;
}

/** Twenty tasks of plans, of risks and of nothing: each added, begun, done and decided about on its days. */
export const taskSteps = (known: Known): Step[] => demoTasks.flatMap((task) => life(task, known));

async function parentOf(db: TenantDb, { plan, risk }: DemoTask) {
  if (plan !== undefined) return { kind: 'cip', id: await idOf(db, 'plan', plan) } as const;
  if (risk !== undefined) return { kind: 'risk', id: await idOf(db, 'risk', risk) } as const;
  return { kind: 'none' } as const;
}

function life(task: DemoTask, { cast, now }: Known): Step[] {
  const { fate, steps = [], repeats, waitsFor } = task;
  const decides = cast.steering(task.department ?? null);
  const assignee = task.assignee === undefined ? decides : cast.person(task.assignee);
  const reviewer = cast.secondTo(assignee);
  const service = tasksOf(taskParents);
  let row: Pick<Task, 'id' | 'version'> = { id: '', version: 0 };
  const step = (share: number, does: (db: TenantDb) => Promise<Task>): Step => ({
    daysAgo: task.age * share,
    does: async (db) => void (row = await does(db)),
  });
  const sent = () => ({ version: row.version });
  const checklist = (ticked: number) => steps.map((text, index) => ({ text, done: index < ticked }));
  const added = step(1, async (db) =>
    addTask(service, as(db, decides), await parentOf(db, task), {
      title: task.title,
      assignee_ids: [assignee.id],
      reviewer_id: fate === 'in_review' || fate === 'approved' ? reviewer.id : null,
      due_on: today(daysBefore(now, -task.due), 'UTC'),
      priority: task.priority,
      checklist: checklist(0),
      blocked_by: waitsFor === undefined ? [] : [await idOf(db, 'task', waitsFor)],
      recurrence: repeats === undefined ? null : { rule: repeats, mode: 'after_done' },
    }),
  );
  const started = step(0.8, (db) => verbs.startTask(service, as(db, assignee), row.id, sent()));
  const ticked = (share: number, done: number) =>
    steps.length === 0
      ? []
      : [
          step(share, (db) =>
            verbs.recordProgress(service, as(db, assignee), row.id, {
              ...sent(),
              checklist: checklist(done),
            }),
          ),
        ];
  const submitted = (share: number) =>
    step(share, (db) => verbs.submitTask(service, as(db, assignee), row.id, sent()));
  switch (fate) {
    case 'todo':
      return [added];
    case 'in_progress':
      return [added, started, ...ticked(0.5, Math.floor(steps.length / 2))];
    case 'blocked':
      return [
        added,
        started,
        step(0.2, (db) =>
          verbs.blockTask(service, as(db, assignee), row.id, {
            ...sent(),
            reason: 'The training room is closed until next month.',
          }),
        ),
      ];
    case 'in_review':
      return [added, started, submitted(0.05)];
    case 'approved':
      return [
        added,
        started,
        ...ticked(0.7, steps.length),
        submitted(0.6),
        step(0.5, (db) => verbs.approveTask(service, as(db, reviewer), row.id, sent())),
      ];
    case 'done':
      return [
        added,
        started,
        ...ticked(0.7, steps.length),
        step(0.65, (db) => verbs.finishTask(service, as(db, assignee), row.id, sent())),
      ];
  }
}
