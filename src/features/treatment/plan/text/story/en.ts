/** What happened to a plan. */
export const story = {
  rule: { first_task_started: 'Its first task was started.' },
  action: {
    submitted: 'Submitted for approval',
    held: 'Put on hold',
    resumed: 'Resumed',
    completed: 'Completed',
    validated: 'Validated',
    reschedule_asked: 'Asked for another due date',
    rescheduled: 'Rescheduled',
    reschedule_declined: 'Another due date declined',
    reschedule_withdrawn: 'Request for another due date withdrawn',
    finding_plan_opened: 'Plan opened for a finding',
  },
};
