import type { IdentityText } from './en.ts';

export const ar: IdentityText = {
  refusals: {
    wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    password_too_short: '12 حرفًا على الأقل.',
    password_too_guessable: 'كلمة المرور تحتوي على اسم يمكن للآخرين تخمينه.',
    person_unknown: 'هذا الشخص ليس عضوًا نشطًا في المؤسسة.',
    email_taken: 'يوجد عضو بهذا البريد الإلكتروني من قبل.',
  },
  input: {
    email_incorrect: 'البريد الإلكتروني غير صحيح',
    email_invalid: 'أدخل بريدًا إلكترونيًا صالحًا',
    password_length_4: 'يجب ألا يقل الطول عن 4',
  },
};
