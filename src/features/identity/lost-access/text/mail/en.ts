/** What mails about access that an Admin took away say. Only the server says it. */
export const mail = {
  factor_taken: {
    subject: 'The second factor of your account at {{organisation}} was taken away',
    text: '{{name}}, an Admin of your organisation, took the second factor of your account away. Your sessions were ended.',
    next: 'Sign in with your password and set up a second factor anew.',
  },
  unlinked: {
    subject: 'Your account at {{organisation}} is no longer linked to single sign-on',
    text: '{{name}}, an Admin of your organisation, undid the link between your account and the provider you sign in by. Your sessions were ended.',
    next: 'Your next sign-in by the provider links them anew.',
  },
  time: 'Time',
  link: 'Look at your profile',
  if_not: 'If you asked nobody for this, tell your administrator at once.',
};
export type LostAccessMailText = typeof mail;
