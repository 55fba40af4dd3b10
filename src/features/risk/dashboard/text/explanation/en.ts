/** How the server explains figures, and what it calls bars that stand for no row. */
export const explanation = {
  chart: {
    others: 'Others',
    no_owner: 'No owner',
    no_category: 'No category',
    whole_organisation: 'Whole organisation',
    unrated: 'Not rated',
    older_model: 'Rated with an earlier version',
  },
  formula: {
    total: 'All risks that are not deleted, closed ones and those waiting for triage included.',
    open: 'Triaged risks that are not closed: created, accepted, avoided, mitigated or transferred.',
    created: 'Triaged risks in status created.',
    accepted: 'Risks in status accepted. Acceptances are decided later: until then a risk stays in created.',
    avoided: 'Risks in status avoided.',
    mitigated: 'Risks in status mitigated.',
    transferred: 'Risks in status transferred.',
    closed: 'Risks in status closed.',
    untriaged: 'Risks that were raised and that nobody has triaged yet.',
    awaiting_decision: 'Risks for which somebody asked for a change that another person must confirm.',
    acceptance_open:
      'Risks in status created whose treatment is to accept them: the acceptance is not decided yet.',
    overdue_review: 'Risks that are not closed and whose review date is before today.',
    unrated: 'Risks that are not closed and have neither an inherent nor a residual rating.',
    in_highest_levels:
      'Open risks in one of the two highest levels of the matrix in use, by the residual level, or the inherent one while there is no residual rating.',
    by_level:
      'Open risks by the level of their inherent, residual and target rating, looked up in the matrix in use.',
    risk_matrix: 'Open risks by likelihood and consequence of their inherent, residual and target rating.',
    user_bar_chart:
      'Open risks per owner, by level: the residual one, or the inherent one while there is no residual rating.',
    bar_chart_1:
      'Open risks per department, those below it included, by level: the residual one, or the inherent one while there is no residual rating.',
    bar_chart_1_flat:
      'Open risks per category, by level: the residual one, or the inherent one while there is no residual rating.',
    bar_chart_data:
      'How often risks came into each status, by calendar {{interval}}. A risk counts each time.',
    risk_created: 'How often risks came into status created in the range, reopened ones included.',
    risk_closed: 'How often risks were closed in the range.',
    risk_accepted:
      'How often risks came into status accepted in the range. Acceptances are decided later: until then a risk stays in created.',
    risk_avoided: 'How often risks came into status avoided in the range.',
    risk_mitigated: 'How often risks came into status mitigated in the range.',
    risk_transferred: 'How often risks came into status transferred in the range.',
  },
  interval: { month: 'month', quarter: 'quarter' },
  reason: {
    closed: 'Closed',
    untriaged: 'Waiting for triage',
    deleted: 'Deleted',
    unrated: 'Not rated',
    older_model: 'Rated with an earlier version of the matrix',
    elsewhere: 'Outside your departments: you see them because you own or raised them',
  },
};
export type ExplanationText = typeof explanation;
