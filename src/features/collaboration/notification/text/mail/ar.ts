import type { NoticeMailText } from './en.ts';

export const mail: NoticeMailText = {
  subject: '{{organisation}}: إشعارات جديدة، عددها {{count}}',
  link: 'فتح الإشعارات',
  more: 'وإشعارات أخرى عددها {{count}}: فتح الإشعارات',
  closing: 'يحدّد ملفك الشخصي الإشعارات التي تصلك بالبريد ووقت وصولها.',
};
