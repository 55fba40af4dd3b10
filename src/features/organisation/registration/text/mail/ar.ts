import type { RegistrationMailText } from './en.ts';

export const mail: RegistrationMailText = {
  subject: 'تسجيل الدخول الأول إلى {{organisation}}',
  text: 'سُجّلت {{organisation}}. سجّل الدخول بكلمة المرور هذه مرة واحدة، ثم عيّن كلمة خاصة بك.',
  email: 'البريد الإلكتروني',
  password: 'كلمة مرور لمرة واحدة',
  not_shown: 'في الرسالة نفسها فقط',
  short_name: 'الاسم المختصر',
  until: 'صالحة حتى',
  link: 'تسجيل الدخول',
  if_late: 'وبعد ذلك يرسل إليك «هل نسيت كلمة المرور؟» في صفحة الدخول رابطًا لتعيين كلمة مرور.',
  if_not: 'إن لم تسجّل مؤسسة فلا يلزمك شيء: من دون تسجيل دخول يُحذف كل ذلك في {{until}}.',
};
