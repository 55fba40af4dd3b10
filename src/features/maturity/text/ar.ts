import { words } from './words/ar.ts';
import type { MaturityText } from './en.ts';

export const ar: MaturityText = {
  refusals: {},
  input: {
    period_backwards: 'تنتهي الفترة قبل أن تبدأ.',
  },
  words,
};
