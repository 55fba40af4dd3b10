import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import { deleteFinding, type Finding } from '../../finding.contract.ts';
import {
  dismissFinding,
  reopenFinding,
  restoreFinding,
  returnFinding,
  verifyFinding,
} from '../../finding-verbs.contract.ts';
import { findingsPage } from '../../finding-path.rules.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

const version = { version: true } as const;

/** What the verbs of a finding ask. */
export const findingDialogs: Dialogs<Finding> = {
  words: {
    verify: asking(verifyFinding, verifyFinding.body.omit(version), 'note', {
      optional: true,
      autoFocus: true,
    }),
    return: asking(returnFinding, returnFinding.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
    dismiss: asking(dismissFinding, dismissFinding.body.omit(version), 'reason', { autoFocus: true }),
    reopen: asking(reopenFinding, reopenFinding.body.omit(version), 'reason', { autoFocus: true }),
  },
  forms: { edit: EditDialog, assign: AssignDialog, resolve: ResolveDialog, plan: PlanDialog },
  removal: {
    endpoint: deleteFinding,
    restore: restoreFinding,
    backTo: findingsPage,
    named: ({ title }) => ({ title }),
    isReasonOptional: ({ status }) => status === 'open',
  },
};
