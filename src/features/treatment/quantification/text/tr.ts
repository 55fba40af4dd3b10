import type { QuantificationText } from './en.ts';

export const tr: QuantificationText = {
  refusals: {
    quantification_off: 'Bu kuruluşta nicel değerlendirme kapalı.',
    losses_backwards: 'Yüksek kayıp, düşük kayıptan büyük olmalıdır.',
    loss_range_too_wide:
      'Yüksek kayıp, düşük kaybın 10.000 katından fazla: böyle bir aralık bir şey söylemez.',
    portfolio_too_large:
      'Bu kapsamda nicel değerlendirmesi yapılmış {{limit}} riskten fazlası var. Daha az risk içeren bir birim seçin.',
    simulation_too_long:
      'Benzetim çok uzun sürdü. Nicel değerlendirmesi yapılmış daha az risk içeren bir birim seçin.',
  },
  input: {
    percent_expected: '0,01 ile 100 arasında bir yüzde',
    loss_expected: '0’dan büyük bir tutar',
  },
  section: {
    about:
      'Riskin, kontrolleri bugünkü gibi çalışırken bir yılda neye mal olabileceği: kişilerce tahmin edilir, ardından {{years}} yıllık benzetimi yapılır.',
    none: 'Bu riskin nicel değerlendirmesi henüz yok: yıllık olasılığını ve kaybını kimse tahmin etmedi.',
    quantify: 'Nicel değerlendir',
    remove_title: '{{ref}} riskinin nicel değerlendirmesi kaldırılsın mı?',
    remove_text: 'Tahmin ve sonucu kaldırılır; riskin geçmişi tahmini saklar.',
    removed: '{{ref}} riskinin nicel değerlendirmesi kaldırıldı.',
    saved: '{{ref}} riskinin nicel değerlendirmesi yapıldı.',
    to_portfolio: 'Nicel değerlendirilen tüm riskler birlikte',
  },
  form: {
    title: '{{ref}} riskini nicel değerlendirin',
    save: 'Benzetimi yap ve kaydet',
    probability: 'Yıllık olasılık (%)',
    probability_help: 'Olayın bir yıl içinde gerçekleşme olasılığı. 5, ortalama 20 yılda bir demektir.',
    loss_low: 'Düşük kayıp ({{currency}})',
    loss_low_help: 'Gerçekleşirse, 100 durumun yalnızca 5’inde bundan azına mal olur.',
    loss_high: 'Yüksek kayıp ({{currency}})',
    loss_high_help: 'Gerçekleşirse, 100 durumun yalnızca 5’inde bundan fazlasına mal olur.',
    rationale: 'Gerekçe',
    rationale_help: 'Tahminin dayanağı: kendi olaylarınız, teklifler, sektör verileri.',
  },
  fact: {
    probability: 'Yıllık olasılık',
    loss: 'Gerçekleşirse kayıp (%90 aralığı)',
    rationale: 'Gerekçe',
    updated: 'Tahmin eden',
  },
  range: {
    between: '100 yılın 90’ında kayıp {{low}} ile {{high}} arasındadır.',
    at_most: '100 yılın 95’inde kayıp en çok {{high}} olur.',
    nothing: '100 yılın 95’inde kayıp yoktur.',
    more: '{{percent}} olasılıkla bir yılda {{loss}} tutarından fazla.',
    never: 'Benzetimi yapılan {{years}} yılın hiçbirinde gerçekleşmedi: kayıp gösteremeyecek kadar nadir.',
    mean: 'Yıllık ortalama {{mean}}; benzetime göre {{low}} ile {{high}} arasında.',
  },
  figure: {
    title: 'Yıllık kayıp',
    mean: 'Ortalama',
    p50: 'Medyan (P50)',
    p90: '90. yüzdelik (P90)',
    p95: '95. yüzdelik (P95)',
    p99: '99. yüzdelik (P99)',
    none: 'Kayıp yok',
  },
  curve: {
    title: 'Aşılma eğrisi',
    label: 'Bir yılın belirli bir kayıptan fazlasına mal olma olasılığı',
    says: 'Bir yılda {{loss}} tutarından fazla olma olasılığı {{percent}}',
    loss: 'Bir yıldaki kayıp (logaritmik ölçek)',
    probability: 'Aşılma olasılığı',
    loss_column: 'Bir yıldaki kayıp',
  },
  screen: {
    title: 'Risklerin nicel değerlendirmesi',
    off: 'Risklerin nicel değerlendirmesi kapalı. Bir yönetici bunu olasılık ve etki ayarlarında açar.',
    to_settings: 'Ayarları aç',
    empty:
      'Burada nicel değerlendirmesi yapılmış açık risk henüz yok. Riskler kendi sayfalarında değerlendirilir.',
    to_register: 'Risk kaydını aç',
    risks: 'Ortalama kayba göre riskler',
    risks_about_one: '{{count}} risk; diğerlerinden bağımsız çekilir ve yıl yıl toplanır.',
    risks_about_other: '{{count}} risk; her biri diğerlerinden bağımsız çekilir ve yıl yıl toplanır.',
    share: 'Ortalamanın {{percent}} kadarı',
    inputs: 'Yılda {{percent}}, {{low}} – {{high}}',
    more: '{{number}} riskin tümünü göster',
    left_out: 'Dâhil edilmeyenler',
    left_out_none: 'Buradaki her açık riskin nicel değerlendirmesi var.',
    left_out_more: 've {{number}} tane daha',
    reason: {
      not_quantified: 'Açık, nicel değerlendirmesi yok',
      untriaged: 'Ön inceleme bekliyor',
      avoided: 'Nicel değerlendirmesi var, ancak riskten kaçınıldı',
      closed: 'Nicel değerlendirmesi var, ancak kapalı',
    },
    explanation: {
      rows: 'Riskleri göster',
      input: {
        probability: 'Yıllık olasılık',
        loss_low: 'Düşük kayıp',
        loss_high: 'Yüksek kayıp',
        years: 'Benzetimi yapılan yıl',
        seed: 'Tohum',
      },
    },
  },
  setting: {
    label: 'Riskleri nicel olarak değerlendir',
    help: 'Bir riski derecelendirebilenler, yıllık olasılığını ve para olarak kaybını da tahmin eder; ürün, her risk için ve tümü birlikte bir yılın neye mal olabileceğinin benzetimini yapar.',
    off_help: 'Kapalıyken bununla ilgili hiçbir şey gösterilmez; tahminler saklı kalır.',
    switched_on: 'Risklerin nicel değerlendirmesi açık.',
    switched_off: 'Risklerin nicel değerlendirmesi kapalı.',
  },
};
