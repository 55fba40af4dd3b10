import type { PasswordText } from './en.ts';

export const ar: PasswordText = {
  refusals: {
    password_too_short: '12 حرفًا على الأقل.',
    password_too_guessable: 'كلمة المرور تحتوي على اسم يمكن للآخرين تخمينه.',
    current_password_wrong: 'هذه ليست كلمة المرور الحالية.',
  },
};
