import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useMoney } from '#platform/web/language/money.hooks.ts';
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
  const money = useMoney();
  const words = useModelWords();
  return useMemo(() => {
    const field = (name: string): string => {
      const known = name.replace(/^context\./, '');
      // A field without a word of its own in the history is called as in the form, or as other records call theirs.
      const [key] = [`risk:story.field.${known}`, `risk:page.add.${known}`, `web:field.${known}`].filter(
        (one) => i18n.exists(one),
      );
      return key === undefined ? known : tOpen(key);
    };
    const rating = ({ likelihood, consequence, level }: Keyed): string => {
      const place = t('story.place', { likelihood, consequence });
      const named = isKeyed(level)
        ? words.levelName(level as { code: string; name: string | null })
        : undefined;
      return named === undefined ? place : `${named} (${place})`;
    };
    const value = (name: string, raw: unknown): string | undefined => {
      if (raw === null || raw === undefined || raw === '') return undefined;
      if (Array.isArray(raw)) return raw.length === 0 ? undefined : raw.map(String).join(', ');
      if (isKeyed(raw)) {
        if (typeof raw['likelihood'] === 'number') return rating(raw);
        if (typeof raw['name'] === 'string') return raw['name'];
        if (typeof raw['currency'] === 'string') {
          const { currency, loss_low, loss_high } = raw;
          return [loss_low, loss_high].map((amount) => money(Number(amount), currency)).join(' – ');
        }
        if (name === 'request') return tOpen(`story.request_is.${String(raw['verb'])}`);
        const parts = ['party', 'instrument', 'what_stopped', 'ends_on', 'on']
          .map((part) => raw[part])
          .filter((part) => typeof part === 'string');
        return parts.map((part) => (isDay(part) ? formats.day(part) : part)).join(', ');
      }
      switch (name) {
        case 'status':
          return tOpen(`words.status.${String(raw)}`);
        case 'triage':
          return tOpen(`story.triage_is.${String(raw)}`);
        case 'treatment':
          return tOpen(`words.treatment.${String(raw)}`);
        case 'source':
          return tOpen(`words.source.${String(raw)}`);
        case 'quantified_probability':
          return formats.number(Number(raw), { style: 'percent', maximumFractionDigits: 2 });
        default:
          return isDay(raw) ? formats.day(raw) : String(raw);
      }
    };
    return { field, value };
  }, [t, tOpen, i18n, formats, money, words]);
}
