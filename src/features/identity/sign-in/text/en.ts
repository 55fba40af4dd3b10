export const en = {
  refusals: {
    wrong_credentials: 'Email or password is incorrect',
    one_time_password_lapsed:
      'This one-time password has expired. “Forgot password?” mails you a link that sets a new one.',
    sign_in_lapsed: 'This took too long. Sign in again.',
  },
  input: {
    email_incorrect: 'Email is Incorrect',
    email_invalid: 'Please enter a valid email',
    password_length_4: 'Length should be 4',
  },
  wait: {
    work: 'Many tries failed, so your browser does some arithmetic first. It takes a few seconds.',
    sign_in: 'Too many tries. You can sign in again at {{time}}.',
    look_up: 'Too many searches from this network. We search again at {{time}}.',
    over: 'You can try again now.',
  },
  factor: {
    passkey: 'Sign in with a passkey',
    passkey_instead: 'Use a passkey instead',
    passkey_none: 'No passkey was used.',
    title: 'Second factor',
    code: 'Code of your authenticator app',
    code_help: 'Or one of your recovery codes.',
    go_on: 'Go on',
    back: 'Sign in as somebody else',
  },
  provider_failure: {
    refused: 'Your organisation’s provider did not sign you in.',
    expired: 'The sign-in took too long, or began in another window. Begin again.',
    not_invited:
      'Your organisation’s provider knows you, and this organisation does not yet. Ask an administrator of it for an invitation.',
    linked_otherwise:
      'Another account of your provider is linked to this address. Ask an administrator of your organisation.',
    not_confirmed:
      'An Admin’s account is linked to the provider only after an Admin confirms it. Sign in with your password: the request waits under My work.',
    no_seat:
      'Your organisation’s provider knows you, but no seat is left here. Ask an administrator of your organisation.',
    deactivated: 'Your access to this organisation has ended.',
    away: 'Your organisation’s provider does not answer. Try again later.',
  },
  screen: {
    forgot_password: 'Forgot password?',
    sign_in_with: 'Sign in with {{name}}',
    use_password: 'Sign in with a password instead',
    recovery_code: 'Recovery code',
    recovery_code_hint: 'For administrators, while the provider does not answer.',
    finishing: 'Signing you in ..',
    language: 'Language',
    login: 'Login',
    register: 'Register',
    login_title: 'Sign in to Plumbline',
    email: 'Username/Email',
    password: 'Password',
    show_password: 'Show password',
    organization: 'Organisation',
    choose_organization: 'Select your organisation',
    organization_hint: 'Offered once your e-mail address is known.',
    none_found: 'No organisation is known for this address. Type the short name of yours.',
    short_name: 'Short name of your organisation',
    short_name_hint: 'The word after /org/ in your links, for example meridian.',
    short_name_open: 'Use a short name instead',
    short_name_unknown: 'No organisation has this short name.',
    mail_organizations: 'Mail me my organisations',
    organizations_mailed:
      'If this address has an account, a mail of each of its organisations is on its way.',
    address_first: 'Type your e-mail address first.',
    rules_missing: 'A part of this page did not arrive, and without it nobody can sign in here.',
    no_account: 'No account yet?',
    logging_out: 'Logging out..',
    unsent_title: 'Not everything is saved yet',
    unsent_text_one:
      'One answer has not reached the server. It is kept on this device until it does; signing out deletes it.',
    unsent_text_other:
      '{{count}} answers have not reached the server. They are kept on this device until they do; signing out deletes them.',
    unsent_stay: 'Stay signed in',
    unsent_again: 'Try again to save',
    unsent_delete_one: 'Delete the answer and sign out',
    unsent_delete_other: 'Delete {{count}} answers and sign out',
  },
};
export type SignInText = typeof en;
