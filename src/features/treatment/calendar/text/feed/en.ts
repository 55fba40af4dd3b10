/** What calendar programs show. */
export const feed = {
  name: 'Plumbline',
  summary: {
    plan: 'Improvement plan due: {{ref}} {{title}}',
    task: 'Task due: {{ref}} {{title}}',
    card: 'Card due: {{ref}} {{title}}',
    control_test: 'Control test planned: {{ref}} {{title}}',
    risk_review: 'Risk review due: {{ref}} {{title}}',
    acceptance: 'Acceptance ends: {{ref}} {{title}}',
    evidence: 'Evidence expires: {{ref}} {{title}}',
    cover: 'Cover ends: {{ref}} {{title}}',
  },
  category: {
    plan: 'Improvement plan',
    task: 'Task',
    card: 'Card',
    control_test: 'Control test',
    risk_review: 'Risk review',
    acceptance: 'End of acceptance',
    evidence: 'Expiry of evidence',
    cover: 'End of cover',
  },
};
export type CalendarFeedText = typeof feed;
