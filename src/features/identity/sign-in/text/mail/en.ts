/** What mails about a sign-in say. Only the server says it. */
export const mail = {
  new_device: {
    subject: 'New sign-in to your account at {{organisation}}',
    text: 'Somebody signed in to your account with your password, in a browser or program that was not used for it before.',
  },
  after_failures: {
    subject: 'Sign-in to your account at {{organisation}} after failed tries',
    text: 'Somebody signed in to your account after {{count}} tries with a wrong password.',
  },
  time: 'Time',
  device: 'Device',
  browser_on_system: '{{browser}} on {{system}}',
  unknown_device: 'Not known',
  link: 'Look at your sessions',
  if_you: 'If this was you, there is nothing to do.',
  if_not:
    'If it was not you, end that session and change your password at once, and tell your administrator.',
};
export type SignInMailText = typeof mail;
