import { useMemo } from 'react';
import type { FieldChange } from '#platform/contract/record/record-history.ts';
import type { AnyField } from '#platform/contract/record/field.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';

const nameIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** How the fields of a kind of record are called, and how their values read, in the reader's language. A field is called by `field.<name>` of
 *  the feature's texts, or, where all records call it so, by `web:field.<name>`; at a place that calls it otherwise, by
 *  `<place>.<name>`. A value of a choice or a scale is `words.<field>.<value>`. tests/record-texts.test.ts holds the texts to it. */
export function useFieldWords(record: AnyRecord, feature: Namespace) {
  const { tOpen, i18n } = useTranslation([feature, 'web']);
  const formats = useFormats();
  return useMemo(() => {
    const nameOf = (name: string, place?: 'list.column' | 'page.fact' | 'form'): string => {
      const known = [
        ...(place === undefined ? [] : [`${feature}:${place}.${name}`]),
        `${feature}:field.${name}`,
        `web:field.${name}`,
      ].find((key) => i18n.exists(key));
      return known === undefined ? name : tOpen(known);
    };
    const wordsOf = (name: string, value: unknown): string => tOpen(`words.${name}.${String(value)}`);
    const valueOf = (name: string, value: unknown): string | undefined => {
      if (isEmpty(value)) return undefined;
      const field = (record.fields as Record<string, AnyField | undefined>)[name];
      switch (name === 'status' ? 'choice' : field?.kind) {
        case 'choice':
        case 'scale':
          return wordsOf(name, value);
        case 'day':
          return formats.day(String(value));
        default:
          return nameIn(value);
      }
    };
    const change = ({ field, old, new: now }: FieldChange): ShownChange => ({
      key: field,
      name: nameOf(field),
      old: valueOf(field, old),
      new: valueOf(field, now),
      isFirst: isEmpty(old),
    });
    return { nameOf, wordsOf, valueOf, change };
  }, [record, feature, tOpen, i18n, formats]);
}
