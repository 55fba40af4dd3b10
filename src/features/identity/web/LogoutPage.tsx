import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '#platform/web/use-session.ts';
import { GuestFrame } from './GuestFrame.tsx';
import { identityPaths } from './identity-paths.ts';
import { signOut } from './session-life.ts';

/** Ends the session and leads home. */
export function LogoutPage() {
  const { t } = useTranslation('identity');
  const session = useSession();
  useEffect(() => {
    void signOut();
  }, []);
  if (session === undefined) return <Navigate to={identityPaths.home} replace />;
  return (
    <GuestFrame title={t('screen.logging_out')}>
      <p role="status">{t('screen.logging_out')}</p>
    </GuestFrame>
  );
}
