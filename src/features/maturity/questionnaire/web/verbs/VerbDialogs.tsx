import { AssessmentWordsDialog } from './AssessmentWordsDialog.tsx';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';
import { AssignDialog } from './AssignDialog.tsx';
import type { VerbDialogProps } from './assessment-kind.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

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
    case 'approve':
    case 'reopen':
    case 'archive':
      return <AssessmentWordsDialog verb={verb} {...dialog} />;
    case 'choose':
      return <ChooseDialog {...dialog} />;
    case 'duplicate':
      return <DuplicateDialog {...dialog} />;
    case 'delete':
      return <DeleteDialog {...dialog} />;
    case 'answer':
    case 'start':
    case 'restore':
      return null;
  }
}
