import type { LookUpMailText } from './en.ts';

export const mail: LookUpMailText = {
  subject: 'تسجيل دخولك إلى {{organisation}}',
  asked: 'سأل أحدهم أين يسجّل هذا العنوان الدخول. له حساب في {{organisation}}.',
  others: 'وتصلك رسالة مستقلة عن كل مؤسسة أخرى لك فيها حساب.',
  email: 'البريد الإلكتروني',
  short_name: 'الاسم المختصر',
  link: 'الانتقال إلى تسجيل الدخول',
  if_not: 'إن لم تطلب ذلك فلا يلزمك شيء: لا يعلم غيرك بما في هذه الرسالة.',
};
