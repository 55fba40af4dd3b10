import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { GuestFrame } from './GuestFrame.tsx';
import { signInPaths } from './sign-in-paths.ts';

/** The specification's placeholder: organisations cannot register themselves yet. */
export function RegisterPage() {
  const { t } = useTranslation('identity-sign-in');
  return (
    <GuestFrame title={t('screen.register')}>
      <div className="guest-card">
        <h1>{t('screen.register_title')}</h1>
        <p>{t('screen.register_text')}</p>
        <Link className="guest-button wide" to={signInPaths.home}>
          {t('screen.to_home')}
        </Link>
      </div>
    </GuestFrame>
  );
}
