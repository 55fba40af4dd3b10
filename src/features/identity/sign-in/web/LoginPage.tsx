import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useSignInLook } from '#features/organisation/branding/web/shared/sign-in-look.hooks.ts';
import { GuestField } from './shared/GuestField.tsx';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { OrganisationFields } from './OrganisationFields.tsx';
import { TryAgain } from './TryAgain.tsx';
import { useSignInForm } from './sign-in-form.hooks.ts';
import { signInPaths, type SignInState } from './shared/sign-in-paths.ts';

/** Sign-in (specification 2, 5 and 8). */
export function LoginPage() {
  const { t } = useTranslation('identity-sign-in');
  const [search] = useSearchParams();
  const { email: known } = (useLocation().state ?? {}) as SignInState;
  const form = useSignInForm(search.get('org'), known);
  const { values, email, password, organisations, isMissing, canSend, wait, messageOf } = form;
  const { write, leave, submit } = form;
  const [isShown, setShown] = useState(false);
  const look = useSignInLook(organisations.chosen?.base_url);

  return (
    <GuestFrame title={t('screen.login')} look={look}>
      <form className="guest-card" onSubmit={(event) => void submit(event)} noValidate>
        <h1>{t('screen.login_title')}</h1>
        <GuestField label={t('screen.email')} error={messageOf('email')}>
          {(described) => (
            <input
              {...described}
              ref={email}
              type="email"
              name="email"
              autoComplete="username"
              dir="ltr"
              required
              value={values.email}
              onChange={(event) =>
                write('email', event.target.value, (event.nativeEvent as InputEvent).inputType !== undefined)
              }
              onBlur={() => void leave('email')}
            />
          )}
        </GuestField>
        <GuestField label={t('screen.password')} error={messageOf('password')}>
          {(described) => (
            <input
              {...described}
              ref={password}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              value={values.password}
              onChange={(event) => write('password', event.target.value, true)}
              onBlur={() => void leave('password')}
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
        <OrganisationFields organisations={organisations} />
        {isMissing && (
          <p className="guest-missing" role="alert">
            {t('screen.rules_missing')}{' '}
            <button type="button" className="guest-link" onClick={() => location.reload()}>
              {t('web:missing_file.reload')}
            </button>
          </p>
        )}
        <TryAgain wait={wait} what="sign_in" />
        <button type="submit" className="guest-button wide" disabled={!canSend}>
          {t('screen.login')}
        </button>
        <p className="guest-foot">
          {t('screen.no_account')}{' '}
          <Link className="guest-link" to={signInPaths.register}>
            {t('screen.register')}
          </Link>
        </p>
      </form>
    </GuestFrame>
  );
}
