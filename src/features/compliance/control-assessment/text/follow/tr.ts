import type { FollowText } from './en.ts';

export const follow: FollowText = {
  title: 'Diğer değerlendirmelerin önerdiği',
  lead: '{{code}} yanıtından öneri ({{relation}})',
  lead_more: '{{number}} kaynaktan en zayıf olanı geçerlidir.',
  following:
    'Bu yanıt kaynaklarını izler: onlar değişince değişir. Burada başka bir karar verilirse izleme sona erer.',
  overridden: 'Bu yanıta burada karar verildi. Kaynaklar değişse de olduğu gibi kalır.',
  waiting: 'Henüz hiçbir kaynak değerlendirilmedi. O zamana kadar öneri yoktur.',
  suggested: 'Öneri: {{result}}',
  suggested_percent: 'Öneri: {{result}}, {{percent}}',
  differs: 'Yanıt öneriden farklı.',
  same: 'Yanıt öneriyle aynı.',
  ended: 'O değerlendirme artık geçerli değil; son yanıtı duruyor.',
  hidden: 'Görmediğiniz bir değerlendirme',
  strength: 'Güç: 10 üzerinden {{strength}}',
  by: 'Eşleme: {{source}}',
  no_mapping: 'Artık eşlenmiyorlar.',
  offered: 'Kaynaklardan',
  offered_help: 'Kaynaklara bağlı olup burada bağlı olmayan kontroller ve kanıtlar.',
  link: '{{ref}} bağlansın',
  link_all: 'Tümünü bağla',
  linked: '{{ref}} bağlandı',
  all_linked: 'Tümü bağlandı',
  relation: {
    equal: 'eşit',
    superset: 'bunu kapsar',
    subset: 'bunun bir parçası',
    intersects: 'kesişir',
  },
  source: {
    product: 'Plumbline',
    nist: 'NIST',
    organisation: 'kuruluşun kendisi',
  },
};
