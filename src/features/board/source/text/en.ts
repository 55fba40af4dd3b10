export const en = {
  refusals: {
    sources_full: 'This board is in step with as many things as a board can be.',
    source_unknown: 'There is no such thing, or you do not see it.',
    source_there: 'This board is in step with that already.',
  },
};
export type BoardSourceText = typeof en;
