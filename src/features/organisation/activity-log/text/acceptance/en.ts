/** Acts about acceptances and the risk appetite. */
export const acceptanceActs = {
  acceptance: {
    drafted: 'Acceptance drafted',
    changed: 'Acceptance changed',
    submitted: 'Acceptance submitted',
    withdrawn: 'Acceptance withdrawn',
    refrozen: 'Copy of the risks taken anew',
    approved: 'Acceptance approved',
    approved_first: 'Acceptance approved by the first approver',
    rules_changed: 'Acceptance rules changed',
    rejected: 'Acceptance rejected',
    revoked: 'Acceptance revoked',
    deleted: 'Acceptance deleted',
    expired: 'Acceptance expired',
    became_stale: 'Acceptance became stale',
    superseded: 'Acceptance superseded',
    handed_over: 'Acceptance handed over',
    department_archived: 'Moved to another department',
  },
  appetite: {
    added: 'Risk appetite added',
    changed: 'Risk appetite changed',
    removed: 'Risk appetite removed',
    began: 'Risk appetite began to hold',
    ended: 'Risk appetite ended',
    handed_over: 'Risk appetite handed over',
    department_archived: 'Moved to another department',
  },
  indicator: {
    handed_over: 'Key risk indicator handed over',
  },
};
export type AcceptanceActs = typeof acceptanceActs;
