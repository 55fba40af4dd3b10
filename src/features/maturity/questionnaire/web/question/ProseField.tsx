import { useId, useState } from 'react';

interface ProseFieldProps {
  label: string;
  help?: string | undefined;
  value: string | null;
  disabled: boolean;
  /** Which of a question's texts it is, for the keys that lead there. */
  part: 'note' | 'reason';
  onText: (text: string) => void;
  onLeave: () => void;
}

/** A text that is kept while it is typed. What is typed is never replaced under the fingers. */
export function ProseField({ label, help, value, disabled, part, onText, onLeave }: ProseFieldProps) {
  const id = useId();
  const [typed, type] = useState<string>();
  return (
    <div className="assess-prose">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        data-part={part}
        value={typed ?? value ?? ''}
        readOnly={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => {
          type(event.target.value);
          onText(event.target.value);
        }}
        onBlur={() => {
          type(undefined);
          onLeave();
        }}
      />
      {help !== undefined && <span id={`${id}-help`}>{help}</span>}
    </div>
  );
}
