import type { CalendarFeedText } from './en.ts';

export const feed: CalendarFeedText = {
  name: 'Plumbline',
  summary: {
    plan: 'استحقاق خطة تحسين: {{ref}} {{title}}',
    task: 'استحقاق مهمة: {{ref}} {{title}}',
    card: 'استحقاق بطاقة: {{ref}} {{title}}',
    control_test: 'اختبار ضابط مخطَّط: {{ref}} {{title}}',
    risk_review: 'موعد مراجعة خطر: {{ref}} {{title}}',
    acceptance: 'نهاية قبول الخطر: {{ref}} {{title}}',
    evidence: 'انتهاء صلاحية دليل: {{ref}} {{title}}',
    cover: 'نهاية التغطية: {{ref}} {{title}}',
  },
  category: {
    plan: 'خطة تحسين',
    task: 'مهمة',
    card: 'بطاقة',
    control_test: 'اختبار ضابط',
    risk_review: 'مراجعة خطر',
    acceptance: 'نهاية قبول الخطر',
    evidence: 'انتهاء صلاحية دليل',
    cover: 'نهاية التغطية',
  },
};
