import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { addRiskTask, deleteTask } from '#features/treatment/task/task.contract.ts';
import * as verbs from '#features/treatment/task/task-verbs.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import type { Caller } from '#tests/world/caller.ts';

const days = () => ({
  start_on: '2026-05-04',
  due_on: '2027-05-04',
  recurrence: omitted,
  blocked_by: omitted,
});

/** What the schema of a call does not tell about its fields. */
export const taskFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/control/cip/task/': days,
  '/risk/task/': days,
  '/task/bulk/': () => ({ start_on: omitted, due_on: '2027-05-04', dry_run: false }),
  '/risk/task/:id/': () => ({ ...days(), department_id: omitted }),
  '/task/': () => ({ ...days(), kind: 'none', parent_id: omitted }),
};

export const isAboutTasks = (path: string): boolean =>
  path.startsWith('/risk/task/') || path.startsWith('/task/');

/** Brings a task of a risk into the state that the call starts from. */
export async function startTask(path: string, { world, word, people: { Admin } }: Somebody): Promise<Start> {
  const department_id = world.departments['Finance'] as string;
  const { data: risk } = await Admin.calls(registerRisk, {
    body: { title: `${word} has something to do`, department_id },
  });
  const verb = /^\/risk\/task\/:id\/(\w+)\/$/.exec(path)?.[1] ?? '';
  const isReviewed = ['submit', 'approve', 'return'].includes(verb);
  const reviewer = isReviewed ? await world.person('Admin') : undefined;
  const { data: other } = await Admin.calls(addRiskTask, {
    body: { risk_id: risk.id, title: `${word} first` },
  });
  const { data: made } = await Admin.calls(addRiskTask, {
    body: {
      risk_id: risk.id,
      title: `${word} is done`,
      description: `${word} in words`,
      // Whoever calls approves what somebody else did.
      assignee_ids: [verb === 'approve' || verb === 'return' ? (reviewer as Caller).id : Admin.id],
      ...(isReviewed && { reviewer_id: verb === 'submit' ? (reviewer as Caller).id : Admin.id }),
      checklist: [{ text: `${word} to tick`, done: false }],
      ...(verb === '' && { blocked_by: [other.id] }),
      due_on: '2027-05-04',
      recurrence: { rule: 'FREQ=YEARLY', mode: 'by_day' },
    },
  });
  const { id } = made;
  let { version } = made;
  const next = async (who: Caller, call: typeof verbs.startTask, more = {}) =>
    void ({ version } = (await who.calls(call, { params: { id }, body: { version, ...more } })).data);
  const reason = `${word} is why`;
  if (['submit', 'finish', 'approve', 'return', 'reopen'].includes(verb)) await next(Admin, verbs.startTask);
  if (verb === 'approve' || verb === 'return') await next(reviewer as Caller, verbs.submitTask as never);
  if (verb === 'reopen') await next(Admin, verbs.finishTask as never);
  if (verb === 'unblock' || path === '/risk/task/:id/')
    await next(Admin, verbs.blockTask as never, { reason });
  if (verb === 'restore') await Admin.calls(deleteTask, { params: { id }, body: { version, reason } });
  // The tasks of a risk are asked for by the risk.
  const listed: Start = path.includes('/list/') ? { id: risk.id } : {};
  return { ...listed, task: id, risk: risk.id, department: department_id };
}
