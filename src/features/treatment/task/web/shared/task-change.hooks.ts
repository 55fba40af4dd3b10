import { useMemo } from 'react';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { useRecurrenceWords } from './recurrence-words.hooks.ts';
import type { ChecklistItem } from '../../task.contract.ts';
import type { RecurrenceMode, TaskStatus } from '../../task-status.contract.ts';

type Change = Pick<HistoryEntry['changes'][number], 'field' | 'old' | 'new'>;

/** Words one field of a task that was changed, in the reader's language. */
export function useTaskChange(): (change: Change) => ShownChange {
  const { t, tOpen, i18n } = useTranslation('treatment-task');
  const formats = useFormats();
  const { inWords } = useRecurrenceWords();
  return useMemo(() => {
    const value = (field: string, raw: unknown): string | undefined => {
      if (raw === null || raw === undefined || raw === '') return undefined;
      switch (field) {
        case 'status':
          return t(`words.status.${raw as TaskStatus}`);
        case 'priority':
          return t(`words.priority.${raw as 1}`);
        case 'recurrence':
          return inWords(String(raw));
        case 'recurs':
          return t(`words.recurs.${raw as RecurrenceMode}`);
        case 'start_on':
        case 'due_on':
          return formats.day(String(raw));
        case 'estimate_h':
        case 'spent_h':
          return t('words.hours', { number: formats.number(Number(raw)) });
        case 'evidence_required':
          return raw === true ? t('words.yes') : t('words.no');
        case 'checklist':
          return (raw as ChecklistItem[])
            .map(({ text, done }) => t(done ? 'words.step_done' : 'words.step_open', { text }))
            .join(', ');
        default:
          if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(String).join(', ');
          return typeof raw === 'number' ? formats.number(raw) : String(raw);
      }
    };
    return ({ field, old, new: now }) => ({
      key: field,
      name: i18n.exists(`treatment-task:story.field.${field}`) ? tOpen(`story.field.${field}`) : field,
      old: value(field, old),
      new: value(field, now),
      isFirst: old === null || (Array.isArray(old) && old.length === 0),
    });
  }, [t, tOpen, i18n, formats, inWords]);
}
