import type { SessionText } from './en.ts';

export const ar: SessionText = {
  notice: {
    logging_in: 'جارٍ تسجيل الدخول برمز JWT',
    logged_in: 'تم تسجيل الدخول برمز JWT',
    expired: 'انتهت صلاحية access_token',
    invalid: 'access_token غير صالح',
    failed: 'تعذّر تسجيل الدخول بالرمز.',
    idle: 'انتهت جلستك لعدم النشاط. سجّل الدخول من جديد.',
  },
};
