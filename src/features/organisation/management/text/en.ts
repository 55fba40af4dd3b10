export const en = {
  title: 'People and access',
  tab: { people: 'People', invitations: 'Invitations', security: 'Security', log: 'Activity log' },
};
export type ManagementText = typeof en;
