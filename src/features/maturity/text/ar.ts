import { add, field, form, list, own } from '../assessment/text/list/ar.ts';
import { verb } from '../questionnaire/text/verb/ar.ts';
import { assess } from '../questionnaire/text/assess/ar.ts';
import { story } from '../history/text/story/ar.ts';
import { words } from './words/ar.ts';
import type { MaturityText } from './en.ts';

export const ar: MaturityText = {
  refusals: {
    baseline_unknown: 'هذا التقييم السابق غير موجود، أو يتبع إطارًا آخر.',
    not_of_this_framework: 'المجموعات تخص CIS وحده، والمراتب تخص NIST وحده.',
    section_unknown: 'لا أسئلة لهذا القسم في هذا التقييم.',
    question_unknown: 'لا يتضمن هذا التقييم السؤال {{question}}.',
    question_not_yours: 'السؤال {{question}} لم يُسند إليك.',
    coverage_incomplete: 'بعض الأسئلة لم يُجب عنها بعد.',
    reason_missing: 'بعض الأسئلة وُصفت بأنها لا تنطبق دون ذكر السبب.',
    carried_unconfirmed: 'بعض الإجابات مُرحَّلة من تقييم سابق ولم يؤكدها أحد بعد.',
    needs_another_person: 'يعتمد شخص آخر ما أجبت عنه أو قدّمته.',
    framework_unknown: 'هذا الإطار غير موجود.',
    framework_not_offered: 'هذا الإطار غير متاح للتقييمات الجديدة.',
    too_many_frameworks: 'يوجد {{most}} إطارًا بالفعل، وهو أقصى ما يمكن.',
    framework_incomplete: 'ما زال شيء ينقصه قبل نشره.',
    nothing_to_publish: 'لم يتغير شيء منذ أحدث إصدار.',
    words_missing: 'يجب كتابة هذا بلغة الإطار.',
    sections_missing: 'يحتاج الإطار إلى قسم واحد على الأقل.',
    section_empty: 'يحتاج القسم إلى سؤال واحد على الأقل.',
  },
  input: {
    question_named_twice: 'أُجيب عن السؤال نفسه مرتين.',
    period_backwards: 'تنتهي الفترة قبل أن تبدأ.',
    code_malformed: 'يتكوّن الرمز من حروف A–Z وأرقام، ولا تأتي . - _ إلا بينها.',
    own_code_repeated: 'استُخدم هذا الرمز مرتين.',
    one_decimal: 'للوزن منزلة عشرية واحدة على الأكثر.',
    language_repeated: 'ذُكرت هذه اللغة مرتين.',
    too_many_questions: 'في الإطار 500 سؤال على الأكثر.',
  },
  words,
  pick: {
    label: 'التقييم',
    placeholder: 'اختر تقييمًا',
    searching: 'جارٍ البحث…',
    none: 'لا تقييم كهذا بعد.',
    add: 'إضافة تقييم',
    unknown: 'هذا التقييم غير موجود، أو لا يحق لك رؤيته.',
  },
  holdings: {
    maturity_assessments: 'التقييمات الجارية',
    maturity_assessor: 'التقييمات التي تقع مسؤولية إجاباتها عليه',
    maturity_reviewer: 'التقييمات قيد مراجعته',
    maturity_assignment: 'التقييمات ذات الأسئلة الموزَّعة عليه',
  },
  field,
  form,
  list,
  add,
  own,
  verb,
  assess,
  story,
};
