import type { TaskVerb } from '../../task.workflow.ts';
import { EditDialog } from './EditDialog.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';
import type { VerbDialogProps } from './task-kind.ts';
import { TaskWordsDialog } from './TaskWordsDialog.tsx';

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, ...dialog }: VerbDialogProps & { verb: TaskVerb }) {
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'progress':
      return <ProgressDialog {...dialog} />;
    case 'start':
    case 'unblock':
    case 'restore':
      return null;
    default:
      return <TaskWordsDialog verb={verb} {...dialog} />;
  }
}
