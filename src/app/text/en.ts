/** What the frame around the screens says. */
export const en = {
  navigation: {
    label: 'Main navigation',
    dashboards: 'Dashboards',
    maturity: 'Maturity Assessment',
    cis: 'CIS',
    iso: 'ISO-27k',
    compliance: 'Compliance',
    risk: 'Risk Management',
    risk_register: 'Risk Register',
    risk_reports: 'Reporting',
    settings: 'Settings',
    likelihood: 'Likelihood and consequence',
  },
  skip: 'Skip to the content',
  open_menu: 'Open the menu',
  close_menu: 'Close the menu',
  fold: 'Fold the menu',
  unfold: 'Keep the menu open',
  language: 'Language',
  account: 'Your account',
  dark: 'Dark colours',
  logout: 'Logout',
  type: { Admin: 'Admin', Staff: 'Staff', User: 'User' },
};
export type ShellText = typeof en;
