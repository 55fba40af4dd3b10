import type { AppetiteText } from './en.ts';

export const tr: AppetiteText = {
  refusals: {
    appetite_scope_mismatch:
      'Geçerli olduğu birimi ya da kategoriyi belirtin; kuruluşun tamamı için ikisi de belirtilmez.',
    appetite_unclear: 'Ya iştah içindeki en yüksek seviyeyi ya da hücreleri belirtin.',
    appetite_level_unknown: 'Kullanılan matriste böyle bir seviye ya da hücre yok.',
    validity_backwards: 'Başlamadan bitiyor.',
  },
  about:
    'Kuruluşun ne kadar riski üstlenmeye hazır olduğu. Bir risk için kategorisinin iştahı biriminkinden, biriminki de kuruluşunkinden önce gelir. Bunun üzerindekiler işaretlenir.',
  none: 'Henüz risk iştahı belirlenmedi.',
  add: 'Risk iştahı belirle',
  change_title: 'Risk iştahını düzenle',
  saved: 'Risk iştahı kaydedildi; seviyeler bir dakika içinde onunla karşılaştırılır.',
  removed: 'Risk iştahı kaldırıldı.',
  up_to: 'Üstlenilen en yüksek seviye:',
  nothing_retained: 'Hiçbir risk üstlenilmez',
  in_cells: 'Üstlenilen hücreler (olasılık × etki): {{cells}}',
  approved_by: 'Onaylayan',
  valid_from: 'başlangıç',
  valid_to: 'bitiş',
  not_now: 'Bugün geçerli değil',
  scope: {
    organisation: 'Tüm kuruluş',
    department: 'Birim',
    category: 'Kategori',
  },
  kind: {
    level: 'En yüksek seviye',
    cells: 'Matris hücreleri',
  },
  form: {
    scope: 'Kapsam',
    kind: 'Belirtilme biçimi',
    cells: 'İştah içindeki hücreler',
    cells_help_one: '{{count}} hücre risk iştahının içinde; ötekiler üstünde.',
    cells_help_other: '{{count}} hücre risk iştahının içinde; ötekiler üstünde.',
    max_level: 'İştah içindeki en yüksek seviye',
    max_level_help: 'Bu seviyenin üzerindeki riskler, risk iştahının üzerindedir.',
    statement: 'Beyan',
    statement_help: 'Kuruluşun bu konudaki sözleri.',
    valid_from: 'Başlangıç',
    valid_to: 'Bitiş',
  },
  holdings: {
    appetites: 'Risk iştahları',
    appetite_approver: 'Onaylanan risk iştahları',
  },
};
