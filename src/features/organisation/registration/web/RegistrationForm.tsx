import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestField } from '#features/identity/sign-in/web/shared/GuestField.tsx';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { licenses } from '#features/organisation/organisation/organisation.contract.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { registrationFields, useRegistrationForm } from './registration-form.hooks.ts';
import './registration-form.css';

const inputs = {
  first_name: { type: 'text', autoComplete: 'given-name', dir: undefined },
  last_name: { type: 'text', autoComplete: 'family-name', dir: undefined },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  organization_name: { type: 'text', autoComplete: 'organization', dir: undefined },
  business_email: { type: 'email', autoComplete: 'off', dir: 'ltr' },
} as const;

/** The form of specification 5: native controls, as at the sign-in; it can be sent once it is valid. */
export function RegistrationForm() {
  const { t } = useTranslation('organisation-registration');
  const form = useRegistrationForm();
  const { values, canSend, isSending, captcha, messageOf, end } = form;
  return (
    <form
      className="guest-card registration-form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onFocus={() => void captcha.begin()}
    >
      <h1>{t('screen.heading')}</h1>
      {registrationFields.map((field) => (
        <div className={`registration-${field}`} key={field}>
          <GuestField
            label={t(`screen.${field}`)}
            error={messageOf(field)}
            help={field === 'business_email' ? t('screen.business_email_help') : undefined}
          >
            {(described) => (
              <input
                {...described}
                {...inputs[field]}
                name={field}
                required
                value={values[field]}
                onChange={({ target }) => form.write(field, target.value)}
                onBlur={() => form.leave(field)}
              />
            )}
          </GuestField>
        </div>
      ))}
      <fieldset className="registration-license">
        <legend>{t('screen.license')}</legend>
        {licenses.map((license) => (
          <label key={license}>
            <input
              type="radio"
              name="license"
              value={license}
              checked={values.license === license}
              onChange={() => form.choose(license)}
              aria-describedby={`license-${license}`}
            />
            <span>
              {t(`screen.${license}`)}
              <small id={`license-${license}`}>{t(`screen.${license}_help`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="guest-button wide" disabled={!canSend} aria-busy={isSending}>
        {isSending ? t('screen.sending') : t('screen.submit')}
      </button>
      <p className={`registration-captcha ${captcha.state}`} role="status">
        {t(`captcha.${captcha.state}`)}{' '}
        {captcha.state === 'failed' && (
          <button type="button" className="guest-link" onClick={() => void captcha.begin()}>
            {t('web:retry')}
          </button>
        )}
      </p>
      <p className="guest-foot">
        {t('screen.have_account')}{' '}
        <Link className="guest-link" to={signInPaths.login}>
          {t('screen.login')}
        </Link>
      </p>
      {end !== undefined && <RegistrationDialog end={end} onClose={form.close} />}
    </form>
  );
}
