import { differencesOf } from '#platform/contract/record/record-history.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import { useFieldWords } from './field-words.hooks.ts';
import { currencyOf } from './currency-of.ts';

interface RecordDifferencesProps {
  record: AnyRecord;
  feature: Namespace;
  before: object;
  now: object;
}

/** What differs between two states of a record, worded like its history. */
export function RecordDifferences({ record, feature, before, now }: RecordDifferencesProps) {
  const words = useFieldWords(record, feature, currencyOf(now));
  return <ChangeList changes={differencesOf(record, before, now).map(words.change)} />;
}
