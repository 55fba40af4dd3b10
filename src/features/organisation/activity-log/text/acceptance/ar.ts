import type { AcceptanceActs } from './en.ts';

export const acceptanceActs: AcceptanceActs = {
  acceptance: {
    drafted: 'إنشاء مسودة قبول خطر',
    changed: 'تعديل قبول خطر',
    submitted: 'تقديم قبول خطر للموافقة',
    withdrawn: 'سحب طلب قبول خطر',
    refrozen: 'أخذ نسخة جديدة من المخاطر',
    approved: 'الموافقة على قبول خطر',
    approved_first: 'اعتماد قبول خطر من المعتمِد الأول',
    rules_changed: 'تعديل قواعد قبول المخاطر',
    rejected: 'رفض قبول خطر',
    revoked: 'إلغاء قبول خطر',
    deleted: 'حذف قبول خطر',
    expired: 'انتهاء مدة قبول خطر',
    became_stale: 'بطلان قبول خطر',
    superseded: 'حلول قبول أحدث محلّ قبول خطر',
    handed_over: 'تسليم قبول خطر',
    department_archived: 'النقل إلى إدارة أخرى',
  },
  appetite: {
    added: 'إضافة شهية مخاطر',
    changed: 'تعديل شهية المخاطر',
    removed: 'إزالة شهية مخاطر',
    began: 'بدء سريان شهية المخاطر',
    ended: 'انتهاء سريان شهية المخاطر',
    handed_over: 'تسليم شهية المخاطر',
    department_archived: 'النقل إلى إدارة أخرى',
  },
  indicator: {
    handed_over: 'تسليم مؤشر خطر رئيسي',
  },
};
