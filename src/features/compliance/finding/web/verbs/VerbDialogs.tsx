import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import { restoreFinding } from '../../finding-verbs.contract.ts';
import { findingsPage } from '../../finding-path.rules.ts';
import { deleteFinding } from '../../finding.contract.ts';
import type { FindingVerb } from '../../finding.workflow.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { findingKind, type VerbDialogProps } from './finding-kind.ts';
import { FindingWordsDialog } from './FindingWordsDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: FindingVerb }) {
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'assign':
      return <AssignDialog {...dialog} />;
    case 'resolve':
      return <ResolveDialog {...dialog} />;
    case 'plan':
      return <PlanDialog {...dialog} />;
    case 'verify':
    case 'return':
    case 'dismiss':
    case 'reopen':
      return <FindingWordsDialog verb={verb} {...dialog} />;
    case 'delete':
      return (
        <DeleteDialog
          {...dialog}
          kind={findingKind}
          endpoint={deleteFinding}
          restore={restoreFinding}
          named={{ title: dialog.record.title }}
          isReasonOptional={dialog.record.status === 'open'}
          backTo={findingsPage}
        />
      );
    case 'start':
    case 'restore':
      return null;
  }
}
