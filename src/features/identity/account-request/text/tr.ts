import type { AccountRequestText } from './en.ts';

export const tr: AccountRequestText = {
  refusals: {
    account_request_lapsed:
      'Bu artık yapılamaz: adres ya da hesap bu arada başkasının oldu veya bağlantı değişti. İsteği reddedin.',
  },
  screen: {
    verb: 'Değişiklik isteğine karar ver',
    title: '{{name}} adlı kişinin hesabında değişiklik',
    about:
      'Dışarıdan gelen hiçbir istek bir yöneticinin oturum açma biçimini kendiliğinden değiştirmez. Yalnızca doğruluğundan emin olduğunuzu onaylayın: kişiye başka bir yoldan sorun.',
    none: 'Bekleyen bir istek kalmadı.',
    address: 'Başka bir oturum açma adresi',
    address_text:
      '{{by}}, adresin {{email}} olarak değiştirilmesini istiyor. Yeni parola bağlantıları oraya gönderilecek.',
    address_follows: 'Onaylarsanız kişinin tüm oturumları kapatılır ve her iki adrese bilgi verilir.',
    link: 'Tek oturum açma bağı',
    link_text:
      '{{by}}, oradaki {{email}} hesabının bağlanmasını istiyor. O hesabı kullanan, bu kişi olarak oturum açabilecek.',
    link_follows: 'Onaylarsanız oradaki bir sonraki oturum bu hesabı açar.',
    asked: 'İstek zamanı: {{moment}}.',
    declined: 'Reddedildi.',
    confirm: 'Onayla',
    decline: 'Reddet',
    confirmed: 'Değişiklik uygulandı.',
    was_declined: 'Hesap olduğu gibi kalıyor.',
  },
};
