import { compare } from './compare/ar.ts';
import type { MaturityRoadmapText } from './en.ts';
import { roadmap } from './roadmap/ar.ts';

export const ar: MaturityRoadmapText = {
  refusals: {
    frameworks_differ: 'هذان التقييمان على إطارين مختلفين، ولا تجوز المقارنة سؤالًا بسؤال إلا ضمن إطار واحد.',
  },
  input: {
    question_twice: 'ذُكر السؤال نفسه مرتين.',
  },
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        risk_factor: 'عامل المخاطر',
        days_small: 'أيام العمل لكل مستوى، لجهد بالأيام',
        days_medium: 'ولجهد بالأسابيع',
        days_large: 'ولجهد بالأشهر',
        planned: 'ما خُطِّط يدويًا',
        current: 'الدرجة اليوم',
        percent: 'النسبة المئوية من المقياس',
        all_closed: 'الدرجة بسدّ كل الفجوات',
        budget: 'أيام العمل المتاحة',
        score_before: 'الدرجة قبل',
        score_after: 'الدرجة بعد',
      },
    },
  },
  roadmap,
  compare,
};
