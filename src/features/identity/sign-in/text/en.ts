export const en = {
  refusals: {
    wrong_credentials: 'Email or password is incorrect',
  },
  input: {
    email_incorrect: 'Email is Incorrect',
    email_invalid: 'Please enter a valid email',
    password_length_4: 'Length should be 4',
  },
  wait: {
    sign_in: 'Too many tries. You can sign in again at {{time}}.',
    look_up: 'Too many searches from this network. We search again at {{time}}.',
    over: 'You can try again now.',
  },
  set_password: {
    title: 'Set your password',
    text: 'You signed in with a password that came by mail. From now on you sign in with one of your own, which nobody else knows.',
    next: 'New password',
    help: 'At least 12 characters: several words are easy to keep in mind.',
    set: 'Set password',
    sign_out: 'Sign out',
  },
  screen: {
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
