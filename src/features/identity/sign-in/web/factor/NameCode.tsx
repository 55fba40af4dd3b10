import { useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { confirmSecondFactor } from '#features/identity/second-factor/second-factor.contract.ts';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';

interface NameCodeProps {
  secret: string;
  uri: string;
  /** Turned on: these are the recovery codes. */
  onOn: (codes: string[]) => void;
}

/** Shows an app what is shared with it, and takes the first code of it. */
export function NameCode({ secret, uri, onOn }: NameCodeProps) {
  const { t } = useTranslation('identity-second-factor');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const canSend = code.trim().length >= 6 && !isSending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    setSending(true);
    try {
      onOn((await call(confirmSecondFactor, { body: { code } })).data.recovery_codes);
    } catch (failure) {
      setSending(false);
      const told = failure instanceof CallFailed ? failure.body.errors?.['code']?.[0] : undefined;
      setProblem(told);
      if (told === undefined) showFailureSnackbar(failure);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('set_up.title')}</h1>
      <p className="guest-text">{t('set_up.text')}</p>
      <QrCode text={uri} label={t('set_up.picture')} />
      <p className="guest-text">
        {t('set_up.secret')}
        <code className="guest-secret" dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeField
        label={t('set_up.code')}
        help={t('set_up.code_help')}
        error={problem}
        value={code}
        onWrite={(written) => {
          setCode(written);
          setProblem(undefined);
        }}
      />
      <button type="submit" className="guest-button wide" disabled={!canSend}>
        {t('set_up.turn_on')}
      </button>
    </form>
  );
}
