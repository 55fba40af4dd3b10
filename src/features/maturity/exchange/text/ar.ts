import type { MaturityExchangeText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: MaturityExchangeText = {
  refusals: {
    document_too_long: 'النص أطول مما تتسع له وثيقة. صدّر المصنف بدلًا منها.',
    pdf_unavailable:
      'لا يستطيع هذا الخادم إنشاء ملفات PDF. صدّر في مستند Word أو في مصنف (XLSX) أو بصيغة CSV بدلًا منها.',
    workbook_question_missing: 'لا يوجد في الجدول عمود يسمّي الأسئلة. استخدم المصنف كما صُدِّر.',
    workbook_too_many_rows: '{{most}} صف على الأكثر: أسئلة التقييم أقل من ذلك.',
    workbook_nothing_to_take: 'لا توجد في الملف إجابة صالحة عن {{question}}.',
    workbook_take_unreadable: 'سمِّ الإجابات المأخوذة بصيغة JSON: إصدار لكل سؤال.',
  },
  row: {
    question_empty: 'لا يسمّي الصف سؤالًا.',
    question_not_asked: '«{{value}}» ليس من أسئلة هذا التقييم.',
    question_not_yours: 'ليس لك أن تجيب عن هذا السؤال.',
    repeated: 'ورد السؤال من قبل في الصف {{row}}.',
    level_unknown: '«{{value}}» ليس مستوى من {{lowest}} إلى {{highest}}.',
    neither_yes_nor_no: '«{{value}}» ليس نعم ولا لا.',
    confidence_unknown: '«{{value}}» ليست درجة ثقة.',
    too_long: '{{maximum}} حرفًا على الأكثر.',
    characters: 'يحتوي على أحرف لا يمكن عرضها.',
    unreadable: 'تتعذر قراءته.',
  },
  field: {
    question: 'المرجع',
    section: 'القسم',
    title: 'العنوان',
    text: 'السؤال',
    current_level: 'المستوى الحالي',
    desired_level: 'المستوى المستهدف',
    not_applicable: 'لا ينطبق',
    na_reason: 'سبب عدم الانطباق',
    note: 'ملاحظة',
    confidence: 'درجة الثقة',
    confirmed: 'الإجابة المُرحَّلة ما زالت صحيحة',
    guidance: 'كيف يبدو الجيد',
    evidence: 'أدلة مساعدة',
    mark: 'كما صُدِّر (لا تغيّره)',
  },
  sheet: {
    questions: 'الأسئلة',
    choices: 'الخيارات',
    yes: 'نعم',
    no: 'لا',
    confidence: { low: 'منخفضة', medium: 'متوسطة', high: 'عالية' },
  },
  screen,
};
