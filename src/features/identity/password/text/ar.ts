import type { PasswordText } from './en.ts';

export const ar: PasswordText = {
  refusals: {
    password_too_short: '{{least}} حرفًا على الأقل.',
    password_too_guessable: 'كلمة المرور تحتوي على اسم يمكن للآخرين تخمينه.',
    password_too_common: 'هذه كلمة مرور شائعة تُجرَّب قبل غيرها. اختر عدة كلمات لا رابط بينها.',
    password_unchanged: 'هذه كلمة المرور التي سجّلت الدخول بها. اختر كلمة أخرى.',
    current_password_wrong: 'هذه ليست كلمة المرور الحالية.',
  },
};
