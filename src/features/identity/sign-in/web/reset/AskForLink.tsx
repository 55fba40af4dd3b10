import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { call } from '#platform/web/calling/call.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { GuestField } from '../shared/GuestField.tsx';
import { OrganisationFields } from '../OrganisationFields.tsx';
import { useOrganisations } from '../organisations.hooks.ts';
import { signInPaths } from '../shared/sign-in-paths.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

/** Asks for a link by mail. What is answered tells nobody whether the address has an account. */
export function AskForLink({ linked }: { linked: string | null }) {
  const { t } = useTranslation('identity-password');
  const { email: brought } = useArrival<{ email: string }>();
  const [email, setEmail] = useState(brought ?? '');
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const organisations = useOrganisations(linked);
  const { lookUp, chosen } = organisations;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- asks the server; what is set comes with its answer
    if (linked === null && brought?.includes('@')) void lookUp({ email: brought });
  }, [linked, lookUp, brought]);

  const canSend = email.includes('@') && chosen !== undefined && !isSending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    setSending(true);
    try {
      const { forgotPassword } = await import('#features/identity/password/password.contract.ts');
      await call(forgotPassword, { body: { email } }, { base: chosen.base_url });
      setAsked(true);
    } catch (failure) {
      showFailureSnackbar(failure);
    } finally {
      setSending(false);
    }
  };
  const back = (
    <p className="guest-foot">
      <Link className="guest-link" to={signInPaths.login}>
        {t('reset.to_login')}
      </Link>
    </p>
  );
  if (isAsked)
    return (
      <div className="guest-card">
        <h1>{t('reset.asked_title')}</h1>
        <p role="status">{t('reset.asked_text')}</p>
        {back}
      </div>
    );
  return (
    <form className="guest-card" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('reset.title')}</h1>
      <p>{t('reset.text')}</p>
      <GuestField label={t('reset.email')}>
        {(described) => (
          <input
            {...described}
            type="email"
            name="email"
            autoComplete="username"
            dir="ltr"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => {
              if (email.includes('@')) void lookUp({ email });
            }}
          />
        )}
      </GuestField>
      <OrganisationFields organisations={organisations} />
      <button type="submit" className="guest-button wide" disabled={!canSend}>
        {t('reset.send')}
      </button>
      {back}
    </form>
  );
}
