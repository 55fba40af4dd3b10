import type { IdentityText } from './en.ts';

export const tr: IdentityText = {
  refusals: {
    wrong_credentials: 'E-posta ya da parola yanlış',
    password_too_short: 'En az 12 karakter.',
    password_too_guessable: 'Parola, başkalarının tahmin edebileceği bir ad içeriyor.',
    person_unknown: 'Bu kişi kuruluşun etkin bir üyesi değil.',
    email_taken: 'Bu e-posta adresiyle bir üye zaten var.',
  },
  input: {
    email_incorrect: 'E-posta hatalı',
    email_invalid: 'Geçerli bir e-posta girin',
    password_length_4: 'Uzunluk en az 4 olmalı',
  },
  session: {
    logging_in: 'JWT ile oturum açılıyor',
    logged_in: 'JWT ile oturum açıldı',
    expired: 'access_token süresi doldu',
    invalid: 'Geçersiz access_token',
    failed: 'Anahtarla oturum açılamadı.',
    idle: 'Bir süre işlem yapmadığınız için oturumunuz sona erdi. Yeniden oturum açın.',
  },
  screen: {
    language: 'Dil',
    home_title: 'Risklerinizi bilin. Önlemlerinizi gösterin.',
    home_text:
      'Plumbline bir kuruluşun risklerini, kontrollerini ve değerlendirmelerini tek yerde tutar; herkes durumu ve sıradaki işi görür.',
    login: 'Oturum aç',
    register: 'Kaydol',
    home: 'Ana sayfa',
    login_title: 'Plumbline oturumu açın',
    email: 'Kullanıcı adı/E-posta',
    password: 'Parola',
    organization: 'Kuruluş',
    choose_organization: 'Kuruluşunuzu seçin',
    organization_hint: 'E-posta adresiniz bilinince sunulur.',
    none_found: 'Bu adres için bilinen bir kuruluş yok. Kuruluşunuzun kısa adını yazın.',
    short_name: 'Kuruluşunuzun kısa adı',
    short_name_hint: 'Bağlantılarınızda /org/ sonrasındaki sözcük, örneğin meridian.',
    short_name_open: 'Bunun yerine kısa ad kullan',
    short_name_unknown: 'Bu kısa adda bir kuruluş yok.',
    no_account: 'Hesabınız yok mu?',
    register_title: 'Uygulama henüz hazır değil',
    register_text: 'Yeni kuruluşlar henüz buradan kaydolamıyor. Mesajla abone olmak için ana sayfaya gidin.',
    to_home: 'Ana sayfaya git',
    logging_out: 'Oturum kapatılıyor..',
  },
};
