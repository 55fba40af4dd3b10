/** What the pages of a plan say. */
export const page = {
  name: 'Improvement plan',
  unknown: 'This plan is not there any more, or not for you.',
  pick: {
    title: 'Which plan?',
    text: 'Choose a plan from the list.',
    open: 'Open the list',
  },
  fact: { effort_days: 'Effort' },
  times: '{{count}} ×',
  no_objective: 'No objective yet.',
  expected: {
    title: 'Expected effect',
    none: 'No effect on the control is stated.',
    design: 'Design strength',
    gaps: 'Gaps it closes',
    gap: '{{question}} to level {{level}}',
  },
  progress: {
    title: 'Progress',
    by_tasks: 'By the weight of its tasks: {{open}} open of {{total}}.',
    typed: 'Without tasks, the owner says how far it is.',
    proofs: 'Evidence and tests since it was started: {{number}}',
    left: 'Tasks still open: {{number}}. The plan can be completed once they are done or cancelled.',
    unproved:
      'It can be validated once accepted evidence or a passed test of the control shows that it worked.',
  },
  money: { title: 'Budget', of: '{{spent}} of {{budget}} spent', over: 'Over budget by {{amount}}' },
  risks: { title: 'Risks it lowers', none: 'No risk is linked.' },
  reason: { returned: 'Returned', rejected: 'Rejected', on_hold: 'On hold', cancelled: 'Cancelled' },
  said: '{{name}}, {{day}}',
  request: {
    title: 'New due date asked for',
    text: '{{name}} asks for {{to}} instead of {{from}}.',
  },
  way: {
    title: 'Decisions',
    submitted: 'Submitted',
    approved: 'Approved',
    started: 'Started',
    completed: 'Completed',
    validated: 'Validated',
  },
  section: {
    title: 'Improvement plans',
    none: 'No plan.',
    new: 'New plan',
    all: 'All plans of this risk',
  },
};
