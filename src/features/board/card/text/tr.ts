import type { CardText } from './en.ts';

export const tr: CardText = {
  holdings: { card_member: 'Üzerinde çalıştığı kartlar' },
  refusals: {
    board_archived: 'Bu pano arşivlendi. Önce panoyu yeniden açın.',
    card_is_task: 'Bu kart bir görev: değişikliği görevde yapın.',
    list_full: 'Bu liste dolu.',
    person_full: '{{name}}, bu listede bir kişinin sahip olabileceği kadar karta sahip.',
    list_unknown: 'Bu liste artık panoda değil.',
    label_unknown: 'Bu etiketlerden biri bu panoda yok.',
    no_way_there: 'Görev, bulunduğu durumdan bu listenin durumuna geçemez.',
    words_missing: 'Önce nedenini yazın.',
    task_on_board: 'Bu görevin bu panoda zaten bir kartı var.',
    task_unknown: 'Böyle bir görev yok.',
    cover_file_unknown: 'Bu dosya kartta değil ya da henüz denetlenmedi.',
    cover_unreadable: 'Bu dosyadan kapak yapılamaz: bir resim (PNG, JPEG ya da WebP) kullanın.',
  },
  field: {
    members: 'Üyeler',
    due_on: 'Son tarih',
    labels: 'Etiketler',
    checklists: 'Yapılacaklar listeleri',
    list: 'Liste',
    file: 'Dosya',
  },
  words: {
    status: { active: 'Panoda', archived: 'Arşivlendi' },
    flag: { due_soon: 'Süresi yaklaşıyor' },
  },
  verb: {
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu kartı değiştirdi. Yazdıklarınız duruyor; kartın şimdiki hâline uygulamak için yeniden kaydedin.',
      by: 'Siz açtıktan sonra {{name}} bu kartı değiştirdi. Yazdıklarınız duruyor; kartın şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada kart değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} kartı değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    },
    move: {
      title: '{{ref}} taşınsın',
      text: 'Listeyi ve listedeki yerini seçin.',
      verb: 'Taşı',
      done: '{{ref}} taşındı',
    },
    become: {
      title: '{{ref}} göreve dönüştürülsün',
      text: 'Başlık, metin, kişiler, son tarih ve yapılacaklar göreve geçer.',
      verb: 'Göreve dönüştür',
      done: '{{ref}} artık bir görev',
    },
    archive: { text: 'Panodan kalkar, arşivde durur.', done: '{{ref}} arşivlendi' },
    reopen: {
      text: 'Listesinin sonuna geri konur.',
      verb: 'Panoya geri koy',
      done: '{{ref}} yeniden panoda',
    },
    delete: { text: 'Kart panodan kalkar.', done: '{{ref}} silindi' },
    restore: { done: '{{ref}} geri getirildi' },
  },
  story: {
    action: {
      added: 'Eklendi',
      moved: 'Taşındı',
      became: 'Göreve dönüştürüldü',
      reopened: 'Panoya geri kondu',
      cover_set: 'Kapak belirlendi',
      cover_removed: 'Kapak kaldırıldı',
      file_added: 'Dosya eklendi',
      file_removed: 'Dosya kaldırıldı',
    },
  },
};
