import type { MaturityVerb } from '../../maturity-status.contract.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { VerbDialogProps } from './verb-form.hooks.ts';

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: MaturityVerb }) {
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'assign':
      return <AssignDialog {...dialog} />;
    case 'submit':
      return <SubmitDialog {...dialog} />;
    case 'return':
      return <ReturnDialog {...dialog} />;
    case 'approve':
      return <ApproveDialog {...dialog} />;
    case 'reopen':
      return <ReopenDialog {...dialog} />;
    case 'choose':
      return <ChooseDialog {...dialog} />;
    case 'duplicate':
      return <DuplicateDialog {...dialog} />;
    case 'archive':
      return <ArchiveDialog {...dialog} />;
    case 'delete':
      return <DeleteDialog {...dialog} />;
    case 'answer':
    case 'start':
    case 'restore':
      return null;
  }
}
