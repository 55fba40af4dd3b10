import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CallFailed, type Failure } from '#platform/web/call-failed.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { GuestField } from './GuestField.tsx';
import { GuestFrame } from './GuestFrame.tsx';
import { identityPaths } from './identity-paths.ts';
import type { checkSignIn } from './sign-in-check.ts';
import { signIn } from './session-life.ts';
import { useOrganisations } from './use-organisations.ts';

type Field = 'email' | 'password';

/** Sign-in (specification 2, 5 and 8). */
export function LoginPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const [values, setValues] = useState<Record<Field, string>>({ email: '', password: '' });
  const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({});
  const [told, setTold] = useState<Partial<Record<Field, string>>>({});
  const [sending, setSending] = useState(false);
  const organisations = useOrganisations(search.get('org'));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => email.current?.focus(), []);

  // The rules bring zod along: they come with the first letter.
  const [check, setCheck] = useState<typeof checkSignIn>();
  const [isMissing, setMissing] = useState(false);
  const rules = async () => {
    try {
      const { checkSignIn: loaded } = await import('./sign-in-check.ts');
      setCheck(() => loaded);
      setMissing(false);
      return loaded;
    } catch {
      // Some browsers remember that a file did not come, and never ask for it again on this page.
      setMissing(true);
      return undefined;
    }
  };
  const wrong = check?.(values);
  const ready = wrong !== undefined && Object.keys(wrong).length === 0 && organisations.chosen !== undefined;
  const messageOf = (field: Field) =>
    told[field] ?? (touched[field] && wrong?.[field] ? t(`input.${wrong[field]}`) : undefined);

  const write = (field: Field, value: string, byHand: boolean) => {
    setValues((before) => ({ ...before, [field]: value }));
    setTold((before) => ({ ...before, [field]: undefined }));
    void rules();
    // A password manager fills without ever leaving the input.
    if (field === 'email' && !byHand) void organisations.lookUp({ email: value });
  };
  const leave = async (field: Field) => {
    setTouched((before) => ({ ...before, [field]: true }));
    const loaded = await rules();
    if (field === 'email' && loaded !== undefined && loaded(values).email === undefined)
      void organisations.lookUp({ email: values.email });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || sending || organisations.chosen === undefined) return;
    setSending(true);
    try {
      await signIn(values, organisations.chosen.base_url);
    } catch (failure) {
      setSending(false);
      const errors = failure instanceof CallFailed ? failure.body.errors : undefined;
      const [first] = (['email', 'password'] as const).filter((field) => errors?.[field]);
      if (first === undefined) return tellFailure(failure as Failure);
      setTold({ email: errors?.['email']?.[0], password: errors?.['password']?.[0] });
      (first === 'email' ? email : password).current?.focus();
    }
  };

  return (
    <GuestFrame title={t('screen.login')}>
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
              type="password"
              name="password"
              autoComplete="current-password"
              dir="ltr"
              required
              value={values.password}
              onChange={(event) => write('password', event.target.value, true)}
              onBlur={() => void leave('password')}
            />
          )}
        </GuestField>
        <GuestField
          label={t('screen.organization')}
          help={organisations.found.length === 0 ? t('screen.organization_hint') : undefined}
        >
          {(described) => (
            <select
              {...described}
              name="organization"
              required
              disabled={organisations.found.length === 0}
              value={organisations.chosen?.base_url ?? ''}
              onChange={(event) => organisations.choose(event.target.value)}
            >
              <option value="">{t('screen.choose_organization')}</option>
              {organisations.found.map(({ base_url, organization_name }) => (
                <option key={base_url} value={base_url}>
                  {organization_name}
                </option>
              ))}
            </select>
          )}
        </GuestField>
        {organisations.byShortName ? (
          <GuestField
            label={t('screen.short_name')}
            error={organisations.problem}
            help={t('screen.short_name_hint')}
          >
            {(described) => (
              <input
                {...described}
                name="short-name"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                value={organisations.shortName}
                onChange={(event) => organisations.writeShortName(event.target.value)}
                onBlur={() => void organisations.lookUp({ organization: organisations.shortName })}
              />
            )}
          </GuestField>
        ) : (
          <button type="button" className="guest-link" onClick={organisations.askShortName}>
            {t('screen.short_name_open')}
          </button>
        )}
        {isMissing && (
          <p className="guest-missing" role="alert">
            {t('screen.rules_missing')}{' '}
            <button type="button" className="guest-link" onClick={() => location.reload()}>
              {t('web:missing_file.reload')}
            </button>
          </p>
        )}
        <button type="submit" className="guest-button wide" disabled={!ready || sending}>
          {t('screen.login')}
        </button>
        <p className="guest-foot">
          {t('screen.no_account')}{' '}
          <Link className="guest-link" to={identityPaths.register}>
            {t('screen.register')}
          </Link>
        </p>
      </form>
    </GuestFrame>
  );
}
