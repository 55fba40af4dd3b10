import { useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { CodeField } from './CodeField.tsx';
import { UsePasskey } from './UsePasskey.tsx';
import { TryAgain } from '../TryAgain.tsx';
import { useWait } from '../wait.hooks.ts';

interface FactorStepProps {
  /** Signs in by the code. */
  send: (code: string) => Promise<void>;
  base: string;
  onLeave: () => void;
}

/** Asks for the second factor, once the password was right, or a provider has answered. */
export function FactorStep({ send, base, onLeave }: FactorStepProps) {
  const { t } = useTranslation('identity-sign-in');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const wait = useWait();
  const canSend = code.trim().length >= 6 && !isSending && wait.left === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    setSending(true);
    wait.forget();
    try {
      await send(code);
    } catch (failure) {
      setSending(false);
      if (wait.begin(failure)) return;
      const told = failure instanceof CallFailed ? failure.body.errors?.['code']?.[0] : undefined;
      setProblem(told);
      if (told !== undefined) return;
      showFailureSnackbar(failure);
      if (failure instanceof CallFailed && [400, 422].includes(failure.status)) onLeave();
    }
  };
  return (
    <form className="guest-card" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('factor.title')}</h1>
      <CodeField
        label={t('factor.code')}
        help={t('factor.code_help')}
        error={problem}
        value={code}
        onWrite={(written) => {
          setCode(written);
          setProblem(undefined);
        }}
      />
      <TryAgain wait={wait} what="sign_in" />
      <button type="submit" className="guest-button wide" disabled={!canSend}>
        {t('factor.go_on')}
      </button>
      <p className="guest-foot">
        <UsePasskey base={base} className="guest-link">
          {t('factor.passkey_instead')}
        </UsePasskey>
      </p>
      <p className="guest-foot">
        <button type="button" className="guest-link" onClick={onLeave}>
          {t('factor.back')}
        </button>
      </p>
    </form>
  );
}
