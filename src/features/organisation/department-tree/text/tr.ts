import type { DepartmentTreeText } from './en.ts';

export const tr: DepartmentTreeText = {
  page: {
    title: 'Birimler',
    about:
      'Taşımak için birimi sürükleyin ya da seçip Alt ile bir ok tuşuna basın. İçindekiler onunla kalır.',
    add: 'Birim ekle',
    empty: 'Henüz birim yok. İlkini ekleyin.',
    flat: 'Bu kuruluşta birim yok.',
    show_archived: 'Arşivlenenleri göster',
    archived: 'Arşivlendi',
    members_one: '1 üye',
    members_other: '{{number}} üye',
    removed: '{{name}} silindi.',
  },
  moved: { top: '{{name}} artık en üst düzeyde.', below: '{{name}} artık {{above}} altında.' },
  act: {
    add_below: 'Altına birim ekle',
    too_deep: 'Birimler en çok altı düzeylidir.',
    members: 'Üyeler',
    archive: 'Arşivle',
    unarchive: 'Arşivden geri al',
  },
  dialog: {
    edit: '{{name}} birimini düzenle',
    add_below: '{{name}} altına birim ekle',
    saved: 'Birim kaydedildi.',
  },
  archive: {
    title: '{{name}} birimini arşivle',
    about:
      'Arşivlenen birime yeni kayıt girmez. Kapalı olanlar onda kalır; açık olanlar başka bir birime geçer.',
    content: '{{name}}: {{number}}',
    move_to: 'Açık olanları devralan birim',
    choose: 'Bir birim seçin',
    done: '{{name}} arşivlendi.',
    back: '{{name}} arşivden geri alındı.',
  },
  members: {
    title: '{{name}} üyeleri',
    add: 'Üye ekle',
    none: 'Bu birimde henüz kimse yok.',
    left: 'devre dışı',
    access: { lead: 'Sorumlu', editor: 'Düzenleyen', viewer: 'Görüntüleyen' },
    access_of: '{{name}} için yetki',
    below: 'Alt birimlerde de',
    remove: '{{name}} adlı kişiyi çıkar',
  },
};
