export const en = {
  refusals: {
    registration_closed: 'New organisations cannot register here.',
    registration_mail_public: 'Everybody has addresses at this mail domain. Use one of your organisation.',
  },
  input: {
    registration_name_short: 'Min character length is 4',
    registration_email_invalid: 'Please enter a valid email',
    registration_domains_differ: 'Email & Business email after @ should match',
    organization_name_exists: "Organization's name already exists",
  },
  closed: {
    title: 'The app is not ready yet',
    text: 'New organisations cannot register here yet. Go to the home page to subscribe by message.',
    to_home: 'Go to the home page',
  },
  screen: {
    title: 'Register',
    heading: 'Register your organisation',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    organization_name: "Organisation's name",
    business_email: 'Business e-mail',
    business_email_help: 'At the same mail domain as your own address.',
    license: 'Licence',
    flat: 'Flat',
    flat_help: 'One register for everybody; no departments.',
    corporate: 'Corporate',
    corporate_help: 'With departments that have their own people and risks.',
    submit: 'Register',
    sending: 'Registering',
    have_account: 'Registered already?',
    login: 'Login',
    welcome_title: 'Welcome {{name}}',
    welcome_text: 'We have sent you an email. Please use the credentials provided in the emial to login.',
    failed_title: 'Not registered',
    ok: 'OK',
  },
  captcha: {
    waiting:
      'Before it is sent, your browser does a second of arithmetic. It keeps machines away; nobody else is asked.',
    working: 'Your browser is doing the arithmetic that keeps machines away.',
    done: 'The arithmetic is done. The form can be sent.',
    failed: 'The arithmetic could not be done.',
  },
};
export type RegistrationText = typeof en;
