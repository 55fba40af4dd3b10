import { Navigate, useLocation } from 'react-router';
import { startPath } from '#app/screens.ts';

/** `/` and unknown paths lead to the first screen. */
export function RedirectToStart() {
  const { pathname } = useLocation();
  return pathname === startPath ? null : <Navigate to={startPath} replace />;
}
