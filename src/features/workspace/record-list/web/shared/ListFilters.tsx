import type { $ZodObject } from 'zod/v4/core';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { valueIn } from '#platform/contract/values/keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import type { RecordListState } from './record-list.hooks.ts';

interface ListFilterProps<S extends $ZodObject> {
  feature: Namespace;
  list: Pick<RecordListState<S, never>, 'sent' | 'narrowBy'>;
  /** The filter, as the query of the list names it. */
  name: string;
  values: readonly string[];
  /** Where the words of a value stand in the feature's texts, if not at `words.<name>.<value>` or `list.filter.<value>`. */
  wordsAt?: (value: string) => string;
}

const sentOf = ({ sent }: { sent: object }, name: string): string | undefined => {
  const found = valueIn(sent, name);
  return typeof found === 'string' ? found : undefined;
};

/** Narrows a list to one value of a field. It is called as the field is, or by `list.filter.<name>`; all of them by `list.filter.any_<name>`. */
export function ListFilter<S extends $ZodObject>({
  feature,
  list,
  name,
  values,
  wordsAt,
}: ListFilterProps<S>) {
  const { tOpen } = useTranslation([feature, 'record', 'web']);
  const sent = sentOf(list, name);
  return (
    <OneFilter
      label={tOpen([`list.filter.${name}`, `field.${name}`])}
      any={tOpen(`list.filter.any_${name}`)}
      values={values}
      nameOf={(value) => tOpen(wordsAt?.(value) ?? [`words.${name}.${value}`, `list.filter.${value}`])}
      value={values.find((value) => value === sent)}
      onChange={(value) => list.narrowBy({ [name]: value })}
    />
  );
}

/** Looks for words in a list. */
export function ListSearch<S extends $ZodObject>({
  feature,
  list,
}: Pick<ListFilterProps<S>, 'feature' | 'list'>) {
  const { tOpen } = useTranslation(feature);
  return (
    <SearchInput
      value={sentOf(list, 'q')}
      onChange={(q) => list.narrowBy({ q })}
      label={tOpen('list.filter.search')}
      placeholder={tOpen(['list.filter.search_short', 'list.filter.search'])}
    />
  );
}
