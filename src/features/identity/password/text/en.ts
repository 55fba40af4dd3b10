export const en = {
  refusals: {
    password_too_short: 'At least {{least}} characters.',
    password_too_guessable: 'The password contains a name that others can guess.',
    password_too_common:
      'Many people use this password, and it is tried first. Take several words that do not belong together.',
    password_unchanged: 'This is the password you signed in with. Choose another.',
    current_password_wrong: 'This is not your current password.',
  },
  reset: {
    title: 'Set a new password',
    text: 'We mail you a link that sets a new one.',
    email: 'E-mail address',
    send: 'Send the link',
    to_login: 'Go to the sign-in',
    asked_title: 'Look at your mail',
    asked_text:
      'If this address has an account there, a link is on its way. It works once, for 30 minutes. Another one can be sent after five minutes; the earlier one goes on working.',
    set_heading: 'Set a new password',
    password: 'New password',
    rule_length:
      'At least {{least}} characters, or {{with_factor}} where your organisation requires a second factor: several words are easy to keep in mind.',
    rule_names: 'Neither your name nor your organisation’s.',
    rule_common: 'None that many people use.',
    end_tokens: 'End the API tokens of my account as well',
    set: 'Set the password',
    set_title: 'The password is set',
    set_text: 'Your sessions have ended. Sign in with the new password.',
    lapsed_title: 'This link no longer works',
    lapsed_text:
      'It was used, the password was changed since, or it is older than 30 minutes. If the address has an account, a new link is on its way, or was sent in the last few minutes.',
    again: 'Ask for a link',
  },
  set_password: {
    title: 'Set your password',
    text: 'You signed in with a password that came by mail. From now on you sign in with one of your own, which nobody else knows.',
    next: 'New password',
    help: 'At least {{least}} characters: several words are easy to keep in mind.',
    set: 'Set password',
    sign_out: 'Sign out',
  },
};
export type PasswordText = typeof en;
