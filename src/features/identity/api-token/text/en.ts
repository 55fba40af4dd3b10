export const en = {
  refusals: {
    too_many_tokens: 'There are as many API tokens as one person may have. Revoke one first.',
  },
};
export type ApiTokenText = typeof en;
