import type { ProvisioningMailText } from './en.ts';

export const mail: ProvisioningMailText = {
  subject: 'غادر {{name}} مؤسسة {{organisation}} وما زالت أمور مفتوحة باسمه',
  ended: 'عطّل الدليل ({{directory}}) حساب {{name}}، وأُنهيت جلساته كلها.',
  left: 'ما زالت سجلات مفتوحة تحمل اسم هذا الشخص، ولا يعمل عليها أحد إلى أن يتولاها غيره.',
  count: 'السجلات المفتوحة التي تحمل اسمه',
  time: 'وقت التعطيل',
  link: 'الانتقال إلى الإدارة',
  how: 'ابحث عن الشخص بين المعطَّلين واختر من يتولى مكانه.',
};
