import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestPasswordField } from './shared/GuestPasswordField.tsx';
import { GuestField } from './shared/GuestField.tsx';
import type { useSignInForm } from './sign-in-form.hooks.ts';

/** The password, and where the organisation signs in by its provider alone an Admin's recovery code. */
export function PasswordFields({
  form: { values, password, messageOf, write, leave, provider },
}: {
  form: ReturnType<typeof useSignInForm>;
}) {
  const { t } = useTranslation('identity-sign-in');
  return (
    <>
      <GuestPasswordField
        label={t('screen.password')}
        error={messageOf('password')}
        ref={password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        onWrite={(written) => write('password', written, true)}
        onBlur={() => void leave('password')}
      />
      {provider.asksRecoveryCode && (
        <GuestField label={t('screen.recovery_code')} help={t('screen.recovery_code_hint')}>
          {(described) => (
            <input
              {...described}
              name="recovery-code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              value={values.recovery_code}
              onChange={(event) => write('recovery_code', event.target.value, true)}
            />
          )}
        </GuestField>
      )}
    </>
  );
}
