/** What a mail of notifications says around them. Only the server says it. */
export const mail = {
  subject: '{{count}} notifications from {{organisation}}',
  link: 'Open notifications',
  more: 'And {{count}} more: open notifications',
  closing: 'Your profile says which notifications come by mail, and when.',
};
export type NoticeMailText = typeof mail;
