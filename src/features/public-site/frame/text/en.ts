export const en = {
  product: 'Plumbline',
  skip: 'Skip to the content',
  navigation: 'Sections',
  language: 'Language',
  home: 'Home',
  community: 'Community',
  features: 'Features',
  services: 'Services',
  contact: 'Contact Us',
  login: 'Login',
  register: 'Register',
  to_top: 'Back to the top',
  footer: {
    about: 'Governance, risk and compliance for organisations.',
    page: 'On this page',
    service: 'The service',
    elsewhere: 'Elsewhere',
    schedule: 'Service schedule',
    privacy: 'Privacy policy',
    documentation: 'Documentation of the calls',
  },
};
export type SiteFrameText = typeof en;
