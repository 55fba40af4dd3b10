import type { TaskText } from '../en.ts';

export const story: TaskText['story'] = {
  action: {
    added: 'إضافة',
    bulk_changed: 'تعديل مع مهام أخرى',
    progressed: 'تسجيل التقدّم',
    blocked: 'إيقاف لعائق',
    unblocked: 'إزالة العائق',
    submitted: 'إرسال للمراجعة',
    finished: 'إنجاز',
    recurred: 'إنشاء التكرار التالي',
    recurrence_ended: 'انتهاء التكرار',
  },
};
