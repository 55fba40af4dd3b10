import { folded, plainDigits } from '#platform/contract/plain-text/cell-text.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

type Words<Key extends string> = Record<Key, string>;

const lookUp = <Key extends string>(words: Words<Key>): Map<string, Key> =>
  new Map(
    entriesOf(words).flatMap(([key, wordList]) =>
      wordList.split('|').map((word) => [folded(word), key] as const),
    ),
  );

type Treatment = 'undecided' | 'mitigate' | 'accept' | 'avoid' | 'transfer';

const treatments = lookUp<Treatment>({
  undecided:
    'undecided|none|tbd|to be decided|pending|n/a|-|kararsız|karar verilmedi|belirlenmedi|yok|لم يُقرر|لم يُحدَّد بعد|غير محدد|قيد القرار|لا يوجد',
  mitigate:
    'mitigate|mitigation|mitigated|reduce|reduction|treat|control|modify|azalt|azaltma|azaltmak|hafiflet|iyileştir|kontrol|تخفيف|تقليل|خفض|معالجة|تخفيض|التخفيف',
  accept:
    'accept|acceptance|accepted|tolerate|retain|retention|kabul|kabul et|kabul etme|üstlen|üstlenme|قبول|تقبل|احتفاظ|القبول',
  avoid: 'avoid|avoidance|avoided|terminate|eliminate|kaçın|kaçınma|önle|sonlandır|تجنب|تفادي|إنهاء|التجنب',
  transfer:
    'transfer|transferred|share|sharing|insure|insurance|devret|devretme|transfer et|aktar|paylaş|sigorta|نقل|تحويل|مشاركة|تأمين|النقل',
});

const statuses = lookUp<RiskStatus>({
  created:
    'created|waiting for triage|ön inceleme bekliyor|ينتظر الفرز|open|opened|new|active|live|in progress|ongoing|monitoring|monitored|identified|under review|draft|oluşturuldu|açık|yeni|aktif|devam ediyor|izleniyor|taslak|مُنشأ|مسجَّل|منشأ|مفتوح|جديد|نشط|قيد التنفيذ|قيد المتابعة|مفتوحة|قيد المراجعة',
  accepted: 'accepted|kabul edildi|مقبول|تم القبول',
  avoided: 'avoided|kaçınıldı|önlendi|متجنَّب|متجنب|تم التجنب',
  mitigated: 'mitigated|azaltıldı|مخفَّف|مخفف|تم التخفيف',
  transferred: 'transferred|devredildi|aktarıldı|منقول|تم النقل',
  closed:
    'closed|rejected|reddedildi|مرفوض|close|done|resolved|retired|inactive|completed|complete|kapalı|kapandı|kapatıldı|tamamlandı|çözüldü|مغلق|مغلقة|تم الإغلاق|منتهي|مكتمل|تم',
});

export const treatmentOf = (wordList: string): Treatment | undefined => treatments.get(folded(wordList));
export const statusOf = (wordList: string): RiskStatus | undefined => statuses.get(folded(wordList));

// The steps that the product ships, as people write them.
const shippedSteps: Record<string, string> = {
  rare: 'rare|remote|nadir|çok düşük olasılık|نادر',
  unlikely: 'unlikely|improbable|olası değil|düşük olasılık|غير مرجح|غير محتمل',
  rather_unlikely: 'rather unlikely|pek olası değil|غير مرجح نسبيا',
  possible: 'possible|moderate|occasional|olası|mümkün|ممكن|محتمل أحيانا',
  likely: 'likely|probable|muhtemel|yüksek olasılık|محتمل|مرجح',
  very_likely: 'very likely|highly likely|çok muhtemel|محتمل جدا|مرجح جدا',
  almost_certain:
    'almost certain|certain|frequent|neredeyse kesin|kesin|hemen hemen kesin|شبه مؤكد|مؤكد|شبه أكيد',
  insignificant: 'insignificant|negligible|trivial|önemsiz|ihmal edilebilir|ضئيل|غير مهم|لا يذكر',
  minor: 'minor|küçük|hafif|düşük etki|طفيف|بسيط|ثانوي',
  moderate: 'moderate|medium|orta|متوسط|معتدل',
  significant: 'significant|önemli|كبير نسبيا|مهم|ملحوظ',
  serious: 'serious|ciddi|جسيم|خطير',
  major: 'major|büyük|yüksek etki|كبير|رئيسي',
  severe: 'severe|catastrophic|extreme|şiddetli|çok büyük|ağır|yıkıcı|felaket|شديد|كارثي|بالغ|جسيم جدا',
  critical: 'critical|kritik|حرج|بالغ الخطورة',
  catastrophic: 'catastrophic|severe|felaket|yıkıcı|كارثي',
  very_low: 'very low|çok düşük|منخفض جدا',
  low: 'low|düşük|منخفض',
  medium: 'medium|moderate|orta|متوسط',
  high: 'high|yüksek|عال|عالي|مرتفع',
  very_high: 'very high|çok yüksek|عال جدا|مرتفع جدا|عالي جدا',
};

/** A step of an axis: with a name of its own, or a shipped one that its code names in every language. */
export interface Step {
  code: string;
  name: string | null;
}

/** Reads a rating on an axis: its number, its word, or both (`4 - Likely`). */
export function axisReader(
  steps: readonly Step[],
  more: readonly { value: number; label: string | null }[] = [],
) {
  const words = new Map<string, number>();
  // The words of the product are the weakest, those of the organisation's scale win.
  for (const [at, { code }] of steps.entries())
    for (const word of (shippedSteps[code] ?? '').split('|'))
      if (word !== '' && !words.has(folded(word))) words.set(folded(word), at + 1);
  for (const [at, { code, name }] of steps.entries()) {
    words.set(folded(code), at + 1);
    if (name !== null) words.set(folded(name), at + 1);
  }
  for (const { value, label } of more) if (label !== null) words.set(folded(label), value);
  return (wordList: string): number | undefined => {
    const text = folded(plainDigits(wordList));
    const numbered = /^(\d{1,2})(?:[.,]0+)?(?: ?[-–—:./(].*)?$/.exec(text) ?? /\((\d{1,2})\)$/.exec(text);
    const value = numbered === null ? words.get(text) : Number(numbered[1]);
    return value !== undefined && value >= 1 && value <= steps.length ? value : undefined;
  };
}
