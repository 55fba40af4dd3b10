import { compare } from './compare/ar.ts';
import type { MaturityComparisonText } from './en.ts';

export const ar: MaturityComparisonText = {
  refusals: {
    frameworks_differ: 'هذان التقييمان على إطارين مختلفين، ولا تجوز المقارنة سؤالًا بسؤال إلا ضمن إطار واحد.',
  },
  input: {},
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        score_before: 'الدرجة قبل',
        score_after: 'الدرجة بعد',
      },
    },
  },
  compare,
};
