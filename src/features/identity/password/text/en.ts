export const en = {
  refusals: {
    password_too_short: 'At least {{least}} characters.',
    password_too_guessable: 'The password contains a name that others can guess.',
    password_too_common:
      'Many people use this password, and it is tried first. Take several words that do not belong together.',
    password_unchanged: 'This is the password you signed in with. Choose another.',
    current_password_wrong: 'This is not your current password.',
  },
};
export type PasswordText = typeof en;
