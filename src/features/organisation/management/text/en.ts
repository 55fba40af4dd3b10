export const en = {
  title: 'People and access',
  tab: {
    people: 'People',
    invitations: 'Invitations',
    sign_in: 'Single sign-on',
    security: 'Security',
    log: 'Activity log',
  },
};
export type ManagementText = typeof en;
