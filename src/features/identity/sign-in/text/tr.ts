import type { SignInText } from './en.ts';

export const tr: SignInText = {
  refusals: {
    wrong_credentials: 'E-posta ya da parola yanlış',
    one_time_password_lapsed:
      'Bu tek kullanımlık parolanın süresi doldu. “Parolanızı mı unuttunuz?” size yenisini belirleyen bir bağlantı gönderir.',
    sign_in_lapsed: 'Bu çok uzun sürdü. Yeniden oturum açın.',
  },
  input: {
    email_incorrect: 'E-posta hatalı',
    email_invalid: 'Geçerli bir e-posta girin',
    password_length_4: 'Uzunluk en az 4 olmalı',
  },
  wait: {
    work: 'Çok sayıda deneme başarısız oldu; tarayıcınız önce kısa bir hesap yapıyor. Birkaç saniye sürer.',
    sign_in: 'Çok fazla deneme yapıldı. Şu saatte yeniden oturum açabilirsiniz: {{time}}.',
    look_up: 'Bu ağdan çok fazla arama yapıldı. Şu saatte yeniden aranacak: {{time}}.',
    over: 'Artık yeniden deneyebilirsiniz.',
  },
  factor: {
    passkey: 'Geçiş anahtarıyla oturum aç',
    passkey_instead: 'Bunun yerine geçiş anahtarı kullan',
    passkey_none: 'Geçiş anahtarı kullanılmadı.',
    title: 'İkinci doğrulama adımı',
    code: 'Kimlik doğrulama uygulamanızın kodu',
    code_help: 'Ya da kurtarma kodlarınızdan biri.',
    go_on: 'Devam et',
    back: 'Başka biri olarak oturum aç',
  },
  provider_failure: {
    refused: 'Kuruluşunuzun kimlik sağlayıcısı oturumunuzu açmadı.',
    expired: 'Oturum açma çok uzun sürdü ya da başka bir pencerede başladı. Yeniden başlayın.',
    not_invited:
      'Kuruluşunuzun sağlayıcısı sizi tanıyor, ancak bu kuruluş henüz tanımıyor. Bir yöneticisinden davet isteyin.',
    linked_otherwise:
      'Bu adrese sağlayıcınızın başka bir hesabı bağlı. Kuruluşunuzun bir yöneticisine başvurun.',
    not_confirmed:
      'Bir yöneticinin hesabı sağlayıcıya ancak bir yönetici onayladıktan sonra bağlanır. Parolanızla oturum açın: istek İşlerim sayfasında bekliyor.',
    no_seat:
      'Kuruluşunuzun sağlayıcısı sizi tanıyor, ancak burada boş kullanıcı hakkı kalmadı. Kuruluşunuzun yöneticisine başvurun.',
    deactivated: 'Bu kuruluşa erişiminiz sona erdi.',
    away: 'Kuruluşunuzun kimlik sağlayıcısı yanıt vermiyor. Daha sonra yeniden deneyin.',
  },
  screen: {
    forgot_password: 'Parolanızı mı unuttunuz?',
    sign_in_with: '{{name}} ile oturum aç',
    use_password: 'Bunun yerine parola ile oturum aç',
    recovery_code: 'Kurtarma kodu',
    recovery_code_hint: 'Sağlayıcı yanıt vermediğinde yöneticiler için.',
    finishing: 'Oturumunuz açılıyor ..',
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
    mail_organizations: 'Kuruluşlarımı bana e-postayla gönder',
    organizations_mailed: 'Bu adresin bir hesabı varsa her kuruluşu için bir e-posta yola çıktı.',
    address_first: 'Önce e-posta adresinizi yazın.',
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
