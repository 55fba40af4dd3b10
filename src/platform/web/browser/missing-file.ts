// A page's code could not be fetched: it belongs to a version that is gone, or there is no network.
const missing = new WeakSet<object>();

addEventListener('vite:preloadError', ({ payload }) => {
  missing.add(payload);
});

/** Whether something failed because a file of the app did not come. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);
