import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  formula: {
    overall: 'متوسط الأقسام التي فيها إجابة، كلٌّ بوزنه؛ والقسم متوسط المستويات الحالية لأسئلته المُجابة.',
    change: 'درجة التقييم الأحدث مطروحًا منها درجة الأسبق، وكلتاهما بمنزلة عشرية واحدة كما تُعرض.',
    counts: 'أسئلة مستواها الحالي في التقييم الأحدث أعلى أو أدنى أو كما كان.',
  },
  reason: {
    unanswered: 'بلا إجابة',
    not_applicable: 'لا تنطبق',
    incomparable: 'بلا مستوى حالي في أحد التقييمين',
  },
};
