import { Navigate, useLocation } from 'react-router';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { auditPage } from '#features/compliance/auditor/audit-path.rules.ts';
import { invitationPaths } from '#features/organisation/invitation/web/invitation.screens.ts';
import { startPath } from '#app/screens.ts';

/** `/` and unknown paths lead to the first screen; an Admin's first sign-in to where people are invited (specification 2). */
export function RedirectToStart() {
  const { pathname } = useLocation();
  const { type, first_logging_in } = useOwnData();
  if (type === 'Auditor') return <Navigate to={auditPage} replace />;
  if (type === 'Admin' && first_logging_in) return <Navigate to={invitationPaths.members} replace />;
  return pathname === startPath ? null : <Navigate to={startPath} replace />;
}
