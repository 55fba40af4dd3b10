import type { SecondFactorText } from './en.ts';

export const tr: SecondFactorText = {
  refusals: {
    code_wrong: 'Bu kod uymuyor ya da daha önce kullanılmış.',
    second_factor_on: 'İkinci doğrulama adımı zaten kurulu.',
    second_factor_off: 'Kurulu bir ikinci doğrulama adımı yok.',
  },
  set_up: {
    title: 'İkinci doğrulama adımını kurun',
    required: 'Kuruluşunuz oturum açarken ikinci bir doğrulama adımı istiyor.',
    why: 'Oturum açarken parolanızın yanında telefonunuzdaki bir uygulamanın kodu da istenir. Parolanızı öğrenen biri yalnızca onunla oturum açamaz.',
    begin: 'Kodu göster',
    text: 'Telefonunuzda bir kimlik doğrulama uygulaması açın ve bu kodu uygulamayla okutun.',
    picture: 'Kimlik doğrulama uygulamanız için kod',
    secret: 'Ya da bu anahtarı uygulamaya yazın',
    code: 'Uygulamadaki kod',
    code_help: 'Altı rakam. Her yarım dakikada bir değişir.',
    turn_on: 'Aç',
    codes_title: 'Kurtarma kodlarınızı saklayın',
    codes_text:
      'Uygulamayı kaybederseniz her biri onun yerine bir kez oturum açmanızı sağlar. Yalnızca şimdi gösterilirler: yazdırın ya da bir yere yazın.',
    copy: 'Kodları kopyala',
    copied: 'Kodlar kopyalandı.',
    done: 'Sakladım',
    later: 'Profile dön',
    sign_out: 'Oturumu kapat',
  },
};
