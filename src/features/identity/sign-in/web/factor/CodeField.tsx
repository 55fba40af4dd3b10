import { GuestField } from '../shared/GuestField.tsx';

interface CodeFieldProps {
  label: string;
  help: string;
  error: string | undefined;
  value: string;
  onWrite: (code: string) => void;
}

/** A code that an app shows, or one from paper. */
export const CodeField = ({ label, help, error, value, onWrite }: CodeFieldProps) => (
  <GuestField label={label} error={error} help={help}>
    {(described) => (
      <input
        {...described}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        autoFocus
        value={value}
        onChange={(event) => onWrite(event.target.value)}
      />
    )}
  </GuestField>
);
