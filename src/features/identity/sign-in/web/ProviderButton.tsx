import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ProviderSignIn } from './provider-sign-in.hooks.ts';

/** The way to the organisation's provider, and to the password where it is not the usual one. */
export function ProviderButton({ provider }: { provider: ProviderSignIn }) {
  const { t } = useTranslation('identity-sign-in');
  const { name, isBusy, hidesPassword, go, showPassword } = provider;
  if (name === undefined) return null;
  return (
    <>
      <button type="button" className="guest-button wide" disabled={isBusy} onClick={go}>
        {t('screen.sign_in_with', { name })}
      </button>
      {hidesPassword && (
        <button type="button" className="guest-link" onClick={showPassword}>
          {t('screen.use_password')}
        </button>
      )}
    </>
  );
}
