import type { WordsText } from './en.ts';

const result = {
  pass: 'Başarılı',
  pass_with_exceptions: 'İstisnalarla başarılı',
  fail: 'Başarısız',
  inconclusive: 'Sonuçsuz',
};

export const words: WordsText = {
  status: {
    planned: 'Planlandı',
    implemented: 'Uygulandı',
    degraded: 'Zayıfladı',
    retired: 'Kullanımdan kaldırıldı',
  },
  kind: {
    policy: 'Politika',
    process: 'Süreç',
    technical: 'Teknik',
    physical: 'Fiziksel',
    people: 'İnsan',
  },
  function: {
    govern: 'Yönet',
    identify: 'Tanımla',
    protect: 'Koru',
    detect: 'Tespit et',
    respond: 'Müdahale et',
    recover: 'Kurtar',
  },
  action: {
    preventive: 'Önleyici',
    detective: 'Tespit edici',
    corrective: 'Düzeltici',
    deterrent: 'Caydırıcı',
  },
  frequency: {
    continuous: 'Sürekli',
    daily: 'Günlük',
    weekly: 'Haftalık',
    monthly: 'Aylık',
    quarterly: 'Üç aylık',
    yearly: 'Yıllık',
    as_needed: 'Gerektiğinde',
  },
  method: {
    inquiry: 'Sorgulama',
    observation: 'Gözlem',
    inspection: 'İnceleme',
    reperformance: 'Yeniden uygulama',
    automated: 'Otomatik',
  },
  result,
  last_test_result: result,
  /** Beside a date, in a row. */
  with_exceptions: 'İstisnalı',
  test_status: {
    planned: 'Planlandı',
    running: 'Sürüyor',
    awaiting_review: 'İnceleme bekliyor',
    approved: 'Onaylandı',
    returned: 'Geri gönderildi',
  },
  acts_on: {
    likelihood: 'Olasılık',
    consequence: 'Etki',
    both: 'Olasılık ve etki',
  },
  flag: {
    test_overdue: 'Testi gecikmiş',
    never_tested: 'Hiç test edilmedi',
  },
  overdue: 'Gecikmiş',
  none: 'Yok',
};
