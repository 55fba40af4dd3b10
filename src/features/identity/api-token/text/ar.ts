import type { ApiTokenText } from './en.ts';

export const ar: ApiTokenText = {
  refusals: {
    too_many_tokens: 'بلغت رموز API الحد المسموح لشخص واحد. ألغِ أحدها أولًا.',
  },
};
