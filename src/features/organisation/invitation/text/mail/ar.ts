import type { InvitationMailText } from './en.ts';

export const mail: InvitationMailText = {
  subject: 'دعوة إلى {{organisation}}',
  text: 'دعوة من {{inviter}} إلى العمل مع {{organisation}} في Plumbline على المخاطر والامتثال والنضج.',
  audit:
    'دعوة من {{inviter}} إلى تدقيق «{{assessment}}» لدى {{organisation}} في Plumbline. ستطّلع على هذا التقييم وأدلته ونتائجه، ويمكنك طلب أدلة أخرى.',
  access_until: 'الحساب مفتوح حتى',
  until: 'صالحة حتى',
  link: 'قبول الدعوة',
  once: 'يُستخدم الرابط مرة واحدة، ويطلب اسمك وكلمة مرور تختارها بنفسك.',
  if_not: 'إذا كنت لا تعرف سبب وصول هذه الرسالة إليك فلا حاجة إلى أي إجراء: لن يحدث شيء من دونك.',
};
