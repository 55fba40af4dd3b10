import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';

/** For whoever does not know where they sign in: a mail of each organisation. What is shown tells nobody whether there is one. */
export function MailOrganisations({ email }: { email: string }) {
  const { t } = useTranslation('identity-sign-in');
  const [state, setState] = useState<'offered' | 'address_missing' | 'sending' | 'asked'>('offered');

  const ask = async () => {
    if (!email.includes('@')) return setState('address_missing');
    setState('sending');
    try {
      const { mailOrganisations } = await import('#features/organisation/look-up/look-up.contract.ts');
      await call(mailOrganisations, { body: { email } });
      setState('asked');
    } catch (failure) {
      setState('offered');
      showFailureSnackbar(failure);
    }
  };
  return (
    <div className="guest-foot">
      {state !== 'asked' && (
        <button
          type="button"
          className="guest-link"
          disabled={state === 'sending'}
          onClick={() => void ask()}
        >
          {t('screen.mail_organizations')}
        </button>
      )}
      <p className="guest-wait" role="status">
        {state === 'asked' && t('screen.organizations_mailed')}
        {state === 'address_missing' && t('screen.address_first')}
      </p>
    </div>
  );
}
