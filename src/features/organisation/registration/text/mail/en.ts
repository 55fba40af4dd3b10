/** What the mail to a new organisation's administrator says. Only the server says it. */
export const mail = {
  subject: 'Sign in to {{organisation}} for the first time',
  text: '{{organisation}} is registered. Sign in with this password once; then you set one of your own.',
  email: 'E-mail',
  password: 'One-time password',
  not_shown: 'Only in the mail itself',
  short_name: 'Short name',
  until: 'Valid until',
  link: 'Sign in',
  if_late: 'After that, “Forgot password?” at the sign-in mails you a link that sets a password.',
  if_not:
    'If you did not register an organisation, there is nothing to do: without a sign-in, all of it is deleted on {{until}}.',
};
export type RegistrationMailText = typeof mail;
