/** What mails about a password say. Only the server says it. */
export const mail = {
  reset: {
    subject: 'Set a new password for your account at {{organisation}}',
    asked: 'Somebody asked for a new password for your account.',
    asked_by: '{{name}} asks you to set a new password for your account.',
    how_long: 'The link below lets you set one. It works once, for {{count}} minutes.',
    link: 'Set a new password',
    if_not:
      'If you did not ask for it, there is nothing to do: your password stays as it is until somebody uses this link.',
  },
  changed: {
    subject: 'Your password at {{organisation}} was changed',
    text: 'The password of your account was changed, and its other sessions were ended.',
    time: 'Time',
    tokens: 'API tokens that were ended with it',
    if_you: 'If this was you, there is nothing to do.',
    if_not:
      'If it was not you, choose "Forgot password?" on the sign-in page at once, and tell your administrator.',
  },
};
export type PasswordMailText = typeof mail;
