import type { ExplanationText } from './en.ts';

export const explanation: ExplanationText = {
  chart: {
    coverage: 'Yanıtlanma oranı',
    compliance: 'Uyum',
    of_assessed: 'Değerlendirilenlerde uyum',
    proven: 'Kanıtlanan',
  },
  whole: 'Bütün kuruluş',
  formula: {
    coverage: 'Uygulanabilir kontrollerden değerlendirilmiş olanlar.',
    compliance:
      'Uygulanabilir bütün kontrollerin ağırlıklı değerleri, ağırlıklarına bölünür: uygun 1, kısmen uygun kendi yüzdesi (yoksa yarım), uygun değil 0 sayılır. Değerlendirilmeyen 0 sayılır.',
    of_assessed:
      'Değerlendirilmiş kontrollerin ağırlıklı değerleri, ağırlıklarına bölünür. Değerlendirilmeyenler hakkında bir şey söylemez.',
    proven:
      'Uyum gibi; ancak bir kontrol, değerlendirmesinin dönemini kapsayan, kabul edilmiş ve süresi dolmamış bir kanıtı varsa sayılır. Kanıtlarının tümü bir güncellik kuralına göre eskimiş ve ek süre bitmişse kontrol, kuralın dediği gibi tam, yarım veya sıfır sayılır.',
    results: 'Her sonuçtan kaç kontrol olduğu. Alt kontrolleri olan kontrol, onlarla sayılır.',
    by_section: 'Standardın her bölümündeki kontrollerde uyum ve bunun kanıtlanan kısmı.',
    by_standard: 'Her standarda göre sayılan bütün değerlendirmelerde uyum ve bunun kanıtlanan kısmı.',
    by_department:
      'Her birimin sayılan değerlendirmelerinde uyum ve bunun kanıtlanan kısmı. Alt birimler buna dahil değildir.',
    trend:
      'Onaylanmış değerlendirmelerin, yerine yenisi geçenler dahil, son 12 dönemi; dönemin son gününde. Bu günlerin her birinde her birim, o güne kadarki en yeni değerlendirmesiyle sayılır. Kanıtlanan, onay anında kanıtlanmış olandır.',
    overdue:
      'Süren ve sayılan değerlendirmelerde uygulanabilir olup tamamlanmamış ve son günü bugünden önce olan kontroller.',
    expiring_evidence:
      'Süren ve sayılan değerlendirmelerin kontrollerindeki, süresi dolmuş veya bir güncellik kuralına göre eskimiş ya da 30 gün içinde böyle olacak, görebildiğiniz kanıtlar.',
    top_gaps:
      'Kısmen uygun olan veya uygun olmayan kontrollerde ağırlık × (1 − değer), en büyüğü önce. Değerlendirilmeyenler sıralanmaz: ne kadar olduklarını yanıtlanma oranı söyler.',
  },
  reason: {
    not_applicable: 'Uygulanabilir olmayan kontroller',
    not_assessed: 'Değerlendirilmemiş kontroller',
    compliant: 'Uygun kontroller',
    non_compliant: 'Uygun olmayan kontroller',
    stale_unproven: 'Kanıtı eskimiş olup hiç sayılmayan kontroller',
    stale_partial: 'Kanıtı eskimiş kontroller: her birinin yarısı sayılmaz',
    draft: 'Taslak değerlendirmeler',
    partly_visible: 'Yalnızca bir bölümünü yanıtladığınız değerlendirmeler',
    running: 'Aynı birim ve standartta onaylanmışı varken süren değerlendirmeler',
    earlier: 'Daha önceki bir dönemin onaylanmış değerlendirmeleri',
  },
};
