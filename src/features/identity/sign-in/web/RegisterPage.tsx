import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { signInPaths } from './sign-in-paths.ts';

/** The specification's placeholder: organisations cannot register themselves yet. */
export function RegisterPage() {
  const { t } = useTranslation('identity-sign-in');
  return (
    <GuestFrame title={t('screen.register')}>
      <div className="guest-card">
        <h1>{t('screen.register_title')}</h1>
        <p>{t('screen.register_text')}</p>
        <a className="guest-button wide" href={`${signInPaths.home}#contact`}>
          {t('screen.to_home')}
        </a>
      </div>
    </GuestFrame>
  );
}
