import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { createPlan, deletePlan } from '#features/treatment/plan/plan.contract.ts';
import * as verbs from '#features/treatment/plan/plan-verbs.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { someControl, testedControl } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';

/** What the schema of a call does not tell about its fields. */
export const planFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/control/cip/': () => ({ origin: omitted, start_on: '2026-05-04', due_on: '2027-05-04' }),
  '/risk/control/cip/:id/': () => ({ start_on: '2026-05-04', due_on: '2027-05-04' }),
  '/cip/:id/reschedule/': () => ({ due_on: '2027-12-31' }),
};

const steps = ['submit', 'approve', 'start', 'complete'] as const;
/** How far a plan is before each verb. */
const before: Record<string, number> = {
  approve: 1,
  return: 1,
  reject: 1,
  start: 2,
  reschedule: 2,
  agree: 2,
  decline: 2,
  hold: 3,
  resume: 3,
  complete: 3,
  validate: 4,
};

/** Brings a plan, with its control and a risk, into the state that the call starts from. */
export async function startPlan(
  path: string,
  { world, word, people: { Admin, Staff } }: Somebody,
): Promise<Start> {
  const department_id = world.departments['Finance'] as string;
  const control = await someControl(world, { department_id, title: `${word} is done by two` });
  const { data: risk } = await Admin.calls(registerRisk, {
    body: { title: `${word} goes wrong`, department_id },
  });
  const { data: made } = await Admin.calls(createPlan, {
    body: {
      title: `${word} gets better`,
      objective: `${word} is gone`,
      control_id: control,
      owner_id: Staff.id,
      approver_id: Admin.id,
      due_on: '2027-06-30',
      risk_ids: [risk.id],
    },
  });
  const { id } = made;
  let { version } = made;
  const next = async (who: Caller, verb: typeof verbs.startPlan, more = {}) =>
    void ({ version } = (await who.calls(verb, { params: { id }, body: { version, ...more } })).data);
  const calls = {
    submit: [Staff, verbs.submitPlan],
    approve: [Admin, verbs.approvePlan],
    start: [Staff, verbs.startPlan],
    complete: [Staff, verbs.completePlan],
  } as const;
  const verb = /\/cip\/:id\/(\w+)\/$/.exec(path)?.[1] ?? '';
  for (const step of steps.slice(0, before[verb] ?? 0))
    await next(calls[step][0], calls[step][1] as typeof verbs.startPlan);
  const more = { due_on: '2027-09-30', reason: `${word} comes later` };
  // Whose approver decides about the date asks nobody: a request stays where something else happens next.
  if (['agree', 'decline', 'hold'].includes(verb)) await next(Staff, verbs.reschedulePlan as never, more);
  if (verb === 'resume') await next(Staff, verbs.holdPlan as never, { reason: more.reason });
  if (verb === 'validate') await testedControl(world, control);
  if (verb === 'restore')
    await Admin.calls(deletePlan, { params: { id }, body: { version, reason: more.reason } });
  // The plans of a control are asked for by the control.
  return {
    id: path.includes('/cip/list/') ? control : id,
    plan: id,
    control,
    risk: risk.id,
    department: department_id,
    approver_id: Admin.id,
  };
}
