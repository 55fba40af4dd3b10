import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { GuestFrame } from './GuestFrame.tsx';
import { signInPaths } from './sign-in-paths.ts';

/** The product's door for those who are not signed in. */
export function HomePage() {
  const { t } = useTranslation('identity-sign-in');
  return (
    <GuestFrame>
      <div className="guest-hero">
        <h1>{t('screen.home_title')}</h1>
        <p>{t('screen.home_text')}</p>
        <div className="guest-actions">
          <Link className="guest-button" to={signInPaths.login}>
            {t('screen.login')}
          </Link>
          <Link className="guest-button quiet" to={signInPaths.register}>
            {t('screen.register')}
          </Link>
        </div>
      </div>
    </GuestFrame>
  );
}
