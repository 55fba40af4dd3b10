export const en = {
  refusals: {
    own_access: 'This is your own account: your profile has what you are looking for.',
    not_linked: 'This person is not linked to single sign-on.',
  },
  factor: {
    verb: 'Take away the second factor',
    title: 'Take away the second factor of {{name}}?',
    about:
      'For somebody who lost their device and their recovery codes. Make sure by another way that it is them who asks. They are signed out everywhere, told by mail, and sign in with their password alone until they set up a second factor again.',
    done: '{{name}} has no second factor any more',
  },
  link: {
    verb: 'Undo the link to single sign-on',
    title: 'Undo the link of {{name}} to single sign-on?',
    about:
      'For somebody who has another account at the provider now. They are signed out everywhere and told by mail; their next sign-in by the provider links them anew, an Admin’s once an Admin has confirmed it.',
    done: '{{name}} is no longer linked to single sign-on',
  },
  sessions: {
    verb: 'Sign out everywhere',
    title: 'Sign {{name}} out everywhere?',
    about:
      'For somebody who lost a device, or where somebody else may be in their account. What they have not saved is lost. They sign in again as before: if somebody else knows their password, they must change it.',
    done: '{{name}} is signed out everywhere',
  },
};
export type LostAccessText = typeof en;
