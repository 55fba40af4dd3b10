import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import {
  approveTask,
  blockTask,
  cancelTask,
  finishTask,
  reopenTask,
  returnTask,
  submitTask,
} from '../../task-verbs.contract.ts';
import { deleteTask } from '../../task.contract.ts';
import { taskKind, type VerbDialogProps } from './task-kind.ts';

const version = { version: true } as const;
const optional = { optional: true };

/** What is asked with each verb. */
const asks = {
  block: asking(blockTask, blockTask.body.omit(version), 'reason', { autoFocus: true }),
  submit: asking(submitTask, submitTask.body.omit(version), 'note', optional),
  finish: asking(finishTask, finishTask.body.omit(version), 'note', optional),
  approve: asking(approveTask, approveTask.body.omit(version), 'note', optional),
  return: asking(returnTask, returnTask.body.omit(version), 'note', { minRows: 3, autoFocus: true }),
  cancel: asking(cancelTask, cancelTask.body.omit(version), 'reason', { autoFocus: true }),
  reopen: asking(reopenTask, reopenTask.body.omit(version), 'note', optional),
  delete: asking(deleteTask, deleteTask.body.omit(version), 'reason', optional),
};

/** The verbs of a task that ask for a few words and nothing else. */
export const TaskWordsDialog = ({ verb, ...dialog }: VerbDialogProps & { verb: keyof typeof asks }) => (
  <WordsDialog kind={taskKind} verb={verb} {...asks[verb]} {...dialog} />
);
