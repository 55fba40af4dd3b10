import type { MaturityRoadmapText } from './en.ts';
import { roadmap } from './roadmap/ar.ts';

export const ar: MaturityRoadmapText = {
  refusals: {
    gap_unknown: 'هذه ليست فجوة في التقييم: {{question}}.',
    gaps_planned: 'كل هذه الفجوات لها خطط.',
  },
  input: {
    question_twice: 'ذُكر السؤال نفسه مرتين.',
  },
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        risk_factor: 'عامل المخاطر',
        days_small: 'أيام عمل (شخص/يوم) لكل مستوى، لجهد بالأيام',
        days_medium: 'ولجهد بالأسابيع',
        days_large: 'ولجهد بالأشهر',
        planned: 'ما خُطِّط يدويًا',
        current: 'الدرجة الحالية',
        percent: 'النسبة المئوية من المقياس',
        all_closed: 'الدرجة بسدّ كل الفجوات',
        budget: 'أيام عمل (شخص/يوم) متاحة',
      },
    },
  },
  roadmap,
};
