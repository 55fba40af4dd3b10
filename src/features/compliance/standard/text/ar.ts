import type { StandardText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: StandardText = {
  refusals: {
    standard_file_faulty: 'لا يمكن أخذ هذا الملف معيارًا.',
    standard_rows_faulty: 'في صفوف الملف أخطاء، أو أنها لا تسأل شيئًا. صحّحها وأرسل الملف مجددًا.',
    standard_columns_unmapped:
      'حدّد العمود الذي يحمل الرمز والعمود الذي يحمل العنوان أو النص، كل عمود مرة واحدة.',
    standard_key_reserved: 'هذا المفتاح يخص معيارًا مرفقًا أو عنوانًا من عناوين المنتج. اختر مفتاحًا آخر.',
    standard_version_taken: 'هذا الإصدار منشور ولا يتغير أبدًا. أعطِ إصدارًا آخر.',
    too_many_standards: '{{most}} من إصدارات المعايير على الأكثر. احذف المسودات غير اللازمة.',
    standard_file_not_json: 'ليس JSON: {{place}}',
    standard_file_unknown_document: 'ليس فهرس OSCAL ولا ملف تعريف OSCAL: {{place}}',
    standard_file_wrong_shape: 'المتوقع شيء آخر عند {{place}}',
    standard_file_too_deep: 'التداخل أعمق من اللازم عند {{place}}',
    standard_file_too_many: 'فيه أكثر مما يؤخذ دفعة واحدة: {{place}}',
    standard_file_too_long: 'نص أطول من اللازم عند {{place}}',
    standard_file_too_much_text: 'نصوصه كلها معًا أطول من اللازم: {{place}}',
    standard_file_id_repeated: 'معرّف مستخدم مرتين عند {{place}}',
    standard_file_value_missing: 'شيء ناقص عند {{place}}',
    standard_file_nothing_asked: 'لا ضوابط فيه.',
    standard_file_import_circular: 'ما يستورده يعود إليه: {{place}}',
    standard_file_import_missing: 'يستورد مستندًا لم يُرسل معه ولم يُستورد من قبل: {{place}}',
    standard_file_parameter_circular: 'معاملات تشير إلى بعضها في حلقة: {{place}}',
  },
  ...screen,
};
