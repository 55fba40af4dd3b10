import type { SignInText } from './en.ts';

export const tr: SignInText = {
  refusals: {
    wrong_credentials: 'E-posta ya da parola yanlış',
  },
  input: {
    email_incorrect: 'E-posta hatalı',
    email_invalid: 'Geçerli bir e-posta girin',
    password_length_4: 'Uzunluk en az 4 olmalı',
  },
  wait: {
    sign_in: 'Çok fazla deneme yapıldı. Şu saatte yeniden oturum açabilirsiniz: {{time}}.',
    look_up: 'Bu ağdan çok fazla arama yapıldı. Şu saatte yeniden aranacak: {{time}}.',
    over: 'Artık yeniden deneyebilirsiniz.',
  },
  set_password: {
    title: 'Parolanızı belirleyin',
    text: 'E-postayla gelen bir parolayla oturum açtınız. Bundan sonra, başka kimsenin bilmediği kendi parolanızla oturum açacaksınız.',
    next: 'Yeni parola',
    help: 'En az 12 karakter: birkaç sözcük kolay akılda kalır.',
    set: 'Parolayı belirle',
    sign_out: 'Oturumu kapat',
  },
  screen: {
    language: 'Dil',
    login: 'Oturum aç',
    register: 'Kaydol',
    login_title: 'Plumbline oturumu açın',
    email: 'Kullanıcı adı/E-posta',
    password: 'Parola',
    show_password: 'Parolayı göster',
    organization: 'Kuruluş',
    choose_organization: 'Kuruluşunuzu seçin',
    organization_hint: 'E-posta adresiniz bilinince sunulur.',
    none_found: 'Bu adres için bilinen bir kuruluş yok. Kuruluşunuzun kısa adını yazın.',
    short_name: 'Kuruluşunuzun kısa adı',
    short_name_hint: 'Bağlantılarınızda /org/ sonrasındaki sözcük, örneğin meridian.',
    short_name_open: 'Bunun yerine kısa ad kullan',
    short_name_unknown: 'Bu kısa adda bir kuruluş yok.',
    rules_missing: 'Bu sayfanın bir bölümü yüklenemedi; o olmadan buradan oturum açılamaz.',
    no_account: 'Hesabınız yok mu?',
    logging_out: 'Oturum kapatılıyor..',
    unsent_title: 'Henüz her şey kaydedilmedi',
    unsent_text_one:
      'Bir yanıt sunucuya ulaşmadı. Ulaşana kadar bu cihazda durur; oturumu kapatmak onu siler.',
    unsent_text_other:
      '{{count}} yanıt sunucuya ulaşmadı. Ulaşana kadar bu cihazda dururlar; oturumu kapatmak onları siler.',
    unsent_stay: 'Oturumu açık tut',
    unsent_again: 'Kaydetmeyi yeniden dene',
    unsent_delete_one: 'Yanıtı sil ve oturumu kapat',
    unsent_delete_other: '{{count}} yanıtı sil ve oturumu kapat',
  },
};
