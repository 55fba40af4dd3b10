import type { en } from './en.ts';

export const tr: typeof en = {
  link_hint: 'Düğme çalışmazsa bu adresi tarayıcınızda açın:',
  sent_for: 'Plumbline tarafından {{organisation}} adına gönderildi.',
  no_reply: 'Bu adrese verilen yanıtlar okunmaz.',
};
