import type { en } from './en.ts';

export const ar: typeof en = {
  link_hint: 'إذا لم يعمل الزر، فافتح هذا العنوان في متصفحك:',
  sent_for: 'أُرسلت من Plumbline نيابةً عن {{organisation}}.',
  no_reply: 'لا تُقرأ الردود على هذا العنوان.',
};
