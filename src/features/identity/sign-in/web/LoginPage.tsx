import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useSignInLook } from '#features/organisation/branding/web/shared/sign-in-look.hooks.ts';
import { GuestField } from './shared/GuestField.tsx';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { UsePasskey } from './factor/UsePasskey.tsx';
import { FactorStep } from './factor/FactorStep.tsx';
import { GuestPasswordField } from './GuestPasswordField.tsx';
import { OrganisationFields } from './OrganisationFields.tsx';
import { TryAgain } from './TryAgain.tsx';
import { Work } from './Work.tsx';
import { useSignInForm } from './sign-in-form.hooks.ts';
import { signInPaths, type SignInState } from './shared/sign-in-paths.ts';

/** Sign-in (specification 2, 5 and 8). */
export function LoginPage() {
  const { t } = useTranslation('identity-sign-in');
  const [search] = useSearchParams();
  const { email: known } = (useLocation().state ?? {}) as SignInState;
  const form = useSignInForm(search.get('org'), known);
  const { values, email, password, organisations, isMissing, canSend, isWorking, wait, messageOf } = form;
  const { write, leave, submit } = form;
  const look = useSignInLook(organisations.chosen?.base_url);

  if (form.challenge !== undefined && organisations.chosen !== undefined)
    return (
      <GuestFrame title={t('factor.title')}>
        <FactorStep
          challenge={form.challenge}
          base={organisations.chosen.base_url}
          onLeave={form.forgetChallenge}
        />
      </GuestFrame>
    );
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
        <GuestPasswordField
          label={t('screen.password')}
          error={messageOf('password')}
          ref={password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onWrite={(written) => write('password', written, true)}
          onBlur={() => void leave('password')}
        />
        <OrganisationFields organisations={organisations} />
        {isMissing && (
          <p className="guest-missing" role="alert">
            {t('screen.rules_missing')}{' '}
            <button type="button" className="guest-link" onClick={() => location.reload()}>
              {t('web:missing_file.reload')}
            </button>
          </p>
        )}
        <Work isWorking={isWorking} />
        <TryAgain wait={wait} what="sign_in" />
        <button type="submit" className="guest-button wide" disabled={!canSend}>
          {t('screen.login')}
        </button>
        {organisations.chosen !== undefined && (
          <UsePasskey base={organisations.chosen.base_url} className="guest-button quiet wide">
            {t('factor.passkey')}
          </UsePasskey>
        )}
        <p className="guest-foot">
          <Link className="guest-link" to={signInPaths.resetPassword} state={{ email: values.email }}>
            {t('reset.forgot')}
          </Link>
        </p>
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
