export const en = {
  refusals: {
    code_wrong: 'This code does not fit, or it was used already.',
    second_factor_on: 'A second factor is set up already.',
    second_factor_off: 'No second factor is set up.',
  },
  set_up: {
    title: 'Set up a second factor',
    required: 'Your organisation asks for a second factor at the sign-in.',
    why: 'Beside your password, the sign-in then asks for a code of an app on your telephone. Whoever learns your password cannot sign in with it alone.',
    begin: 'Show the code',
    text: 'Open an authenticator app on your telephone and take a picture of this code with it.',
    picture: 'The code for your authenticator app',
    secret: 'Or type this key into the app',
    code: 'Code of the app',
    code_help: 'Six digits. They change every half minute.',
    turn_on: 'Turn it on',
    codes_title: 'Keep your recovery codes',
    codes_text:
      'Each of them signs you in once in place of the app, if you lose it. They are shown this once: print them or write them down.',
    copy: 'Copy the codes',
    copied: 'The codes are copied.',
    done: 'I have kept them',
    later: 'Back to the profile',
    sign_out: 'Sign out',
  },
};
export type SecondFactorText = typeof en;
