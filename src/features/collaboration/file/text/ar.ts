import type { FileText } from './en.ts';

export const ar: FileText = {
  refusals: {
    file_type_refused:
      'هذا النوع من الملفات غير مقبول. تُقبل ملفات PDF والصور وملفات Word وExcel وPowerPoint وOpenDocument الخالية من وحدات الماكرو وأرشيفات ZIP والنصوص.',
    file_broken: 'لم يصل الملف كاملًا. أرسله مرة أخرى.',
    file_store_full: 'لم يعد لدى مؤسستك متسع للملفات. أزل بعضها أو اطلب من المشغّل مساحة أكبر.',
    too_many_uploads: 'ملفات كثيرة أرسلتها لم تُستخدم بعد. أكمل ما أُرسلت من أجله أو انتظر يومًا.',
    file_not_scanned: 'لم يُفحص هذا الملف بعد بحثًا عن البرمجيات الضارة. حاول بعد قليل.',
    file_blocked: 'عُثر على برمجية ضارة في هذا الملف. حُظر الملف وحُذف محتواه.',
    file_unknown: 'أحد هذه الملفات لم يعد موجودًا. أرسله مرة أخرى.',
  },
  file: {
    title: 'الملفات',
    add: 'إضافة ملفات',
    drop: 'أفلت الملفات هنا',
    empty: 'لا ملفات بعد.',
    rule: 'حتى \u2068{{size}}\u2069 لكل ملف.',
    too_large: 'حجم {{name}} أكبر من \u2068{{size}}\u2069.',
    sending: '{{name}}: أُرسل {{percent}}',
    checking: 'يجري التحقق من الملف',
    failed: 'لم يُرسل',
    retry: 'إعادة الإرسال',
    download: 'تنزيل {{name}}',
    remove: 'إزالة {{name}}',
    remove_title: 'هل تريد إزالة هذا الملف؟',
    remove_text: 'سيُزال «{{name}}» لدى الجميع ولا يمكن استرجاعه.',
    removed: 'أُزيل الملف',
    added_by: 'الإضافة من {{name}}',
    size: '{{size}} م.ب',
    size_small: '{{size}} ك.ب',
    pending: 'قيد الفحص',
    blocked: 'محظور: برمجية ضارة',
  },
};
