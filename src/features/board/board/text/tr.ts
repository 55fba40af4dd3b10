import type { BoardText } from './en.ts';

export const tr: BoardText = {
  holdings: { board_admin: 'Tek başına yönettiği panolar', boards: 'Panolar' },
  refusals: {
    private_only: 'Rolünüzle yalnızca özel pano oluşturabilirsiniz.',
    board_department_missing: 'Pano bir birim içinse birimi seçin; değilse seçmeyin.',
    board_admin_missing: 'Panoyla ilgilenen biri olmalı: bir pano yöneticisi belirleyin.',
    lists_full: 'Bu panoda bir panonun alabileceği kadar liste var.',
    labels_full: 'Bu panoda bir panonun alabileceği kadar etiket var.',
    neighbour_unknown: 'Yanına konacağı öge artık orada değil.',
  },
  field: {
    uri: 'Adresteki ad',
    visibility: 'Kimler görür',
    admins: 'Pano yöneticileri',
    members: 'Üyeler',
    viewers: 'İzleyenler',
    colour: 'Renk',
    card_covers: 'Kart kapaklarını göster',
    wip_per_person: 'Bir listede kişi başına kart',
    wip_blocks: 'Dolu liste yeni kart almaz',
    list: 'Liste',
    wip_limit: 'En çok kart (WIP sınırı)',
    task_status: 'Görevlerinin durumu',
    label: 'Etiket',
    source: 'Bağlı olduğu kaynak',
  },
  words: {
    status: { active: 'Etkin', archived: 'Arşivlendi' },
    visibility: {
      private: 'Yalnızca panodaki kişiler',
      department: 'Bir birim',
      organisation: 'Tüm kuruluş',
    },
    role: { admin: 'Pano yöneticisi', member: 'Üye', viewer: 'İzleyen' },
    colour: {
      grey: 'Gri',
      red: 'Kırmızı',
      orange: 'Turuncu',
      yellow: 'Sarı',
      green: 'Yeşil',
      teal: 'Camgöbeği',
      blue: 'Mavi',
      purple: 'Mor',
    },
    task_status: {
      todo: 'Yapılacak',
      in_progress: 'Sürüyor',
      blocked: 'Engellendi',
      in_review: 'Gözden geçiriliyor',
      done: 'Bitti',
      cancelled: 'İptal edildi',
    },
  },
  verb: {
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu panoyu değiştirdi. Yazdıklarınız duruyor; panonun şimdiki hâline uygulamak için yeniden kaydedin.',
      by: 'Siz açtıktan sonra {{name}} bu panoyu değiştirdi. Yazdıklarınız duruyor; panonun şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada pano değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} panoyu değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    },
    archive: {
      text: 'Okunabilir; yeniden açılana kadar üzerinde hiçbir şey değişmez.',
      done: '{{ref}} arşivlendi',
    },
    reopen: { done: '{{ref}} yeniden açık' },
    delete: {
      text: 'Pano, kartlarıyla birlikte kalkar. Pano yöneticileri geri getirebilir.',
      done: '{{ref}} silindi',
    },
    restore: { done: '{{ref}} geri getirildi' },
  },
  story: {
    action: {
      added: 'Oluşturuldu',
      copied: 'Kopyalandı',
      subscribed: 'Panodaki gelişmeler bildiriliyor',
      unsubscribed: 'Panodaki gelişmeler artık bildirilmiyor',
      list_added: 'Liste eklendi',
      list_changed: 'Liste değiştirildi',
      list_moved: 'Liste taşındı',
      list_removed: 'Liste kaldırıldı',
      list_restored: 'Liste geri getirildi',
      label_added: 'Etiket eklendi',
      label_changed: 'Etiket değiştirildi',
      label_removed: 'Etiket kaldırıldı',
      source_added: 'Kaynağa bağlandı',
      source_removed: 'Kaynak bağlantısı kaldırıldı',
    },
  },
};
