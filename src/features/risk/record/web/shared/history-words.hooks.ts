import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Risk } from '../../risk.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';

/** How the log's fields and values are called. */
export interface HistoryWords {
  field(name: string): string;
  /** Nothing for what is empty. */
  value(field: string, value: unknown): string | undefined;
}

type Keyed = Record<string, unknown>;
const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The history as one reads it: names of fields, closed lists, days and ratings in the reader's language. */
export function useHistoryWords(): HistoryWords {
  const { t, tOpen, i18n } = useTranslation('risk');
  const formats = useFormats();
  const words = useModelWords();
  return useMemo(() => {
    const field = (name: string): string => {
      const known = name.replace(/^context\./, '');
      // A field without a word of its own in the history is called as in the form.
      const [key] = [`story.field.${known}`, `page.add.${known}`].filter((one) => i18n.exists(`risk:${one}`));
      return key === undefined ? known : tOpen(key);
    };
    const rating = ({ likelihood, consequence, level }: Keyed): string => {
      const place = t('story.place', { likelihood, consequence });
      const named = isKeyed(level)
        ? words.levelName(level as { code: string; name: string | null })
        : undefined;
      return named === undefined ? place : `${named} (${place})`;
    };
    const value = (name: string, told: unknown): string | undefined => {
      if (told === null || told === undefined || told === '') return undefined;
      if (Array.isArray(told)) return told.length === 0 ? undefined : told.map(String).join(', ');
      if (isKeyed(told)) {
        if (typeof told['likelihood'] === 'number') return rating(told);
        if (typeof told['name'] === 'string') return told['name'];
        if (name === 'request')
          return t(`story.request_is.${told['verb'] as NonNullable<Risk['request']>['verb']}`);
        const parts = ['party', 'instrument', 'what_stopped', 'ends_on', 'on']
          .map((part) => told[part])
          .filter((part) => typeof part === 'string');
        return parts.map((part) => (isDay(part) ? formats.day(part) : part)).join(', ');
      }
      switch (name) {
        case 'status':
          return t(`words.status.${told as Risk['status']}`);
        case 'triage':
          return t(`story.triage_is.${told as Risk['triage']}`);
        case 'treatment':
          return t(`words.treatment.${told as Risk['treatment']}`);
        case 'source':
          return t(`words.source.${told as Risk['source']}`);
        default:
          return isDay(told) ? formats.day(told) : String(told);
      }
    };
    return { field, value };
  }, [t, tOpen, i18n, formats, words]);
}
