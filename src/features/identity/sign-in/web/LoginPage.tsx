import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useSearchParams } from 'react-router';
import { useSignInLook } from '#features/organisation/branding/web/shared/sign-in-look.hooks.ts';
import { GuestField } from './shared/GuestField.tsx';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { UsePasskey } from './factor/UsePasskey.tsx';
import { OrganisationFields } from './OrganisationFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { TryAgain } from './TryAgain.tsx';
import { Work } from './Work.tsx';
import { useSignInForm } from './sign-in-form.hooks.ts';
import { signInPaths, type SignInState } from './shared/sign-in-paths.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

// These come to few people: after a right password, and where no organisation was found.
const FactorStep = lazy(async () => ({ default: (await import('./factor/FactorStep.tsx')).FactorStep }));
const MailOrganisations = lazy(async () => ({
  default: (await import('./MailOrganisations.tsx')).MailOrganisations,
}));

/** Sign-in (specification 2, 5 and 8). */
export function LoginPage() {
  const { t } = useTranslation('identity-sign-in');
  const [search] = useSearchParams();
  const { email: known } = useArrival<SignInState>();
  const form = useSignInForm(search.get('org'), known);
  const { values, organisations, provider, isMissing, canSend, isWorking, wait, submit } = form;
  const look = useSignInLook(organisations.chosen?.base_url);

  const { factorStep } = form;
  if (factorStep !== undefined)
    return (
      <GuestFrame title={t('factor.title')}>
        <Suspense fallback={null}>
          <FactorStep {...factorStep} />
        </Suspense>
      </GuestFrame>
    );
  return (
    <GuestFrame title={t('screen.login')} look={look}>
      <form className="guest-card" onSubmit={(event) => void submit(event)} noValidate>
        <h1>{t('screen.login_title')}</h1>
        {provider.isFinishing && <p role="status">{t('screen.finishing')}</p>}
        {provider.failure !== undefined && (
          <p className="guest-missing" role="alert">
            {t(`provider_failure.${provider.failure}`)}
          </p>
        )}
        <EmailField form={form} />
        {!provider.hidesPassword && <PasswordFields form={form} />}
        <OrganisationFields organisations={organisations} />
        {organisations.byShortName && (
          <Suspense fallback={null}>
            <MailOrganisations email={values.email} />
          </Suspense>
        )}
        <ProviderButton provider={provider} />
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
        {!provider.hidesPassword && (
          <button
            type="submit"
            className={`guest-button wide${provider.name === undefined ? '' : ' quiet'}`}
            disabled={!canSend}
          >
            {t('screen.login')}
          </button>
        )}
        {organisations.chosen !== undefined && !provider.hidesPassword && (
          <UsePasskey base={organisations.chosen.base_url} className="guest-button quiet wide">
            {t('factor.passkey')}
          </UsePasskey>
        )}
        <p className="guest-foot">
          <Link className="guest-link" to={signInPaths.resetPassword} state={{ email: values.email }}>
            {t('screen.forgot_password')}
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

function EmailField({
  form: { values, email, messageOf, write, leave },
}: {
  form: ReturnType<typeof useSignInForm>;
}) {
  const { t } = useTranslation('identity-sign-in');
  return (
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
  );
}
