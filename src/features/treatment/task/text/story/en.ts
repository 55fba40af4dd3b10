/** What happened to a task. */
export const story = {
  action: {
    added: 'Added',
    bulk_changed: 'Changed together with others',
    progressed: 'Progress recorded',
    blocked: 'Blocked',
    unblocked: 'Unblocked',
    submitted: 'Submitted for review',
    finished: 'Finished',
    recurred: 'Next occurrence made',
    recurrence_ended: 'Recurrence ended',
  },
};
