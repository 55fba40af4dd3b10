import { describedKind } from '#platform/web/record/described-kind.ts';
import { readPlan, readPlanHistory, type Plan } from '../../plan.contract.ts';
import { restorePlan, resumePlan, startPlan } from '../../plan-verbs.contract.ts';
import { planRecord } from '../../plan.record.ts';

/** A plan on its page and in the dialogs of its verbs. What it changes shows on controls, risks and roadmaps too. */
export const planKind = describedKind<Plan>({
  record: planRecord,
  feature: 'treatment-plan',
  read: readPlan,
  history: readPlanHistory,
  refreshes: ['control', 'risk', 'risk-task', 'maturity-roadmap'],
  next: ['restore', 'agree', 'approve', 'validate', 'submit', 'start', 'complete', 'resume'],
  // What is done about it, before what is decided about its date, before what ends it.
  menu: [
    ...(['edit', 'submit', 'approve', 'return', 'reject', 'start', 'complete', 'validate'] as const),
    ...(['agree', 'decline', 'reschedule', 'hold', 'resume', 'duplicate', 'cancel', 'delete'] as const),
  ],
  now: { start: startPlan, resume: resumePlan, restore: restorePlan },
});
