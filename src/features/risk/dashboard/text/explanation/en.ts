/** How the server explains figures, and what it calls bars that stand for no row. */
export const explanation = {
  chart: {
    others: 'Others',
    no_owner: 'No owner',
    no_category: 'No category',
    whole_organisation: 'Whole organisation',
    unrated: 'Not rated',
    older_model: 'Rated with an earlier version',
    avoided: 'Avoided',
  },
  formula: {
    total: 'All risks that are not deleted: also those that are closed, were rejected, or wait for triage.',
    open: 'Triaged risks that are not closed: created, accepted, avoided, mitigated or transferred.',
    created: 'Triaged risks in status created.',
    accepted: 'Risks in status accepted. Acceptances are decided later: until then a risk stays in created.',
    avoided: 'Risks in status avoided.',
    mitigated: 'Risks in status mitigated.',
    transferred: 'Risks in status transferred.',
    closed: 'Risks in status closed, without those that were rejected at triage.',
    untriaged: 'Risks that were raised and that nobody has triaged yet.',
    rejected: 'Risks that were rejected at triage.',
    awaiting_decision: 'Risks for which somebody asked for a change that another person must confirm.',
    expiring_acceptance: 'Accepted risks whose acceptance ends within 30 days.',
    above_appetite:
      'Risks that are not closed and whose level is outside the risk appetite that holds for them.',
    overdue_review: 'Risks that are not closed and whose review date is before today.',
    unrated: 'Risks that are not closed and have neither an inherent nor a residual rating.',
    in_highest_levels:
      'Open risks in one of the two highest levels of the matrix in use, by the residual level, or the inherent one while there is no residual rating.',
    by_level:
      'Open risks by the level of their current, inherent, residual and target rating, looked up in the matrix in use. Current is the residual rating, or the inherent one while there is no residual. An avoided risk has no level.',
    risk_matrix:
      'Open risks by likelihood and consequence of their current, inherent, residual and target rating. Current is the residual rating, or the inherent one while there is no residual. An avoided risk stands in no cell.',
    user_bar_chart:
      'Open risks per owner, by level: the residual one, or the inherent one while there is no residual rating.',
    bar_chart_1:
      'Open risks per department, those below it included, by level: the residual one, or the inherent one while there is no residual rating.',
    bar_chart_1_flat:
      'Open risks per category, by level: the residual one, or the inherent one while there is no residual rating.',
    change:
      'What a figure is now, minus what it was when that day began. It was then what the dashboard showed then: an imported risk counts from the day of its import, a deleted one until it was deleted, one that moved counts where it lay, and a new rating counts from the day on which it was given. It is about the departments that you belong to today and what you owned or had raised. Levels are compared while the matrix in use stays the same.',
    bar_chart_data:
      'How often risks came into each status, by calendar {{interval}}. A risk counts each time.',
    risk_created:
      'How often risks came into status created in the range: triaged, raised by those who decide about the department, or reopened. An imported risk counts on the day it was raised.',
    risk_closed:
      'How often risks were closed in the range, without those rejected at triage. What an imported file says is closed counts on the day it says.',
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
    rejected: 'Rejected at triage',
    avoided: 'Avoided: nothing remains that could be rated',
    closed_without_day: 'Closed in an imported file that does not say when, in any range',
  },
};
export type ExplanationText = typeof explanation;
