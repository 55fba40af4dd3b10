import { useId, type ReactNode } from 'react';

interface Described {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** A label above, a native control, and below it what is wrong or what helps. */
export function GuestField({
  label,
  error,
  help,
  children,
}: {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  children: (described: Described) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-help` })}
      <p id={`${id}-help`} className={`field-help${error === undefined ? '' : ' wrong'}`} aria-live="polite">
        {error ?? help}
      </p>
    </div>
  );
}
