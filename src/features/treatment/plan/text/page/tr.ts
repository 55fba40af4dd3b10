import type { PlanText } from '../en.ts';

export const page: PlanText['page'] = {
  name: 'İyileştirme planı',
  unknown: 'Bu plan artık yok veya size açık değil.',
  pick: { title: 'Hangi plan?', text: 'Listeden bir plan seçin.', open: 'Listeyi aç' },
  fact: { effort_days: 'Efor' },
  times: '{{count}} kez',
  no_objective: 'Henüz amaç yazılmadı.',
  expected: {
    title: 'Beklenen etki',
    none: 'Kontrol üzerindeki etki belirtilmedi.',
    design: 'Tasarım gücü',
    gaps: 'Kapattığı farklar',
    gap: '{{question}}: seviye {{level}}',
  },
  progress: {
    title: 'İlerleme',
    by_tasks: 'Görevlerinin ağırlığına göre: {{total}} görevden {{open}} açık.',
    typed: 'Görev yoksa ne kadar ilerlediğini sahibi yazar.',
    proofs: 'Başladığından beri kanıt ve test: {{number}}',
    left: 'Açık görev: {{number}}. Plan, bunlar bitince veya iptal edilince tamamlanabilir.',
    unproved:
      'Kabul edilmiş bir kanıt veya kontrolün geçtiği bir test işe yaradığını gösterince doğrulanabilir.',
  },
  money: { title: 'Bütçe', of: '{{budget}} bütçeden {{spent}} harcandı', over: 'Bütçe {{amount}} aşıldı' },
  risks: { title: 'Azalttığı riskler', none: 'Bağlı risk yok.' },
  reason: {
    returned: 'Geri gönderildi',
    rejected: 'Reddedildi',
    on_hold: 'Beklemede',
    cancelled: 'İptal edildi',
  },
  said: '{{name}}, {{day}}',
  request: {
    title: 'Yeni bitiş tarihi istendi',
    text: '{{name}}, {{from}} yerine {{to}} tarihini istiyor.',
  },
  way: {
    title: 'Kararlar',
    submitted: 'Sunuldu',
    approved: 'Onaylandı',
    started: 'Başladı',
    completed: 'Tamamlandı',
    validated: 'Doğrulandı',
  },
  section: {
    title: 'İyileştirme planları',
    none: 'Plan yok.',
    new: 'Yeni plan',
    all: 'Bu riskin tüm planları',
  },
};
