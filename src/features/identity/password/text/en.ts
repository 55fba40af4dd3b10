export const en = {
  refusals: {
    password_too_short: 'At least 12 characters.',
    password_too_guessable: 'The password contains a name that others can guess.',
    current_password_wrong: 'This is not your current password.',
  },
};
export type PasswordText = typeof en;
