/** What mails about a second factor say. Only the server says it. */
export const mail = {
  added: {
    subject: 'Your account at {{organisation}} has a second factor now',
    text: 'From now on, signing in to your account asks for a code of your authenticator app as well. Your other sessions were ended.',
  },
  removed: {
    subject: 'The second factor of your account at {{organisation}} was turned off',
    text: 'From now on, your password alone signs in to your account. Your other sessions were ended.',
  },
  recovery_used: {
    subject: 'A recovery code of your account at {{organisation}} was used',
    text: 'Somebody signed in to your account with your password and one of its recovery codes. That code works no more.',
  },
  time: 'Time',
  link: 'Look at your profile',
  if_you: 'If this was you, there is nothing to do.',
  if_not: 'If it was not you, change your password at once, and tell your administrator.',
};
export type SecondFactorMailText = typeof mail;
