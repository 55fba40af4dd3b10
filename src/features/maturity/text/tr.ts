import { words } from './words/tr.ts';
import type { MaturityText } from './en.ts';

export const tr: MaturityText = {
  refusals: {},
  input: {
    period_backwards: 'Dönemin sonu başından önce.',
  },
  words,
};
