import type { VerbText } from './en.ts';

export const verb: VerbText = {
  name: {
    edit: 'Düzenle',
    assign: 'Ata',
    start: 'Başlat',
    resolve: 'Giderildi olarak işaretle',
    verify: 'Doğrula ve kapat',
    return: 'Geri gönder',
    dismiss: 'Düşür',
    reopen: 'Yeniden aç',
    plan: 'Plan aç',
    delete: 'Sil',
    restore: 'Geri getir',
  },
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu bulguyu değiştirdi. Yazdıklarınız duruyor; bulgunun şimdiki hâline uygulamak için yeniden kaydedin.',
    by: 'Siz açtıktan sonra {{name}} bu bulguyu değiştirdi. Yazdıklarınız duruyor; bulgunun şimdiki hâline uygulamak için yeniden kaydedin.',
    impossible:
      'Bu arada bulgu değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    impossible_by:
      'Bu arada {{name}} bulguyu değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
  },
  reason: 'Gerekçe',
  note: 'Not',
  edit: { title: '{{ref}} düzenle', verb: 'Değişiklikleri kaydet', done: 'Kaydedildi' },
  assign: {
    title: '{{ref}} atansın',
    text: 'Sahibi bitiş tarihine kadar giderir ve haberdar edilir.',
    verb: 'Ata',
    done: '{{ref}} atandı',
  },
  start: { title: '{{ref}} başlatılsın', verb: 'Başlat', done: '{{ref}} sürüyor' },
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
    title: '{{ref}} geri gönderilsin',
    text: 'Yapılan etkili değil: bulgu yeniden sürer ve sahibi notunuzu görür.',
    verb: 'Geri gönder',
    done: '{{ref}} geri gönderildi',
  },
  dismiss: {
    title: '{{ref}} düşürülsün',
    text: 'Giderilmeden burada biter. Okunabilir kalır.',
    verb: 'Düşür',
    done: '{{ref}} düşürüldü',
  },
  reopen: {
    title: '{{ref}} yeniden açılsın',
    text: 'Bulgu yeniden açılır ve yeniden atanır.',
    verb: 'Yeniden aç',
    done: '{{ref}} yeniden açık',
  },
  plan: { title: '{{ref}} için plan açılsın', verb: 'Plan aç', done: 'Plan açıldı' },
  delete: {
    title: '{{ref}} silinsin',
    text: '“{{title}}” listelerden kaybolur. Bir yönetici geri getirebilir.',
    verb: 'Sil',
    done: '{{ref}} silindi',
  },
  restore: { done: '{{ref}} geri getirildi' },
};
