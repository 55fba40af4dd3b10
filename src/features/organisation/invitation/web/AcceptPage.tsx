import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { isLongEnough } from '#features/identity/password/password.rules.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import { GuestField } from '#features/identity/sign-in/web/shared/GuestField.tsx';
import { GuestPasswordField } from '#features/identity/sign-in/web/shared/GuestPasswordField.tsx';
import { GuestFrame } from '#features/identity/sign-in/web/shared/GuestFrame.tsx';
import { signInPaths, type SignInState } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { signOutPath } from '#features/identity/sign-in/web/shared/sign-out-path.ts';
import { useAcceptance } from './acceptance.hooks.ts';

/** Where the link of an invitation leads: who invites and where to, a name and a password, and on to the sign-in. */
export function AcceptPage() {
  const { t } = useTranslation('organisation-invitation');
  const { slug, invitation, closed, accepted, ...acceptance } = useAcceptance();
  const title = t('accept.title');
  if (closed !== undefined && !accepted)
    return (
      <Card title={t('accept.closed')}>
        <p role="alert">{closed}</p>
        <ToSignIn slug={slug} />
      </Card>
    );
  if (invitation === undefined)
    return (
      <GuestFrame title={title}>
        <p role="status">{t('accept.opening')}</p>
      </GuestFrame>
    );
  const { organization_name, email } = invitation;
  if (accepted)
    return (
      <Card title={t('accept.done_title')}>
        <p role="status">{t('accept.done', { organisation: organization_name, email })}</p>
        <ToSignIn slug={slug} email={email} />
      </Card>
    );
  return (
    <GuestFrame title={title}>
      <JoinForm invitation={invitation} {...acceptance} />
    </GuestFrame>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <GuestFrame title={title}>
    <div className="guest-card">
      <h1>{title}</h1>
      {children}
    </div>
  </GuestFrame>
);

/** The way on. Who is signed in here as somebody else signs out first. */
function ToSignIn({ slug, email }: { slug: string; email?: string }) {
  const { t } = useTranslation('organisation-invitation');
  const isSignedIn = useSession() !== undefined;
  if (isSignedIn)
    return (
      <>
        <p>{t('accept.signed_in')}</p>
        <Link className="guest-button wide" to={signOutPath}>
          {t('accept.sign_out')}
        </Link>
      </>
    );
  const state: SignInState = email === undefined ? {} : { email };
  return (
    <Link
      className="guest-button wide"
      to={`${signInPaths.login}?org=${encodeURIComponent(slug)}`}
      state={state}
    >
      {t('accept.sign_in')}
    </Link>
  );
}

type JoinFormProps = Pick<ReturnType<typeof useAcceptance>, 'errorOf' | 'forget' | 'isSending' | 'accept'> & {
  invitation: NonNullable<ReturnType<typeof useAcceptance>['invitation']>;
};

function JoinForm({ invitation, errorOf, forget, isSending, accept }: JoinFormProps) {
  const { t } = useTranslation('organisation-invitation');
  const { organization_name, invited_by, email, second_factor_required } = invitation;
  const [values, setValues] = useState({ first_name: '', last_name: '', password: '' });
  const write = (field: keyof typeof values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    forget(field);
  };
  const isWhole =
    values.first_name.trim() !== '' &&
    values.last_name.trim() !== '' &&
    isLongEnough(values.password, second_factor_required);
  return (
    <form
      className="guest-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isSending) void accept(values);
      }}
    >
      <h1>{t('accept.join', { organisation: organization_name })}</h1>
      <p>
        {invited_by === null
          ? t('accept.text', { email })
          : t('accept.invited_by', { name: invited_by, email })}
      </p>
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {(['first_name', 'last_name'] as const).map((field) => (
        <GuestField key={field} label={t(`accept.${field}`)} error={errorOf(field)}>
          {(described) => (
            <input
              {...described}
              name={field}
              autoComplete={field === 'first_name' ? 'given-name' : 'family-name'}
              dir="auto"
              required
              maxLength={80}
              value={values[field]}
              onChange={(event) => write(field, event.target.value)}
            />
          )}
        </GuestField>
      ))}
      <GuestPasswordField
        label={t('accept.password')}
        error={errorOf('password')}
        help={t('accept.password_help', { least: String(leastCharacters(second_factor_required)) })}
        name="password"
        autoComplete="new-password"
        value={values.password}
        onWrite={(written) => write('password', written)}
      />
      <button type="submit" className="guest-button wide" disabled={!isWhole || isSending}>
        {t('accept.accept')}
      </button>
    </form>
  );
}
