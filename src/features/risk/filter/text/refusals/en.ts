export const refusals = {
  page_key_unknown: 'This page key is not valid.',
};
export const input = {
  and_or_or: 'Give either and or or.',
  too_many_values: 'At most 20 values in one filter.',
};
