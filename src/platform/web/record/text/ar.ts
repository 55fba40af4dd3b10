import type { RecordText } from './en.ts';

/** Of a record whose name is masculine, or where it makes no difference: one with a feminine name says of itself what differs. */
export const ar: RecordText = {
  field: {
    approver: 'المعتمِد',
    priority: 'الأولوية',
    start_on: 'البدء',
    period: 'الفترة',
    period_from: 'بداية الفترة',
    period_to: 'نهاية الفترة',
  },
  list: { reset: 'مسح عوامل التصفية', filter: { any_status: 'كل الحالات', any_owner: 'كل المالكين' } },
  verb: {
    name: { edit: 'تعديل' },
    note: 'ملاحظة',
    reason: 'السبب',
    edit: { title: 'تعديل {{ref}}', verb: 'حفظ التغييرات', done: 'تم الحفظ' },
    delete: { title: 'حذف {{ref}}', verb: 'حذف', done: 'حُذف {{ref}}' },
    restore: { title: 'استعادة {{ref}}', verb: 'استعادة', done: 'استُعيد {{ref}}' },
    assign: { verb: 'إسناد' },
    start: { title: 'بدء {{ref}}', verb: 'بدء', done: '{{ref}} قيد التنفيذ' },
    submit: { title: 'تقديم {{ref}} للاعتماد', verb: 'تقديم', done: 'قُدّم {{ref}}' },
    return: { title: 'إعادة {{ref}}', verb: 'إعادة', done: 'أُعيد {{ref}}' },
    approve: { title: 'اعتماد {{ref}}', verb: 'اعتماد', done: 'اعتُمد {{ref}}' },
    reject: { title: 'رفض {{ref}}', verb: 'رفض', done: 'رُفض {{ref}}' },
    confirm: { verb: 'تأكيد' },
    reopen: { title: 'إعادة فتح {{ref}}', verb: 'إعادة فتح' },
    cancel: { title: 'إلغاء {{ref}}' },
    archive: { title: 'أرشفة {{ref}}', verb: 'أرشفة', done: 'أُرشف {{ref}}' },
  },
  words: {
    status: {
      draft: 'مسودة',
      in_progress: 'قيد التنفيذ',
      in_review: 'قيد المراجعة',
      approved: 'معتمد',
      accepted: 'مقبول',
      rejected: 'مرفوض',
      superseded: 'حلّ محله أحدث منه',
      expired: 'منتهي الصلاحية',
      archived: 'مؤرشف',
    },
    flag: { overdue: 'متأخر', expiring: 'يوشك على الانتهاء' },
    priority: { 1: '1 – عاجلة', 2: '2 – عالية', 3: '3 – عادية', 4: '4 – منخفضة' },
  },
};
