export const en = {
  refusals: {
    holdings_left: 'Something open still names this person. Choose who takes it over.',
    last_admin: 'An organisation keeps at least one active Admin.',
    own_account: 'Nobody deactivates their own account. Another Admin can.',
    kind_unknown: 'There is nothing of this kind to hand over.',
  },
  holdings: { department_lead: 'Departments led' },
};
export type LeavingText = typeof en;
