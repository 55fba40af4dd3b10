/** What the mail about a new API token says. Only the server says it. */
export const mail = {
  subject: 'An API token was made for your account at {{organisation}}',
  text: 'A program that has this token can call in your name, within the areas chosen for it.',
  name: 'API token',
  time: 'Time',
  expires: 'Expires',
  link: 'Look at your profile',
  if_you: 'If this was you, there is nothing to do.',
  if_not:
    'If it was not you, revoke API tokens that you do not know, change your password at once, and tell your administrator.',
};
export type ApiTokenMailText = typeof mail;
