export const en = {
  screen: {
    title: 'Security',
    saved: 'The security rules are saved',
    sign_in: 'Sign-in',
    second_factor: 'Require a second factor',
    second_factor_help:
      'Whoever has none sets one up at the next sign-in, before anything else. A password then needs {{with_factor}} characters instead of {{least}}.',
    listed: 'Offer the organisation at the sign-in',
    listed_help:
      'Whoever types an address of a verified mail domain finds the organisation. Otherwise people come by its link or its short name.',
    sessions: 'Sessions',
    idle: 'Minutes without activity',
    idle_help: 'A session ends after {{from}} to {{to}} minutes in which nobody did anything.',
    hours: 'Hours after the sign-in',
    hours_help:
      'A session ends after {{from}} to {{to}} hours, whatever was done. Open sessions end accordingly.',
    decisions: 'Decisions',
    self_approval: 'Allow self-approval',
    self_approval_help:
      'People may confirm their own requests although somebody else could. The log says “Decided alone”.',
    alone: 'At this moment one person alone may decide, and confirms their own requests.',
  },
};
export type SecurityText = typeof en;
