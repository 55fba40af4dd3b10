/** What mails about a passkey say. Only the server says it. */
export const mail = {
  added: {
    subject: 'A passkey was added to your account at {{organisation}}',
    text: 'From now on, this passkey signs in to your account without a password.',
  },
  removed: {
    subject: 'A passkey of your account at {{organisation}} was removed',
    text: 'This passkey no longer signs in to your account.',
  },
  name: 'Passkey',
  time: 'Time',
  link: 'Look at your profile',
  if_you: 'If this was you, there is nothing to do.',
  if_not:
    'If it was not you, remove passkeys that you do not know, change your password at once, and tell your administrator.',
};
export type PasskeyMailText = typeof mail;
