import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import {
  degradeControl,
  deleteControl,
  implementControl,
  restoreControl,
  type Control,
} from '#features/treatment/control/control.contract.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { RetireDialog } from './RetireDialog.tsx';

const version = { version: true } as const;

/** What the verbs of a control ask. */
export const controlDialogs: Dialogs<Control> = {
  words: {
    // Accepted evidence shows it as well as a statement does: the server says whether there is any.
    implement: asking(implementControl, implementControl.body.omit(version), 'statement', {
      minRows: 3,
      optional: true,
    }),
    degrade: asking(degradeControl, degradeControl.body.omit(version), 'reason'),
  },
  forms: { retire: RetireDialog, merge: MergeDialog },
  removal: {
    endpoint: deleteControl,
    restore: restoreControl,
    backTo: controlPaths.list,
    named: ({ title }) => ({ title }),
    isReasonOptional: ({ status }) => status === 'planned',
  },
};
