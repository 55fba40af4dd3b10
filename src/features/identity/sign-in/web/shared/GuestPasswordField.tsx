import { useState, type ComponentProps } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestField } from './GuestField.tsx';

interface GuestPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  onWrite: (value: string) => void;
}

/** A password, hidden until somebody wants to see what they type. */
export function GuestPasswordField({ label, error, help, onWrite, ...input }: GuestPasswordFieldProps) {
  const { t } = useTranslation('identity-sign-in');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <GuestField label={label} error={error} help={help}>
        {(described) => (
          <input
            {...described}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            {...input}
            onChange={(event) => onWrite(event.target.value)}
          />
        )}
      </GuestField>
      <button
        type="button"
        className="guest-link"
        aria-pressed={isShown}
        onClick={() => setShown((before) => !before)}
      >
        {t('screen.show_password')}
      </button>
    </>
  );
}
