import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import type { ChecklistItem } from '../../task.record.ts';

const linesOf = (items: readonly ChecklistItem[]) => items.map(({ text }) => text).join('\n');

/** The steps of a task, one in each line, in the surrounding form; what is ticked off stays so while its line stays. */
export function ChecklistInput({ name }: { name: string }) {
  const { t } = useTranslation('treatment-task');
  const id = useId();
  const { field, fieldState } = useController<Record<string, ChecklistItem[]>, string>({ name });
  const items = field.value;
  const [typed, type] = useState(() => linesOf(items));
  const [done] = useState(() => new Set(items.filter((item) => item.done).map(({ text }) => text)));
  const error = fieldState.error?.message ?? firstMessage(fieldState.error);
  return (
    <FieldFrame id={id} label={t('field.checklist')} help={t('form.checklist_help')} optional error={error}>
      <TextField
        id={id}
        value={typed}
        multiline
        minRows={2}
        inputRef={field.ref}
        error={fieldState.invalid}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-describedby': `${id}-help` } }}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          type(target.value);
          const lines = target.value.split('\n').map((line) => line.trim());
          field.onChange(lines.filter((line) => line !== '').map((text) => ({ text, done: done.has(text) })));
        }}
      />
    </FieldFrame>
  );
}

/** What is wrong with the first line that is wrong. */
function firstMessage(error: unknown): string | undefined {
  if (!Array.isArray(error)) return undefined;
  const wrong: { text?: { message?: string } } | undefined = error.find(Boolean);
  return wrong?.text?.message;
}
