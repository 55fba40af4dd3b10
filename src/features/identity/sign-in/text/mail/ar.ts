import type { SignInMailText } from './en.ts';

export const mail: SignInMailText = {
  new_device: {
    subject: 'تسجيل دخول جديد إلى حسابك في {{organisation}}',
    text: 'سُجّل الدخول إلى حسابك بكلمة مرورك من متصفح أو برنامج لم يُستخدم لهذا الحساب من قبل.',
  },
  after_failures: {
    subject: 'تسجيل دخول إلى حسابك في {{organisation}} بعد محاولات فاشلة',
    text: 'سُجّل الدخول إلى حسابك بعد محاولات بكلمة مرور خاطئة، عددها {{count}}.',
  },
  time: 'الوقت',
  device: 'الجهاز',
  browser_on_system: '{{browser}} على {{system}}',
  unknown_device: 'غير معروف',
  link: 'عرض جلساتك',
  if_you: 'إذا كنت أنت من سجّل الدخول فلا حاجة إلى أي إجراء.',
  if_not: 'وإن لم تكن أنت، فأنهِ تلك الجلسة وغيّر كلمة مرورك فورًا وأبلغ المسؤول لديك.',
};
