import type { PlanText } from '../en.ts';

export const story: PlanText['story'] = {
  rule: { first_task_started: 'بدأت أولى مهامها.' },
  action: {
    submitted: 'تقديم للاعتماد',
    held: 'تعليق العمل',
    resumed: 'استئناف',
    completed: 'اكتمال',
    validated: 'تحقق من النتيجة',
    reschedule_asked: 'طلب تاريخ استحقاق آخر',
    rescheduled: 'إعادة جدولة',
    reschedule_declined: 'رفض تاريخ استحقاق آخر',
    reschedule_withdrawn: 'سحب طلب تاريخ استحقاق آخر',
    finding_plan_opened: 'فتح خطة لملاحظة تدقيق',
  },
};
