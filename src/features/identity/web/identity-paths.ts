export const identityPaths = {
  home: '/home',
  login: '/login',
  register: '/register',
  logout: '/logout',
  homeRoute: '/homeroute',
} as const;
