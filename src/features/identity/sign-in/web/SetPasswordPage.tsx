import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { isLongEnough } from '#features/identity/password/password.contract.ts';
import { GuestField } from './shared/GuestField.tsx';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { TryAgain } from './TryAgain.tsx';
import { useSetPassword } from './set-password.hooks.ts';
import { signInPaths } from './shared/sign-in-paths.ts';

/** What somebody sees whose password came by mail: nothing else is open to them before they have one of their own. */
export function SetPasswordPage() {
  const { t } = useTranslation('identity-sign-in');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const { email, isSending, problem, wait, submit, forget } = useSetPassword();
  const canSend = isLongEnough(password) && !isSending && wait.left === 0;

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
        <GuestField label={t('set_password.next')} error={problem} help={t('set_password.help')}>
          {(described) => (
            <input
              {...described}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="new-password"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              autoFocus
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                forget();
              }}
            />
          )}
        </GuestField>
        <button
          type="button"
          className="guest-link"
          aria-pressed={isShown}
          onClick={() => setShown((before) => !before)}
        >
          {t('screen.show_password')}
        </button>
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
