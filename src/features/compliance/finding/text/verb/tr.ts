import type { VerbText } from './en.ts';

export const verb: VerbText = {
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu bulguyu değiştirdi. Yazdıklarınız duruyor; bulgunun şimdiki hâline uygulamak için yeniden kaydedin.',
    by: 'Siz açtıktan sonra {{name}} bu bulguyu değiştirdi. Yazdıklarınız duruyor; bulgunun şimdiki hâline uygulamak için yeniden kaydedin.',
    impossible:
      'Bu arada bulgu değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    impossible_by:
      'Bu arada {{name}} bulguyu değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
  },
  assign: {
    title: '{{ref}} atansın',
    text: 'Sahibi bitiş tarihine kadar giderir ve haberdar edilir.',
    done: '{{ref}} atandı',
  },
  resolve: {
    title: '{{ref}} giderildi olarak işaretlensin',
    text: 'İşe yaradığını başka biri doğrular.',
    proven: 'Bağlı kanıt var.',
    unproven: 'Henüz bağlı kanıt yok: sayfada bağlayın ya da neden olmadığını yazın.',
    verb: 'Giderildi olarak işaretle',
    done: '{{ref}} giderildi',
  },
  verify: {
    title: '{{ref}} doğrulanıp kapatılsın',
    text: 'Yapılanın etkili olduğunu onaylarsınız.',
    verb: 'Doğrula ve kapat',
    done: '{{ref}} doğrulandı ve kapatıldı',
  },
  return: {
    text: 'Yapılan etkili değil: bulgu yeniden sürer ve sahibi notunuzu görür.',
    done: '{{ref}} geri gönderildi',
  },
  dismiss: {
    title: '{{ref}} düşürülsün',
    text: 'Giderilmeden burada biter. Okunabilir kalır.',
    verb: 'Düşür',
    done: '{{ref}} düşürüldü',
  },
  reopen: {
    text: 'Bulgu yeniden açılır ve yeniden atanır.',
    done: '{{ref}} yeniden açık',
  },
  plan: { title: '{{ref}} için plan açılsın', verb: 'Plan aç', done: 'Plan açıldı' },
  delete: {
    text: '“{{title}}” listelerden kaybolur. Bir yönetici geri getirebilir.',
    done: '{{ref}} silindi',
  },
  restore: { done: '{{ref}} geri getirildi' },
};
