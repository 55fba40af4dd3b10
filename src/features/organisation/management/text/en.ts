export const en = {
  title: 'People and access',
  tab: {
    people: 'People',
    invitations: 'Invitations',
    auditors: 'External auditors',
    sign_in: 'Single sign-on',
    security: 'Security',
    log: 'Activity log',
  },
};
export type ManagementText = typeof en;
