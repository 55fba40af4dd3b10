/** Where the public site's pages are. */
export const sitePaths = {
  home: '/home',
  /** The same page: where some clients lead people after their data was set (specification 2). */
  homeRoute: '/homeroute',
  privacyPolicy: '/privacypolicy',
  schedule: '/schedule',
} as const;

/** The sections of the home page that the footer leads to, and the navigation. */
export const homeSections = ['community', 'features', 'services', 'contact'] as const;
