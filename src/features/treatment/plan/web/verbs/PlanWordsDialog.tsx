import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  agreeToReschedule,
  approvePlan,
  cancelPlan,
  holdPlan,
  rejectPlan,
  returnPlan,
  submitPlan,
  validatePlan,
} from '../../plan-verbs.contract.ts';
import { planKind, type VerbDialogProps } from './plan-kind.ts';

const version = { version: true } as const;
const optional = { optional: true };

/** What is asked with each verb. */
const asks = {
  submit: asking(submitPlan, submitPlan.body.omit(version), 'note', optional),
  approve: asking(approvePlan, approvePlan.body.omit(version), 'note', optional),
  return: asking(returnPlan, returnPlan.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  reject: asking(rejectPlan, rejectPlan.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  hold: asking(holdPlan, holdPlan.body.omit(version), 'reason', { autoFocus: true }),
  validate: asking(validatePlan, validatePlan.body.omit(version), 'note', optional),
  cancel: asking(cancelPlan, cancelPlan.body.omit(version), 'reason', { autoFocus: true }),
  agree: asking(agreeToReschedule, agreeToReschedule.body.omit(version), 'note', optional),
};

/** The verbs of a plan that ask for a few words and nothing else. */
export const PlanWordsDialog = ({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) => (
  <WordsDialog kind={planKind} verb={verb} {...asks[verb]} {...dialog} />
);
