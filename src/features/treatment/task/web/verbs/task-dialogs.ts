import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import * as verbs from '../../task-verbs.contract.ts';
import { deleteTask, type Task } from '../../task.contract.ts';
import { EditDialog } from './EditDialog.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';

const version = { version: true } as const;
const optional = { optional: true };

/** What the verbs of a task ask. One that is deleted leaves no page behind: a few words are enough. */
export const taskDialogs: Dialogs<Task> = {
  words: {
    block: asking(verbs.blockTask, verbs.blockTask.body.omit(version), 'reason', { autoFocus: true }),
    submit: asking(verbs.submitTask, verbs.submitTask.body.omit(version), 'note', optional),
    finish: asking(verbs.finishTask, verbs.finishTask.body.omit(version), 'note', optional),
    approve: asking(verbs.approveTask, verbs.approveTask.body.omit(version), 'note', optional),
    return: asking(verbs.returnTask, verbs.returnTask.body.omit(version), 'note', {
      minRows: 3,
      autoFocus: true,
    }),
    cancel: asking(verbs.cancelTask, verbs.cancelTask.body.omit(version), 'reason', { autoFocus: true }),
    reopen: asking(verbs.reopenTask, verbs.reopenTask.body.omit(version), 'note', optional),
    delete: asking(deleteTask, deleteTask.body.omit(version), 'reason', optional),
  },
  forms: { edit: EditDialog, progress: ProgressDialog },
};
