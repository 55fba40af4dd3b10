export const refusals = {
  page_key_unknown: 'Bu sayfa anahtarı geçerli değil.',
};
export const input = {
  and_or_or: '“and” ile “or” anahtarlarından yalnızca birini verin.',
  too_many_values: 'Bir filtrede en çok 20 değer olabilir.',
};
