import type { RegistrationText } from './en.ts';

export const tr: RegistrationText = {
  refusals: {
    registration_closed: 'Yeni kuruluşlar buradan kaydolamaz.',
    registration_mail_public:
      'Bu e-posta alanında herkesin adresi olabilir. Kuruluşunuzun bir adresini kullanın.',
  },
  input: {
    registration_name_short: 'En az 4 karakter olmalı',
    registration_email_invalid: 'Geçerli bir e-posta girin',
    registration_domains_differ: 'E-posta ve iş e-postasının @ sonrası aynı olmalı',
    organization_name_exists: 'Bu kuruluş adı zaten var',
  },
  closed: {
    title: 'Uygulama henüz hazır değil',
    text: 'Yeni kuruluşlar henüz buradan kaydolamıyor. Mesajla abone olmak için ana sayfaya gidin.',
    to_home: 'Ana sayfaya git',
  },
  screen: {
    title: 'Kaydol',
    heading: 'Kuruluşunuzu kaydedin',
    first_name: 'Ad',
    last_name: 'Soyad',
    email: 'E-posta',
    organization_name: 'Kuruluşun adı',
    business_email: 'İş e-postası',
    business_email_help: 'Kendi adresinizle aynı e-posta alanında.',
    license: 'Lisans',
    flat: 'Düz',
    flat_help: 'Herkes için tek kayıt; departman yok.',
    corporate: 'Kurumsal',
    corporate_help: 'Kendi kişileri ve riskleri olan departmanlarla.',
    submit: 'Kaydol',
    sending: 'Kaydediliyor',
    have_account: 'Zaten kayıtlı mısınız?',
    login: 'Oturum aç',
    welcome_title: 'Hoş geldiniz {{name}}',
    welcome_text: 'Size bir e-posta gönderdik. Oturum açmak için e-postadaki bilgileri kullanın.',
    failed_title: 'Kaydedilmedi',
    ok: 'Tamam',
  },
  captcha: {
    waiting:
      'Gönderilmeden önce tarayıcınız bir saniyelik hesap yapar. Makineleri uzak tutar; başka kimseye sorulmaz.',
    working: 'Tarayıcınız makineleri uzak tutan hesabı yapıyor.',
    done: 'Hesap bitti. Form gönderilebilir.',
    failed: 'Hesap yapılamadı.',
  },
};
