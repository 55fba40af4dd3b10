import type { SpreadsheetText } from './en.ts';

export const ar: SpreadsheetText = {
  refusals: {
    import_file_unreadable: 'تتعذر قراءة هذا الملف.',
    import_file_wrong_type: 'هذا ليس جدول CSV أو XLSX. احفظه بإحدى الصيغتين ثم أعد المحاولة.',
    import_file_old_excel: 'هذا المصنف بصيغة قديمة أو محمي بكلمة مرور. احفظه بصيغة ‎.xlsx دون كلمة مرور.',
    import_file_damaged: 'الملف تالف: تتعذر قراءته حتى آخره.',
    import_file_too_many_columns: 'تقع الخلية {{cell}} خارج الأعمدة الـ200 المسموح بها في الجدول.',
    import_file_cell_too_long: 'في الخلية {{cell}} أكثر من 32,767 حرفًا.',
    import_file_too_many_cells: 'في الجدول أكثر من {{cells}} خلية فيها نص؛ أول خلية زائدة هي {{cell}}.',
    import_file_too_much_text:
      'في الجدول أكثر من {{megabytes}} م.ب من النص؛ أول خلية زائدة هي {{cell}}. النص الذي تتشاركه الخلايا يُحسب لكل منها.',
    import_file_too_many_sheets: 'في المصنف أكثر من 20 ورقة.',
    import_file_unfolds_too_far: 'يتضخم المصنف عند فتحه إلى ما يفوق حاجة أي جدول.',
    import_file_has_doctype: 'في المصنف تعريفات غير مسموح بها.',
    import_file_empty: 'لا توجد صفوف تحت العناوين.',
  },
};
