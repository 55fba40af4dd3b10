import { useMemo } from 'react';
import type { FieldChange } from '#platform/contract/record/record-history.ts';
import type { AnyField, FieldKind } from '#platform/contract/record/field.ts';
import { flatFields } from '#platform/contract/record/flat-fields.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useMoney } from '#platform/web/language/money.hooks.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { valueIn } from '#platform/contract/values/keys.ts';

/** What people call it who read of it: a person or a department by name, another record by reference. */
const nameIn = (value: unknown): string => {
  const called =
    typeof value === 'object' && value !== null ? (valueIn(value, 'name') ?? valueIn(value, 'ref')) : null;
  return String(called ?? value);
};
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
/** The words of values by their fields. */
export type OwnWords = Partial<Record<string, (value: never) => string>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** How the fields of a kind of record are called, and how their values read, in the reader's language. A field is called by `field.<name>` of
 *  the feature's texts, or, where all records call it so, of the shared ones (`record`, `web`); at a place that calls it otherwise, by
 *  `<place>.<name>`. A value of a choice or a scale is `words.<field>.<value>`. tests/workflow/record-texts.test.ts holds the texts to it. What its
 *  history tells of other things that hang on it is told by what the value looks like. Amounts are of `currency`, and `own` words what only
 *  this kind of record has. */
export function useFieldWords(record: AnyRecord, feature: Namespace, currency?: string, own?: OwnWords) {
  const { tOpen, i18n } = useTranslation([feature, 'record', 'web']);
  const formats = useFormats();
  const money = useMoney();
  return useMemo(() => {
    const fields = new Map(flatFields(record).map(([name, field]): [string, AnyField] => [name, field]));
    const isSaid = (key: string) => i18n.exists(key, { ns: [feature, 'record', 'web'] });
    const nameOf = (name: string, place?: 'list.column' | 'page.fact' | 'form'): string => {
      const known = [...(place === undefined ? [] : [`${place}.${name}`]), `field.${name}`].find(isSaid);
      return known === undefined ? name : tOpen(known);
    };
    const wordsOf = (name: string, value: unknown): string => tOpen(`words.${name}.${String(value)}`);
    const otherOf = (name: string, value: unknown): string => {
      if (isSaid(`words.${name}.${String(value)}`)) return wordsOf(name, value);
      if (Array.isArray(value)) return value.map(nameIn).join(', ');
      if (typeof value === 'number') return formats.number(value);
      return isDay(value) ? formats.day(String(value)) : nameIn(value);
    };
    const kindOf = (name: string): FieldKind | undefined => {
      const field = fields.get(name);
      return name === 'status' ? 'choice' : (field?.logged?.as ?? field?.kind);
    };
    const valueOf = (name: string, value: unknown, inCurrency = currency): string | undefined => {
      if (isEmpty(value)) return undefined;
      const worded = own?.[name];
      if (worded !== undefined) return worded(value as never);
      switch (kindOf(name)) {
        case 'choice':
        case 'scale':
          return wordsOf(name, value);
        case 'day':
        case 'moment':
          return formats.day(String(value));
        case 'number':
        case 'hours':
          return formats.number(Number(value));
        case 'percent':
          return formats.percent(Number(value) / 100);
        case 'amount':
          return inCurrency === undefined ? formats.number(Number(value)) : money(Number(value), inCurrency);
        case 'yes_no':
          return isSaid(`words.${name}.${String(value)}`)
            ? wordsOf(name, value)
            : tOpen(value === true ? 'web:record.yes' : 'web:record.no');
        case 'line':
        case 'prose':
          return String(value);
        case 'choices':
          return formats.list((value as unknown[]).map((one) => wordsOf(name, one)));
        case 'tags':
          return [value].flat().join(', ');
        case 'people':
        case 'references':
          return [value].flat().map(nameIn).join(', ');
        case 'person':
        case 'department':
        case 'reference':
          return nameIn(value);
        default:
          return otherOf(name, value);
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
  }, [record, feature, currency, own, tOpen, i18n, formats, money]);
}

export type FieldWords = ReturnType<typeof useFieldWords>;
