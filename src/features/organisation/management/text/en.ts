export const en = {
  title: 'People and access',
  tab: { people: 'People', invitations: 'Invitations' },
};
export type ManagementText = typeof en;
