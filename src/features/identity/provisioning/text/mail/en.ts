/** What the mail about somebody whom the directory deactivated says. Only the server says it. */
export const mail = {
  subject: '{{name}} left {{organisation}}, and open things still name them',
  ended: '{{name}} was deactivated by the directory ({{directory}}) and is signed out everywhere.',
  left: 'Something open still names this person. Nobody works on it until somebody else takes it over.',
  count: 'Open things that name them',
  time: 'Deactivated',
  link: 'Go to Management',
  how: 'Find the person among those deactivated and choose who takes over.',
};
export type ProvisioningMailText = typeof mail;
