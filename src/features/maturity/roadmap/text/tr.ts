import type { MaturityRoadmapText } from './en.ts';
import { roadmap } from './roadmap/tr.ts';

export const tr: MaturityRoadmapText = {
  refusals: {
    gap_unknown: 'Bu, değerlendirmenin bir farkı değil: {{question}}.',
    gaps_planned: 'Bu farkların hepsi zaten planlandı.',
  },
  input: {
    question_twice: 'Aynı soru iki kez belirtilmiş.',
  },
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        risk_factor: 'Risk çarpanı',
        days_small: 'Bir seviye için kişi-gün, eforu gün olanlarda',
        days_medium: 'Eforu hafta olanlarda',
        days_large: 'Eforu ay olanlarda',
        planned: 'Elle planlanan',
        current: 'Bugünkü puan',
        percent: 'Ölçeğin yüzdesi',
        all_closed: 'Bütün farklar kapanınca puan',
        budget: 'Ayrılabilecek kişi-gün',
      },
    },
  },
  roadmap,
};
