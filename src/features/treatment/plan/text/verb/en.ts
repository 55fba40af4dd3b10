/** What can be done with a plan: the words on buttons, in dialogs and in the messages after. */
export const verb = {
  name: {
    submit: 'Submit for approval',
    agree: 'Agree to the new date',
    decline: 'Decline the new date',
    withdraw: 'Withdraw the new date',
  },
  conflict: {
    stale:
      'Somebody changed this plan since you opened it. What you typed is kept; save again to apply it to the plan as it is now.',
    by: '{{name}} changed this plan since you opened it. What you typed is kept; save again to apply it to the plan as it is now.',
    impossible:
      'Meanwhile the plan was changed, and this is no longer possible. What you typed is kept here until you close this.',
    impossible_by:
      'Meanwhile {{name}} changed the plan, and this is no longer possible. What you typed is kept here until you close this.',
  },
  submit: {
    text: 'Until it is decided the plan cannot be changed.',
    done: '{{ref}} was submitted',
  },
  approve: {
    text: 'Budget, due date and expected effect bind from now on.',
    done: '{{ref}} is approved',
  },
  return: {
    text: 'What was submitted becomes a draft again; what was completed goes on.',
    done: '{{ref}} was returned',
  },
  reject: {
    text: 'The plan ends here. It can be duplicated into a new draft.',
    done: '{{ref}} is rejected',
  },
  hold: {
    title: 'Put {{ref}} on hold',
    text: 'Nothing goes on until it is resumed. Its due date stays.',
    verb: 'Put on hold',
    done: '{{ref}} is on hold',
  },
  resume: { title: 'Resume {{ref}}', verb: 'Resume', done: '{{ref}} is in progress again' },
  complete: {
    title: 'Complete {{ref}}',
    text: 'Somebody else validates it afterwards.',
    expects: 'Once it is validated, {{control}} becomes: {{status}}.',
    expects_design: 'Its links to the risks of this plan get a design strength of {{design}}.',
    test: 'Nothing shows yet that it works: plan a test of {{control}}, or add evidence, before it is validated.',
    result_note: 'Result',
    verb: 'Complete',
    done: '{{ref}} is completed',
  },
  validate: {
    title: 'Validate {{ref}}',
    text: 'You confirm that it worked. The control gets what was expected of the plan, and the residual ratings are computed anew.',
    verb: 'Validate',
    done: '{{ref}} is validated',
  },
  cancel: {
    text: 'Its open tasks are cancelled with it.',
    verb: 'Cancel plan',
    done: '{{ref}} is cancelled',
  },
  reschedule: {
    title: 'Reschedule {{ref}}',
    text: 'The approver agrees to the new date; every move is counted and shown.',
    due_on: 'New due date',
    verb: 'Reschedule',
    done: '{{ref}} has a new due date',
    asked: 'Asked for a new due date of {{ref}}',
  },
  agree: {
    title: 'Agree to the new date of {{ref}}',
    text: 'The plan is due on the new date from now on.',
    verb: 'Agree',
    done: '{{ref}} has a new due date',
  },
  decline: {
    title: 'Decline the new date of {{ref}}',
    text: 'The due date stays as it is. {{name}} sees your reason.',
    verb: 'Decline',
    done: 'The due date stays as it is',
  },
  duplicate: { title: 'Duplicate {{ref}}', verb: 'Duplicate', done: 'A new draft was made from {{ref}}' },
  delete: {
    text: '“{{title}}” disappears from the lists. An administrator can restore it.',
    done: '{{ref}} is deleted',
  },
  restore: { done: '{{ref}} is restored' },
};
