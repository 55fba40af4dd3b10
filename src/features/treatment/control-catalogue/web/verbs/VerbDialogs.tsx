import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  degradeControl,
  deleteControl,
  implementControl,
  restoreControl,
} from '#features/treatment/control/control.contract.ts';
import type { ControlVerb } from '#features/treatment/control/control.workflow.ts';
import { controlKind, type VerbDialogProps } from '#features/treatment/control/web/shared/control-kind.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { RetireDialog } from './RetireDialog.tsx';

const version = { version: true } as const;
/** What is asked with the verbs that want a few words and nothing else. */
const asks = {
  // Accepted evidence shows it as well as a statement does: the server says whether there is any.
  implement: asking(implementControl, implementControl.body.omit(version), 'statement', {
    minRows: 3,
    optional: true,
  }),
  degrade: asking(degradeControl, degradeControl.body.omit(version), 'reason'),
};

/** The dialog of a verb. Verbs without one are done at once, or on a page of their own. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: ControlVerb }) {
  switch (verb) {
    case 'implement':
    case 'degrade':
      return <WordsDialog kind={controlKind} verb={verb} {...asks[verb]} {...dialog} />;
    case 'retire':
      return <RetireDialog {...dialog} />;
    case 'merge':
      return <MergeDialog {...dialog} />;
    case 'delete':
      return (
        <DeleteDialog
          {...dialog}
          kind={controlKind}
          endpoint={deleteControl}
          restore={restoreControl}
          named={{ title: dialog.record.title }}
          isReasonOptional={dialog.record.status === 'planned'}
          backTo={controlPaths.list}
        />
      );
    default:
      return null;
  }
}
