import type { ComparisonText } from './en.ts';

export const tr: ComparisonText = {
  refusals: { standards_differ: 'Bu iki değerlendirme farklı standartlara göre yapılmış.' },
  title: 'Karşılaştırma',
  back: '{{ref}} değerlendirmesine dön',
  with: 'Karşılaştırılan',
  choose: 'Bir değerlendirme seçin',
  choose_help: 'Neyle karşılaştırılacağını seçin: aynı standarda göre yapılmış başka bir değerlendirme.',
  none_other: 'Bu standarda göre yapılmış, tümünü gördüğünüz başka bir değerlendirme yok.',
  whole: 'Tümü',
  sections: 'Bölümlere göre uyum',
  before: 'Önce',
  now: 'Şimdi',
  change: 'Değişim',
  points: '{{change}} puan',
  says: '{{name}}: uyum {{now}}, önce {{before}}',
  now_before: '{{now}}, önce {{before}}',
  not_asked: 'Sorulmadı',
  controls: 'Farklı olan kontroller',
  same: 'Her kontrolün sonucu ikisinde de aynı.',
  count: { risen: 'İyileşen', fallen: 'Gerileyen', same: 'Değişmeyen', incomparable: 'Karşılaştırılamayan' },
  count_help:
    'Karşılaştırılamayan: ikisinden birinde değerlendirilmemiş, uygulanabilir değil ya da sorulmamış.',
};
