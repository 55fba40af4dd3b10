export const en = {
  notice: {
    logging_in: 'Logging in with JWT',
    logged_in: 'Logged in with JWT',
    expired: 'access_token expired',
    invalid: 'Invalid access_token',
    failed: 'Failed to login with token.',
    idle: 'Your session has been expired due to inactivity.Please login again.',
  },
};
export type SessionText = typeof en;
