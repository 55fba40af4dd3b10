import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import * as verbs from '../../plan-verbs.contract.ts';
import { deletePlan, type Plan } from '../../plan.contract.ts';
import { planPaths } from '../shared/plan-paths.ts';
import { CompleteDialog } from './CompleteDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';

const version = { version: true } as const;
const optional = { optional: true };

/** What the verbs of a plan ask. */
export const planDialogs: Dialogs<Plan> = {
  words: {
    submit: asking(verbs.submitPlan, verbs.submitPlan.body.omit(version), 'note', optional),
    approve: asking(verbs.approvePlan, verbs.approvePlan.body.omit(version), 'note', optional),
    return: asking(verbs.returnPlan, verbs.returnPlan.body.omit(version), 'note', {
      minRows: 3,
      autoFocus: true,
    }),
    reject: asking(verbs.rejectPlan, verbs.rejectPlan.body.omit(version), 'note', {
      minRows: 3,
      autoFocus: true,
    }),
    hold: asking(verbs.holdPlan, verbs.holdPlan.body.omit(version), 'reason', { autoFocus: true }),
    validate: asking(verbs.validatePlan, verbs.validatePlan.body.omit(version), 'note', optional),
    cancel: asking(verbs.cancelPlan, verbs.cancelPlan.body.omit(version), 'reason', { autoFocus: true }),
    agree: asking(verbs.agreeToReschedule, verbs.agreeToReschedule.body.omit(version), 'note', optional),
  },
  forms: { complete: CompleteDialog, reschedule: RescheduleDialog, decline: DeclineDialog },
  removal: {
    endpoint: deletePlan,
    restore: verbs.restorePlan,
    backTo: planPaths.list,
    named: ({ title }) => ({ title }),
    isReasonOptional: ({ status }) => status === 'draft',
  },
};
