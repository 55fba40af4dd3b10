import type { ProofText } from './en.ts';

export const tr: ProofText = {
  refusals: { proof_password_wrong: 'Bu sizin parolanız değil.' },
  dialog: {
    title: 'Siz misiniz?',
    text: 'Bunun için siz olduğunuzu yeniden doğrulamanız gerekiyor. Doğrulama beş dakika geçerlidir; her onay bu süreyi, en çok yarım saate kadar, yeniler.',
    password: 'Parola',
    code: 'Kimlik doğrulama uygulamanızın kodu',
    use_code: 'Bunun yerine kod kullan',
    use_password: 'Bunun yerine parolayı kullan',
    no_password: 'Burada parolam yok',
    no_password_help:
      'O hâlde oturumu kapatıp her zamanki yolla yeniden açın: sonraki beş dakika boyunca bir şey sorulmaz.',
    go_on: 'Devam et',
  },
};
