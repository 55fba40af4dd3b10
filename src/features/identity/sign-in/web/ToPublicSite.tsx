import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { signInPaths } from './shared/sign-in-paths.ts';

/** Where this document was loaded from; navigation within the app does not change it. */
const loadedFrom = () =>
  performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname)[0];

/** The public site is no part of the app: whoever comes to one of its addresses within the app is handed over to the server, which
 *  has its pages. Where even the server had the app there (a build without the site), the sign-in stands in its place. */
export function ToPublicSite() {
  const isHere = loadedFrom() === location.pathname;
  useEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere ? <Navigate to={signInPaths.login} replace /> : null;
}
