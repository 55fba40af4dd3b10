import type { TaskText } from '../en.ts';

export const verb: TaskText['verb'] = {
  name: {
    progress: 'Saat gir',
    block: 'Engellendi olarak işaretle',
    unblock: 'Engeli kaldır',
    submit: 'Gözden geçirmeye gönder',
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
  progress: { title: '{{ref}} için harcanan saat', verb: 'Kaydet', done: 'Kaydedildi' },
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
    text: 'Yapıldığını onaylıyorsunuz.',
    done: '{{ref}} bitti',
  },
  return: {
    text: 'Yeniden sürmeye başlar. Yapanlar neyin eksik olduğunu görür.',
    done: '{{ref}} geri gönderildi',
  },
  cancel: {
    text: 'Kimse yapmayacak. Yinelenen görev de bununla sona erer.',
    verb: 'Görevi iptal et',
    done: '{{ref}} iptal edildi',
  },
  reopen: {
    text: 'Yeniden yapılacak.',
    done: '{{ref}} yeniden açıldı',
  },
  delete: {
    text: 'Görev listelerden kaybolur. Bir yönetici geri getirebilir.',
    done: '{{ref}} silindi',
  },
  restore: { done: '{{ref}} geri getirildi' },
};
