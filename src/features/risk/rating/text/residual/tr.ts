import type { ResidualText } from './en.ts';

export const residual: ResidualText = {
  why: 'Neden {{level}}?',
  basis: { computed: 'Kontrollerden hesaplandı', override: 'Gerekçeyle değiştirildi' },
  says: 'Yalnız kontrollere göre',
  none: 'Bağlı kontrol yok: doğal derece geçerlidir.',
  acts_on: {
    likelihood: 'olasılığı azaltır',
    consequence: 'etkiyi azaltır',
    both: 'olasılığı ve etkiyi azaltır',
  },
  design: 'tasarım {{share}}',
  status: {
    planned: 'planlandı {{share}}',
    in_progress: 'sürüyor {{share}}',
    implemented: 'uygulandı {{share}}',
    degraded: 'zayıfladı {{share}}',
    retired: 'kaldırıldı {{share}}',
  },
  result: {
    pass: 'başarılı {{share}}',
    pass_with_exceptions: 'istisnalarla başarılı {{share}}',
    fail: 'başarısız {{share}}',
    inconclusive: 'sonuçsuz {{share}}',
    never: 'hiç test edilmedi {{share}}',
  },
  fresh: 'güncel {{share}}',
  stale: {
    test: 'testi gecikti {{share}}',
    evidence: 'kanıtın süresi doldu {{share}}',
    both: 'testi gecikti, kanıtın süresi doldu {{share}}',
  },
  effect: '{{factors}} = katkı {{share}}',
  reduction:
    'Birlikte, en düşük basamağa olan yolun olasılıkta {{likelihood}}, etkide {{consequence}} kadarını azaltırlar.',
  as_of: '{{day}} itibarıyla',
  reopens:
    'Risk, yalnızca tarihi geçen testler veya kanıtlar nedeniyle iştahın üzerinde. Yeni bir test olmazsa {{day}} tarihinde oluşturuldu durumuna döner.',
  override: 'Değiştir',
  override_help:
    'Kontrollerin belirlemesi için boş bırakın. Değişiklik, {{day}} tarihindeki gözden geçirmede düşer.',
  override_help_undated:
    'Kontrollerin belirlemesi için boş bırakın. Değişiklik, sonraki gözden geçirmede düşer.',
};
