import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import { GuestField } from '../shared/GuestField.tsx';
import { GuestPasswordField } from '../shared/GuestPasswordField.tsx';
import { signInPaths } from '../shared/sign-in-paths.ts';

interface SetByLinkProps {
  secret: string;
  email: string;
  base: string;
  org: string;
  onAskAgain: () => void;
}

/** Sets a new password by a mailed link. Nobody is signed in by it. */
export function SetByLink({ secret, email, base, org, onAskAgain }: SetByLinkProps) {
  const { t } = useTranslation('identity-password');
  const [password, setPassword] = useState('');
  const [endsTokens, setEndsTokens] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'open' | 'sending' | 'set' | 'lapsed'>('open');
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || state === 'sending') return;
    setState('sending');
    try {
      const { changePassword } = await import('#features/identity/password/password.contract.ts');
      const body = { email, password, end_api_tokens: endsTokens };
      const { data } = await call(changePassword, { body }, { base, token: secret });
      setState(data.changed ? 'set' : 'lapsed');
    } catch (failure) {
      setState('open');
      const told = failure instanceof CallFailed ? failure.body.errors?.['password']?.[0] : undefined;
      setProblem(told);
      if (told === undefined) return showFailureSnackbar(failure);
      input.current?.focus();
    }
  };
  if (state === 'set' || state === 'lapsed')
    return <Outcome state={state} org={org} onAskAgain={onAskAgain} />;
  return (
    <form className="guest-card" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('reset.set_heading')}</h1>
      <GuestField label={t('reset.email')}>
        {(described) => (
          <input {...described} type="email" autoComplete="username" dir="ltr" readOnly value={email} />
        )}
      </GuestField>
      <GuestPasswordField
        label={t('reset.password')}
        error={problem}
        help={t('reset.rule_length', {
          least: String(leastCharacters(false)),
          with_factor: String(leastCharacters(true)),
        })}
        ref={input}
        autoFocus
        name="password"
        autoComplete="new-password"
        value={password}
        onWrite={(written) => {
          setPassword(written);
          setProblem(undefined);
        }}
      />
      <ul className="guest-rules">
        <li>{t('reset.rule_names')}</li>
        <li>{t('reset.rule_common')}</li>
      </ul>
      <label className="guest-check">
        <input
          type="checkbox"
          checked={endsTokens}
          onChange={({ target }) => setEndsTokens(target.checked)}
        />
        {t('reset.end_tokens')}
      </label>
      <button type="submit" className="guest-button wide" disabled={password === '' || state === 'sending'}>
        {t('reset.set')}
      </button>
    </form>
  );
}

interface OutcomeProps extends Pick<SetByLinkProps, 'org' | 'onAskAgain'> {
  state: 'set' | 'lapsed';
}

/** The password is set, or the link had lapsed and another one can be asked for. */
function Outcome({ state, org, onAskAgain }: OutcomeProps) {
  const { t } = useTranslation('identity-password');
  return (
    <div className="guest-card">
      <h1>{t(`reset.${state}_title`)}</h1>
      <p role="status">{t(`reset.${state}_text`)}</p>
      {state === 'lapsed' && (
        <button type="button" className="guest-button quiet wide" onClick={onAskAgain}>
          {t('reset.again')}
        </button>
      )}
      <p className="guest-foot">
        <Link className="guest-link" to={`${signInPaths.login}?org=${org}`}>
          {t('reset.to_login')}
        </Link>
      </p>
    </div>
  );
}
