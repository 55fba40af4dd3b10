import type { StoryText } from './en.ts';

export const story: StoryText = {
  action: {
    created: 'تسجيل',
    raised: 'تسجيل إثر اختبار غير ناجح',
    assigned: 'إسناد',
    resolved: 'معالجة',
    verified: 'تحقق وإغلاق',
    returned: 'إعادة: غير فعّالة',
    dismissed: 'استبعاد',
    plan_opened: 'فتح خطة',
  },
};
