import type { ContactText } from './en.ts';

export const tr: ContactText = {
  refusals: {
    contact_full: 'Şu anda başka ileti saklanamıyor. Yarın yeniden deneyin.',
  },
  input: {
    contact_name_short: 'Ad en az 4 karakter olmalı.',
    contact_email_invalid: 'Geçerli bir e-posta girin.',
    contact_phone_invalid: 'Geçerli bir telefon numarası girin.',
    contact_subject_short: 'En az 4 karakter olmalı.',
    contact_all_required: 'Bütün alanlar zorunlu. ',
  },
  form: {
    name: 'Ad soyad',
    from_email: 'E-posta',
    phone: 'Telefon',
    phone_help: 'Örneğin +902121234567',
    subject: 'Konu',
    message: 'İleti',
    send: 'Gönder',
    sending: 'Gönderiliyor',
    sent: 'İletiniz gönderildi. Kısa sürede size döneceğiz.',
    captcha_waiting:
      'Gönderilmeden önce tarayıcınız bir saniye kadar hesap yapar. Bu, otomatik gönderenleri uzak tutar; başka kimseye bir şey sorulmaz.',
    captcha_working: 'Tarayıcınız, otomatik gönderenleri uzak tutan hesabı yapıyor.',
    captcha_done: 'Hesap bitti. İletiniz gönderilebilir.',
    captcha_failed: 'Hesap yapılamadı.',
    captcha_again: 'Yeniden dene',
  },
};
