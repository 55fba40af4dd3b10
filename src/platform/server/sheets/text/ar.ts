import type { SpreadsheetText } from './en.ts';

export const ar: SpreadsheetText = {
  refusals: {
    import_file_unreadable: 'تتعذر قراءة هذا الملف.',
    import_file_wrong_type: 'هذا ليس جدول CSV أو XLSX. احفظه بإحدى الصيغتين ثم أعد المحاولة.',
    import_file_old_excel: 'هذا المصنف بصيغة قديمة أو محمي بكلمة مرور. احفظه بصيغة ‎.xlsx دون كلمة مرور.',
    import_file_damaged: 'الملف تالف: تتعذر قراءته حتى آخره.',
    import_file_too_many_columns: 'في الجدول أكثر من 200 عمود.',
    import_file_too_many_sheets: 'في المصنف أكثر من 20 ورقة.',
    import_file_cell_too_long: 'في إحدى الخلايا أكثر من 32,767 حرفًا.',
    import_file_unfolds_too_far: 'يتضخم المصنف عند فتحه إلى ما يفوق حاجة أي جدول.',
    import_file_has_doctype: 'في المصنف تعريفات غير مسموح بها.',
    import_file_empty: 'لا توجد صفوف تحت العناوين.',
  },
};
