import { Navigate, useLocation } from 'react-router';
import { startPath } from '../screens.ts';

/** `/` and unknown paths lead to the first screen. */
export function ToStart() {
  const { pathname } = useLocation();
  return pathname === startPath ? null : <Navigate to={startPath} replace />;
}
