export const en = {
  refusals: { proof_password_wrong: 'This is not your password.' },
  dialog: {
    title: 'Is it you?',
    text: 'This needs a fresh proof that it is you. It counts for five minutes; each approval renews it, for half an hour at most.',
    password: 'Password',
    code: 'Code of your authenticator app',
    use_code: 'Use a code instead',
    use_password: 'Use the password instead',
    no_password: 'I have no password here',
    no_password_help:
      'Then sign out and in again the way you always do: for five minutes after that nothing is asked.',
    go_on: 'Go on',
  },
};
export type ProofText = typeof en;
