import { compare } from './compare/tr.ts';
import type { MaturityComparisonText } from './en.ts';

export const tr: MaturityComparisonText = {
  refusals: {
    frameworks_differ:
      'Bu değerlendirmeler farklı çerçevelere göre yapılmış. Soru soru karşılaştırma yalnızca aynı çerçevede mümkündür.',
  },
  input: {},
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        score_before: 'Önceki puan',
        score_after: 'Sonraki puan',
      },
    },
  },
  compare,
};
