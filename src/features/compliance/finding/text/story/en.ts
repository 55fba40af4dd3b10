/** What happened to a finding. */
export const story = {
  action: {
    created: 'Raised',
    raised: 'Raised by a failed test',
    assigned: 'Assigned',
    resolved: 'Resolved',
    verified: 'Verified and closed',
    returned: 'Returned: not effective',
    dismissed: 'Dismissed',
    plan_opened: 'Plan opened',
  },
};
export type StoryText = typeof story;
