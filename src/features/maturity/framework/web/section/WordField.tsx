import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Language } from '#platform/contract/access.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

interface WordFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  /** The same text in the framework's own language, while it is put into another. */
  source?: string | undefined;
  language: Language;
  error?: string | undefined;
  optional?: boolean;
  /** How many lines it begins with; one that can become several is `1` with `wraps`. */
  lines?: number;
  /** It is one line of text, drawn on as many as it needs. */
  wraps?: boolean;
  autoFocus?: boolean;
  /** Which text of its row it is, for whoever leads there. */
  part: string;
  onText: (text: string) => void;
}

/** A text of a framework; beside it the one it is translated from. */
export function WordField({
  label,
  help,
  value,
  source,
  language,
  error,
  optional = false,
  lines = 1,
  wraps = false,
  autoFocus = false,
  part,
  onText,
}: WordFieldProps) {
  const { t } = useTranslation('maturity-framework');
  const id = useId();
  const input = (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        value={value}
        size="small"
        multiline={wraps || lines > 1}
        minRows={lines}
        autoFocus={autoFocus}
        onChange={({ target }) =>
          onText(wraps ? target.value.replaceAll(/(?<!\s)\s*\n\s*/g, ' ') : target.value)
        }
        inputProps={{
          'aria-describedby': source === undefined ? `${id}-help` : `${id}-source ${id}-help`,
          'aria-required': !optional,
          'data-part': part,
          lang: language,
          dir: 'auto',
        }}
      />
    </FieldFrame>
  );
  if (source === undefined) return input;
  return (
    <div className="framework-translated">
      <div className="framework-source">
        <span>{label}</span>
        <p id={`${id}-source`} dir="auto">
          {source === '' ? t('editor.no_source') : source}
        </p>
      </div>
      {input}
    </div>
  );
}
