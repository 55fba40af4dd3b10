/** What can be done with a task: the words on buttons, in dialogs and in the messages after. */
export const verb = {
  name: {
    edit: 'Edit',
    progress: 'Record hours',
    start: 'Start',
    block: 'Block',
    unblock: 'Unblock',
    submit: 'Submit for review',
    finish: 'Finish',
    approve: 'Approve',
    return: 'Return',
    cancel: 'Cancel task',
    reopen: 'Reopen',
    delete: 'Delete',
    restore: 'Restore',
  },
  conflict: {
    stale:
      'Somebody changed this task since you opened it. What you typed is kept; save again to apply it to the task as it is now.',
    by: '{{name}} changed this task since you opened it. What you typed is kept; save again to apply it to the task as it is now.',
    impossible:
      'Meanwhile the task was changed, and this is no longer possible. What you typed is kept here until you close this.',
    impossible_by:
      'Meanwhile {{name}} changed the task, and this is no longer possible. What you typed is kept here until you close this.',
  },
  reason: 'Reason',
  note: 'Note',
  edit: { title: 'Edit {{ref}}', verb: 'Save changes', done: 'Saved' },
  progress: { title: 'Hours of {{ref}}', verb: 'Save', done: 'Saved' },
  start: { done: '{{ref}} is in progress' },
  block: {
    title: 'Block {{ref}}',
    text: 'Say what stands in its way.',
    verb: 'Block',
    done: '{{ref}} is blocked',
  },
  unblock: { done: '{{ref}} is in progress again' },
  submit: {
    title: 'Submit {{ref}} for review',
    text: 'Its reviewer approves it or returns it.',
    verb: 'Submit',
    done: '{{ref}} was submitted',
  },
  finish: { title: 'Finish {{ref}}', text: 'The task is done.', verb: 'Finish', done: '{{ref}} is done' },
  approve: {
    title: 'Approve {{ref}}',
    text: 'You confirm that it was done.',
    verb: 'Approve',
    done: '{{ref}} is done',
  },
  return: {
    title: 'Return {{ref}}',
    text: 'It is in progress again. Those who do it see what is missing.',
    verb: 'Return',
    done: '{{ref}} was returned',
  },
  cancel: {
    title: 'Cancel {{ref}}',
    text: 'Nobody will do it. A recurring task ends with it.',
    verb: 'Cancel task',
    done: '{{ref}} is cancelled',
  },
  reopen: {
    title: 'Reopen {{ref}}',
    text: 'It is to be done again.',
    verb: 'Reopen',
    done: '{{ref}} is open again',
  },
  delete: {
    title: 'Delete {{ref}}',
    text: 'The task disappears from the lists. An administrator can restore it.',
    verb: 'Delete',
    done: '{{ref}} is deleted',
  },
  restore: { done: '{{ref}} is restored' },
};
