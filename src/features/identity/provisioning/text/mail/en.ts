/** What mails about another address, and about somebody whom the directory deactivated, say. Only the server says it. */
export const mail = {
  address: {
    subject: 'The address you sign in with at {{organisation}} was changed',
    text: 'You sign in with another e-mail address from now on. It was changed by {{by}}.',
    ended: 'You are signed out everywhere, and links that were mailed before no longer work.',
    from: 'Until now',
    to: 'From now on',
    time: 'Time',
    if_expected: 'If you expected this, there is nothing to do.',
    if_not: 'If not, tell an administrator of your organisation at once.',
  },
  subject: '{{name}} left {{organisation}}, and open things still name them',
  ended: '{{name}} was deactivated by the directory ({{directory}}) and is signed out everywhere.',
  left: 'Something open still names this person. Nobody works on it until somebody else takes it over.',
  count: 'Open things that name them',
  time: 'Deactivated',
  link: 'Go to Management',
  how: 'Find the person among those deactivated and choose who takes over.',
};
export type ProvisioningMailText = typeof mail;
