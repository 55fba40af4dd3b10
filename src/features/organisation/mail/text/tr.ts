import type { MailText } from './en.ts';

export const tr: MailText = {
  screen: {
    title: 'E-posta',
    about:
      'Ürünün son otuz günde kuruluştaki ve dışarıdaki kişilere gönderdiği ya da göndereceği e-postalar.',
    subject: 'Konu',
    to: 'Alıcı',
    made: 'Yazıldığı zaman',
    error: 'E-posta sunucusunun yanıtı',
    any_status: 'Tüm durumlar',
    empty: 'Son otuz günde hiç e-posta yazılmadı.',
    none_of_status: 'Bu durumda e-posta yok.',
    again: 'Yeniden gönder',
    again_done: 'E-posta yeniden gönderilmeyi bekliyor',
    save: 'Dosya olarak kaydet',
    tried: 'Deneme sayısı',
    last_tried: 'Son deneme',
  },
  status: {
    waiting: 'Bekliyor',
    sent: 'Gönderildi',
    kept: 'Dosya olarak saklandı',
    failed: 'Teslim edilemedi',
  },
};
