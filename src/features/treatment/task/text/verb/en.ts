/** What can be done with a task: the words on buttons, in dialogs and in the messages after. */
export const verb = {
  name: {
    progress: 'Record hours',
    block: 'Block',
    unblock: 'Unblock',
    submit: 'Submit for review',
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
  progress: { title: 'Hours of {{ref}}', verb: 'Save', done: 'Saved' },
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
    text: 'You confirm that it was done.',
    done: '{{ref}} is done',
  },
  return: {
    text: 'It is in progress again. Those who do it see what is missing.',
    done: '{{ref}} was returned',
  },
  cancel: {
    text: 'Nobody will do it. A recurring task ends with it.',
    verb: 'Cancel task',
    done: '{{ref}} is cancelled',
  },
  reopen: {
    text: 'It is to be done again.',
    done: '{{ref}} is open again',
  },
  delete: {
    text: 'The task disappears from the lists. An administrator can restore it.',
    done: '{{ref}} is deleted',
  },
  restore: { done: '{{ref}} is restored' },
};
