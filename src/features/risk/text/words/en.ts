/** What the closed lists of a risk are called. */
export const words = {
  status: {
    untriaged: 'Waiting for triage',
    created: 'Created',
    accepted: 'Accepted',
    avoided: 'Avoided',
    mitigated: 'Mitigated',
    transferred: 'Transferred',
    closed: 'Closed',
  },
  treatment: {
    undecided: 'Undecided',
    mitigate: 'Mitigate',
    accept: 'Accept',
    avoid: 'Avoid',
    transfer: 'Transfer',
  },
  source: {
    workshop: 'Workshop',
    audit: 'Audit',
    incident: 'Incident',
    assessment: 'Assessment',
    user: 'Raised by somebody',
    library: 'Repository of risks',
    pia: 'Privacy assessment',
    import: 'Import',
  },
  flag: {
    untriaged: 'Waiting for triage',
    awaiting_decision: 'Awaiting a decision',
    acceptance_open: 'Acceptance open',
    unrated: 'Not rated',
    overdue_review: 'Review overdue',
    older_model: 'Rated with an older model',
  },
  basis: { current: 'Level', inherent: 'Inherent', residual: 'Residual', target: 'Target' },
  unrated: 'Not rated',
  close_reason: {
    no_longer_exists: 'No longer exists',
    duplicate_of: 'Duplicate of another risk',
    merged_into: 'Merged into another risk',
    treated_stable: 'Treated and stable',
    entered_in_error: 'Entered in error',
    rejected: 'Rejected at triage',
    imported: 'Closed in the file it came from',
  },
};
export type WordsText = typeof words;
