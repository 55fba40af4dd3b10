import { valueIn } from '#platform/contract/values/keys.ts';

/** The currency of a record's amounts, where it has any. */
export const currencyOf = (shown: object): string | undefined => {
  const currency = valueIn(shown, 'currency');
  return typeof currency === 'string' ? currency : undefined;
};
