import type { NoticeMailText } from './en.ts';

export const mail: NoticeMailText = {
  subject: '{{organisation}}: {{count}} bildirim',
  link: 'Bildirimleri aç',
  more: '{{count}} bildirim daha var: bildirimleri aç',
  closing: 'Hangi bildirimlerin ne zaman e-postayla geleceğini profilinizde seçersiniz.',
};
