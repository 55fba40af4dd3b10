import type { TaskText } from '../en.ts';

export const verb: TaskText['verb'] = {
  name: {
    edit: 'Düzenle',
    progress: 'Saat gir',
    start: 'Başlat',
    block: 'Engellendi olarak işaretle',
    unblock: 'Engeli kaldır',
    submit: 'Gözden geçirmeye gönder',
    finish: 'Bitir',
    approve: 'Onayla',
    return: 'Geri gönder',
    cancel: 'Görevi iptal et',
    reopen: 'Yeniden aç',
    delete: 'Sil',
    restore: 'Geri getir',
  },
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu görevi değiştirdi. Yazdıklarınız duruyor; görevin şimdiki hâline uygulamak için yeniden kaydedin.',
    by: 'Siz açtıktan sonra {{name}} bu görevi değiştirdi. Yazdıklarınız duruyor; görevin şimdiki hâline uygulamak için yeniden kaydedin.',
    impossible:
      'Bu arada görev değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    impossible_by:
      'Bu arada {{name}} görevi değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
  },
  reason: 'Gerekçe',
  note: 'Not',
  edit: { title: '{{ref}} düzenle', verb: 'Değişiklikleri kaydet', done: 'Kaydedildi' },
  progress: { title: '{{ref}} için harcanan saat', verb: 'Kaydet', done: 'Kaydedildi' },
  start: { done: '{{ref}} sürüyor' },
  block: {
    title: '{{ref}} engellendi',
    text: 'Önünde ne olduğunu yazın.',
    verb: 'Engellendi olarak işaretle',
    done: '{{ref}} engellendi',
  },
  unblock: { done: '{{ref}} yeniden sürüyor' },
  submit: {
    title: '{{ref}} gözden geçirmeye gönderilsin',
    text: 'Gözden geçiren onaylar ya da geri gönderir.',
    verb: 'Gönder',
    done: '{{ref}} gönderildi',
  },
  finish: { title: '{{ref}} bitirilsin', text: 'Görev yapıldı.', verb: 'Bitir', done: '{{ref}} bitti' },
  approve: {
    title: '{{ref}} onaylansın',
    text: 'Yapıldığını onaylıyorsunuz.',
    verb: 'Onayla',
    done: '{{ref}} bitti',
  },
  return: {
    title: '{{ref}} geri gönderilsin',
    text: 'Yeniden sürmeye başlar. Yapanlar neyin eksik olduğunu görür.',
    verb: 'Geri gönder',
    done: '{{ref}} geri gönderildi',
  },
  cancel: {
    title: '{{ref}} iptal edilsin',
    text: 'Kimse yapmayacak. Yinelenen görev de bununla sona erer.',
    verb: 'Görevi iptal et',
    done: '{{ref}} iptal edildi',
  },
  reopen: {
    title: '{{ref}} yeniden açılsın',
    text: 'Yeniden yapılacak.',
    verb: 'Yeniden aç',
    done: '{{ref}} yeniden açıldı',
  },
  delete: {
    title: '{{ref}} silinsin',
    text: 'Görev listelerden kaybolur. Bir yönetici geri getirebilir.',
    verb: 'Sil',
    done: '{{ref}} silindi',
  },
  restore: { done: '{{ref}} geri getirildi' },
};
