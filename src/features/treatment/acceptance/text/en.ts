import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    risk_not_acceptable:
      '{{ref}} cannot be accepted: a risk is accepted when it is triaged, rated, open, and its treatment is to accept it.',
    departments_differ: 'The risks of one acceptance belong to one department.',
    approver_not_allowed: 'This person may not approve acceptances of risks of this level and department.',
    approver_is_requester: 'Somebody else approves what you ask for.',
    second_approver_missing: 'Two people approve risks of this level: name the second one.',
    second_approver_not_allowed:
      'The second approver is somebody else than the first one and the requester, and may approve risks of this level and department as well.',
    expiry_too_late: 'Risks of this level are accepted until {{day}} at most.',
    expiry_past: 'The last day is over already.',
    risk_changed: 'A risk is no longer what was frozen. Take a new copy, and decide about that.',
    risk_unknown: 'One of these risks does not exist, or you may not see it.',
  },
  input: {
    risk_named_twice: 'The same risk is named twice.',
  },
  ...screen,
  holdings: {
    acceptances: 'Risk acceptances',
    acceptance_requester: 'Acceptances requested',
    acceptance_approver: 'Acceptances to decide or decided',
    acceptance_second_approver: 'Acceptances to decide second',
  },
};
export type AcceptanceText = typeof en;
