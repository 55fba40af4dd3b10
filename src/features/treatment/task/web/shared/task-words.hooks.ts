import { useMemo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords, type FieldWords } from '#platform/web/record/field-words.hooks.ts';
import { taskRecord, type ChecklistItem } from '../../task.record.ts';
import { useRecurrenceWords } from './recurrence-words.hooks.ts';

/** How the fields of a task are called and read: its rule in words, its steps as they are ticked off. */
export function useTaskWords(): FieldWords {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  const { inWords } = useRecurrenceWords();
  const own = useMemo(() => {
    const hours = (number: number) => t('words.hours', { number: formats.number(number) });
    return {
      estimate_h: hours,
      spent_h: hours,
      recurrence_rule: inWords,
      checklist: (steps: readonly ChecklistItem[]) =>
        steps.map(({ text, done }) => t(done ? 'words.step_done' : 'words.step_open', { text })).join(', '),
    };
  }, [t, formats, inWords]);
  return useFieldWords(taskRecord, 'treatment-task', undefined, own);
}
