export const en = {
  refusals: {
    holdings_left: 'Something open still names this person. Choose who takes it over.',
    own_account: 'Nobody deactivates their own account. Another Admin can.',
    kind_unknown: 'There is nothing of this kind to hand over.',
  },
  dialog: {
    title: 'Deactivate {{name}}',
    about:
      'They are signed out at once and cannot sign in again until they are reactivated. What they did keeps their name.',
    nothing: 'Nothing open names this person.',
    everything_one: 'New owner of the 1 open thing',
    everything_other: 'New owner of all {{number}} open things',
    new_owner: 'New owner: {{kind}}',
    nobody: 'Nobody yet',
    by_department: 'By department',
    together: 'Together',
    in_department: '{{name}} ({{number}})',
    goes_one: '1 would be handed over.',
    goes_other: '{{number}} would be handed over.',
    refused_one: '1 would stay: the new owner does not see it, or may not hold it.',
    refused_other: '{{number}} would stay: the new owner does not see them, or may not hold them.',
    left_one: '1 has no new owner yet.',
    left_other: '{{number}} have no new owner yet.',
    count: 'Check the handover',
    hand_over_and_end: 'Hand over and deactivate',
    end: 'Deactivate',
    done_zero: '{{name}} is deactivated.',
    done_one: '{{name}} is deactivated; 1 thing has a new owner.',
    done_other: '{{name}} is deactivated; {{number}} things have new owners.',
  },
  reactivate: {
    verb: 'Reactivate',
    title: 'Reactivate {{name}}',
    about:
      'They can sign in again, with the type and the departments they had. What was handed over stays with those who have it, and API tokens stay ended.',
    done: '{{name}} is active again.',
  },
  holdings: { department_lead: 'Departments led' },
};
export type LeavingText = typeof en;
