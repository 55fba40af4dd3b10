import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { readSecondFactor } from '#features/identity/second-factor/second-factor.contract.ts';
import { prove } from '../proof.contract.ts';
import './proof.css';

/** Asks for the password, or for a code of whoever has a second factor. A native dialog: it stands over pages without the component
 *  library too, and over every other dialog. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const { t } = useTranslation('identity-proof');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFactor, setHasFactor] = useState(false);
  const { by, value, problem, isSending, write, turn, submit } = useProof(onAnswer);
  const [isHelped, setHelped] = useState(false);

  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    void call(readSecondFactor).then(
      ({ data }) => setHasFactor(data.is_on),
      () => undefined,
    );
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="proof"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={`${id}-title`}>{t('dialog.title')}</h2>
        <p id={`${id}-text`}>{t('dialog.text')}</p>
        <label htmlFor={id}>{t(`dialog.${by}`)}</label>
        <input
          key={by}
          id={id}
          type={by === 'password' ? 'password' : 'text'}
          name={by}
          autoComplete={by === 'password' ? 'current-password' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => write(event.target.value)}
        />
        <p id={`${id}-problem`} className="proof-problem" aria-live="polite">
          {problem}
        </p>
        {hasFactor && (
          <button type="button" className="proof-link" onClick={turn}>
            {by === 'password' ? t('dialog.use_code') : t('dialog.use_password')}
          </button>
        )}
        {/* Whoever comes by their organisation's provider. */}
        {!hasFactor && (
          <button type="button" className="proof-link" onClick={() => setHelped(true)}>
            {t('dialog.no_password')}
          </button>
        )}
        {isHelped && <p role="status">{t('dialog.no_password_help')}</p>}
        <div className="proof-buttons">
          <button type="button" className="proof-button quiet" onClick={() => onAnswer(false)}>
            {t('web:cancel')}
          </button>
          <button type="submit" className="proof-button" disabled={value === '' || isSending}>
            {t('dialog.go_on')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** What is typed to prove oneself: the password or a code, one instead of the other. */
function useProof(onAnswer: (isProved: boolean) => void) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const write = (typed: string) => {
    setValue(typed);
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value === '' || isSending) return;
    setSending(true);
    try {
      await call(prove, { body: by === 'password' ? { password: value } : { code: value } });
      onAnswer(true);
    } catch (failure) {
      setSending(false);
      const told = failure instanceof CallFailed ? failure.body.errors?.[by]?.[0] : undefined;
      setProblem(told ?? failureText(failure));
    }
  };
  const turn = () => {
    setBy((before) => (before === 'password' ? 'code' : 'password'));
    write('');
  };
  return { by, value, problem, isSending, write, turn, submit };
}
