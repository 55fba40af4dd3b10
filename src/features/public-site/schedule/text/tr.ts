import type { ScheduleText } from './en.ts';

export const tr: ScheduleText = {
  title: 'Hizmet koşulları',
  description:
    'Plumbline için barındırma seçenekleri, lisans türleri, oturum açma, şifreleme, yedekler ve destek süreleri.',
  lead: 'Hizmetin nasıl yürütüldüğü, ne kadar sürede yanıt ve çözüm aldığınız.',
  print: 'Bu sayfayı yazdır',
  hosting: {
    title: 'Barındırma seçenekleri',
    shared: {
      title: 'Paylaşılan hizmet',
      text: 'Kurumunuz, bizim işlettiğimiz sunucularda başka kurumlarla birlikte yer alır. Onları veritabanı ayırır.',
    },
    dedicated_shared: {
      title: 'Paylaşılan sunucularda size ayrılmış kurulum',
      text: 'Kendi kurulumunuz ve veritabanınız; sunucularda başka kurulumlar da vardır.',
    },
    dedicated: {
      title: 'Size ayrılmış sunucularda size ayrılmış kurulum',
      text: 'Kendi kurulumunuz ve veritabanınız; sunucularda başka hiçbir şey yoktur.',
    },
  },
  licence: {
    title: 'Lisans türleri',
    site: { title: 'Yerleşke başına', text: 'Ürünün kullanıldığı her yerleşke için bir lisans.' },
    enterprise: { title: 'Kuruluş', text: 'Sınırsız sayıda yerleşke için tek lisans.' },
  },
  security: {
    title: 'Oturum açma, şifreleme ve yedekler',
    sign_in: {
      title: 'Kimlik doğrulama',
      text: 'Kendi dizininiz üzerinden ya da kimlik sağlayıcınızın SAML belirteciyle.',
    },
    encryption: {
      title: 'Şifreli iletişim',
      text: 'Tarayıcı ile hizmet arasında geçen her şey şifrelidir (TLS).',
    },
    backups: { title: 'Yedekler', text: 'Hizmetin verileri düzenli olarak yedeklenir.' },
  },
  support: {
    title: 'Destek süreleri',
    text: 'Süreler bildiriminizle başlar.',
    priority: 'Öncelik düzeyi',
    meaning: 'Açıklama',
    response: 'Yanıt süresi',
    resolution: 'Çözüm süresi',
    complete: {
      title: 'Hizmetin tamamen kaybı',
      text: 'Kimse ürünle çalışamıyor.',
      response: '4 iş saati',
      resolution: '1 gün',
    },
    severe: {
      title: 'Ağır kayıp',
      text: 'Önemli bir işlev kullanılamıyor ve başka yolu yok.',
      response: '6 saat',
      resolution: '2 gün',
    },
    minor: {
      title: 'Hafif kayıp',
      text: 'Bir işlev kısıtlı ya da sorunun başka bir yolu var.',
      response: '8 saat',
      resolution: '5 gün',
    },
    none: {
      title: 'Kayıp yok',
      text: 'Bir şey elverişsiz ya da yanlış görünüyor; kimsenin işi durmuyor.',
      response: '16 saat',
      resolution: 'Sonraki bir sürüm',
    },
    outside: {
      title: 'SLA dışında',
      text: 'Bir soru ya da yeni bir istek.',
      response: '24 saat',
      resolution: 'Sonraki bir sürüm',
    },
  },
};
