import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  page_key_unknown: 'Bu sayfa anahtarı geçerli değil.',
};
export const input: typeof en.input = {
  and_or_or: '“and” ile “or” anahtarlarından yalnızca birini verin.',
  too_many_values: 'Bir filtrede en çok 20 değer olabilir.',
};
