import type { MailText } from './en.ts';

export const ar: MailText = {
  screen: {
    title: 'البريد',
    about: 'رسائل البريد التي أرسلها المنتج أو سيرسلها إلى أشخاص في المؤسسة وخارجها خلال آخر ثلاثين يومًا.',
    subject: 'الموضوع',
    to: 'إلى',
    made: 'وقت الكتابة',
    error: 'رد خادم البريد',
    any_status: 'كل الحالات',
    empty: 'لم تُكتب أي رسالة خلال آخر ثلاثين يومًا.',
    none_of_status: 'لا توجد رسالة بهذه الحالة.',
    again: 'إعادة الإرسال',
    again_done: 'الرسالة بانتظار إعادة الإرسال',
    save: 'حفظ كملف',
    tried: 'عدد المحاولات',
    last_tried: 'آخر محاولة',
  },
  status: {
    waiting: 'بانتظار الإرسال',
    sent: 'أُرسلت',
    kept: 'محفوظة كملف',
    failed: 'لم تُسلَّم',
  },
};
