export const en = {
  refusals: {
    wrong_credentials: 'Email or password is incorrect',
    password_too_short: 'At least 12 characters.',
    password_too_guessable: 'The password contains a name that others can guess.',
    person_unknown: 'This person is not an active member of the organisation.',
    email_taken: 'Somebody with this e-mail address is already a member.',
  },
  input: {
    email_incorrect: 'Email is Incorrect',
    email_invalid: 'Please enter a valid email',
    password_length_4: 'Length should be 4',
  },
};
export type IdentityText = typeof en;
