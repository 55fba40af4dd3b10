import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { isLongEnough } from '#features/identity/password/password.rules.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import { GuestPasswordField } from './shared/GuestPasswordField.tsx';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { TryAgain } from './TryAgain.tsx';
import { useSetPassword } from './set-password.hooks.ts';
import { signInPaths } from './shared/sign-in-paths.ts';

/** What somebody sees whose password came by mail: nothing else is open to them before they have one of their own. */
export function SetPasswordPage() {
  const { t } = useTranslation('identity-password');
  const [password, setPassword] = useState('');
  const { email, isFactorRequired, isSending, problem, wait, submit, forget } = useSetPassword();
  const canSend = isLongEnough(password, isFactorRequired) && !isSending && wait.left === 0;

  return (
    <GuestFrame title={t('set_password.title')}>
      <form
        className="guest-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) void submit(password);
        }}
      >
        <h1>{t('set_password.title')}</h1>
        <p>{t('set_password.text')}</p>
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <GuestPasswordField
          label={t('set_password.next')}
          error={problem}
          help={t('set_password.help', { least: String(leastCharacters(isFactorRequired)) })}
          name="password"
          autoComplete="new-password"
          autoFocus
          value={password}
          onWrite={(written) => {
            setPassword(written);
            forget();
          }}
        />
        <TryAgain wait={wait} what="sign_in" />
        <button type="submit" className="guest-button wide" disabled={!canSend}>
          {t('set_password.set')}
        </button>
        <p className="guest-foot">
          <Link className="guest-link" to={signInPaths.logout}>
            {t('set_password.sign_out')}
          </Link>
        </p>
      </form>
    </GuestFrame>
  );
}
