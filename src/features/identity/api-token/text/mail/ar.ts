import type { ApiTokenMailText } from './en.ts';

export const mail: ApiTokenMailText = {
  subject: 'أُنشئ رمز API لحسابك في {{organisation}}',
  text: 'يستطيع البرنامج الذي يملك هذا الرمز إجراء الاستدعاءات باسمك ضمن المجالات المختارة له.',
  name: 'رمز API',
  time: 'الوقت',
  expires: 'تاريخ الانتهاء',
  link: 'عرض ملفك الشخصي',
  if_you: 'إذا كنت أنت من فعل ذلك فلا حاجة إلى أي إجراء.',
  if_not: 'وإن لم تكن أنت، فألغِ رموز API التي لا تعرفها وغيّر كلمة مرورك فورًا وأبلغ المسؤول لديك.',
};
