import type { Language } from '#platform/contract/access.ts';

/** A word that practitioners do not use, and the field's term in its place. */
export interface Term {
  /** What no text may say; nothing where another word was in another language only. */
  instead?: RegExp;
  /** What some text says, whatever its first letter. */
  use: string;
  /** Which texts this is about, where a word is wrong in some of them only. */
  in?: RegExp;
}

/** Where a risk is triaged. */
const triage = /risk\/page\/text/;
const cis = /content\/cis/;
const carried = /maturity\/(questionnaire|exchange|history|assessment|text)/;

export const terms: Record<Language, Term[]> = {
  en: [
    { instead: /what became of/i, use: 'Status changes over time' },
    { instead: /where (the )?open risks lie/i, use: 'Risk matrix' },
    { instead: /where (we|you) stand/i, use: 'Maturity profile' },
    { instead: /the way to go/i, use: 'Gap to desired level' },
    { instead: /how many questions stand where/i, use: 'Distribution of levels' },
    { instead: /what to do first/i, use: 'Top gaps', in: /dashboard/ },
    { instead: /^over time$/i, use: 'Trend' },
    { instead: /side by side/i, use: 'Comparison by department' },
    { instead: /\bwish(es)?\b|score today/i, use: 'Current / desired' },
    { instead: /acceptances? open/i, use: 'Pending acceptances' },
    { instead: /why (this|less)( still)? remains|less remains/i, use: 'Rationale for the residual rating' },
    { instead: /what remains/i, use: 'Residual risk' },
    { instead: /liv(e|ing) with (it|a risk)/i, use: 'Retain the risk' },
    { instead: /stop what it comes from/i, use: 'Stop the activity that causes it' },
    { instead: /refus(e|ed)/i, use: 'Reject', in: triage },
    { instead: /\bjudg/i, use: 'Rated by' },
    { instead: /\bfacts\b/i, use: 'Details', in: triage },
    { instead: /^(by|by what)$/i, use: 'Instrument', in: triage },
    { instead: /^with$/i, use: 'Inputs' },
    { instead: /answer for the answers/i, use: 'They are accountable for the answers' },
    { instead: /workplace/i, use: 'workstations' },
    { instead: /encrypted ways/i, use: 'encrypted channels' },
    { instead: /weakness|weak spot/i, use: 'vulnerability' },
    { instead: /\bmended\b/i, use: 'remediated' },
    { instead: /looked through/i, use: 'reviewed' },
    { instead: /(given|gave) out/i, use: 'allocated' },
    { instead: /\bcopied answer/i, use: 'carried answer' },
  ],
  tr: [
    { use: 'Durum değişiklikleri', instead: /risklere ne oldu/i },
    { use: 'Risk matrisi', instead: /açık risklerin yeri/i },
    { use: 'Olgunluk profili', instead: /nerede olduğumuz/i },
    { use: 'Hedefe kalan fark', instead: /gidilecek yol/i },
    { use: 'Seviye dağılımı', instead: /kaç soru hangi seviyede/i },
    { use: 'Öncelikli farklar', instead: /önce ne yapılmalı/i },
    { use: 'Eğilim', instead: /^zaman içinde$/i },
    { use: 'Birim karşılaştırması', instead: /yan yana/i },
    { use: 'Mevcut / hedef', instead: /bugün ve hedef/i },
    { use: 'Artık derecenin gerekçesi', instead: /bu kadarı kalıyor/i },
    { use: 'Riski üstlenmek', instead: /riskle yaşamak/i },
    { use: 'Riske yol açan faaliyeti durdurmak', instead: /yol açan şeyi bırakmak/i },
    { use: 'Reddet', in: triage },
    { use: 'Değerlendirin', in: /risk\/rating/ },
    { use: 'Devir aracı', instead: /^neyle$/i, in: triage },
    // A gap; what is open stays open.
    {
      use: 'fark',
      instead: /(?<!\p{L})(açıklar(ı|ın|a|da)?|açığı|açıklık\p{L}*)(?!\p{L})|^açık$/iu,
      in: /roadmap|maturity\/(dashboard|exchange)|maturity\/text\/words|content/,
    },
    { use: 'zafiyet', instead: /güvenlik açığı|bilinen bir açık/i },
    { use: 'ölçüt', instead: /(?<!\p{L})etken/iu },
    { use: 'artık risk', instead: /kalan risk/i },
    { use: 'Etki', instead: /^sonuç$|bir sonuç/i, in: /(risk\/(page|rating)\/text)(?!\/verb)/ },
    { use: 'riskinden kaçınıldı', instead: /\{\{ref\}\} kaçınıldı/ },
    { use: '{{name}} adlı kişi de yanıtladı', instead: /bunu \{\{name\}\} da/i },
    { use: 'Artık risk, doğal derecenin altında değil', instead: /artık risk artık/i },
    { use: 'Optimize edilen', instead: /^optimize$/i },
    { use: 'Nadir', instead: /^ender$/i },
    { use: 'Orta', instead: /^ılımlı$/i },
    { use: 'Uygulanabilir değil', instead: /uygulanamaz|^geçerli değil$/i },
    { use: 'devralınan yanıt', instead: /kopya/i, in: carried },
    { use: 'Risk kaydını içe aktar', instead: /^kayıt içe aktar/i },
    { use: 'kontrol', instead: /önlem/i, in: /public-site/ },
    { use: 'olay', instead: /ihlal olay/i },
    { use: 'uyarı', instead: /alarm/i },
  ],
  ar: [
    { use: 'تغيّر حالات المخاطر عبر الزمن', instead: /ما آلت إليه/ },
    { use: 'مصفوفة المخاطر', instead: /أين تقع المخاطر/ },
    { use: 'ملف النضج', instead: /أين نقف/ },
    { use: 'الفجوة إلى المستوى المستهدف', instead: /الطريق المتبقي/ },
    { use: 'توزيع المستويات', instead: /كم سؤالًا عند كل مستوى/ },
    { use: 'أهم الفجوات', instead: /ما يُبدأ به/ },
    { use: 'الاتجاه', instead: /^عبر الزمن$/ },
    { use: 'مقارنة الإدارات', instead: /جنبًا إلى جنب/ },
    { use: 'الحالي / المستهدف', instead: /اليوم والم/ },
    { use: 'قبول بانتظار القرار', instead: /قبول لم يُبَتّ/ },
    { use: 'مبرر تقييم الخطر المتبقي', instead: /يتبقى هذا القدر/ },
    { use: 'الخطر المتبقي' },
    { use: 'الاحتفاظ بالخطر', instead: /التعايش معه/ },
    { use: 'إيقاف النشاط المسبّب للخطر', instead: /إيقاف ما ينشأ عنه/ },
    { use: 'أداة النقل', instead: /^بموجب/, in: triage },
    { use: 'المتأصّل', instead: /الأصلي|تقييم أصلي/ },
    { use: 'بالغ الخطورة', instead: /^بالغ$/ },
    { use: 'المستهدف', instead: /منشود/ },
    { use: 'أيام عمل (شخص/يوم)', instead: /أيام العمل/ },
    { use: 'اعتبار الخطر {{ref}} متجنَّبًا', instead: /تعليم(ه| الخطر)/ },
    { use: 'مجموعة التنفيذ', instead: /مجموع(ة|ات) ال?تطبيق/ },
    { use: 'المرتبة', instead: /^(الدرجة|درجة المؤسسة)$/, in: /maturity\/(dashboard|assessment|exchange)/ },
    { use: 'الفترة', instead: /المدة/, in: /dashboard|maturity\/(text|assessment|exchange|history)/ },
    { use: 'مُرحَّلة', instead: /منقول|منسوخ/, in: carried },
    { use: 'لوحة المتابعة', instead: /لوح(ة|ات) المعلومات/ },
    { use: 'إجراءات الحماية', instead: /(?<!وفق )ضوابط CIS|لضوابط/, in: cis },
    { use: 'طباعة', instead: /^اطبع/ },
    { use: 'المؤشرات الرئيسية', instead: /أبرز المؤشرات/ },
    { use: 'الإجابة من {{name}}', instead: /(أجاب|اعتمده) \{\{name\}\}/ },
    { use: 'الاعتماد من {{name}}' },
    { use: 'مورّد', instead: /مزوّ?د|(?<![ا-ي])(ال|لل|ب|و|ل)?مورد/ },
    { use: 'استخدام', instead: /استعمال|[يت]ُ?ستعمل|مستعمل/ },
    { use: 'تنبيه', instead: /إنذار/ },
    { use: 'شهية المخاطر', instead: /تقبّل/ },
    { use: 'تحمّل' },
  ],
};

/** One spelling each, in English. What the specification words otherwise stays as it is there. */
export const spellings: { instead: RegExp; use: string }[] = [
  { instead: /organization/i, use: 'organisation' },
  { instead: /ISO[ -]?27(k|001)?-?27k|ISO-27k|ISO27k/i, use: 'ISO 27k' },
  { instead: /\blog(ged|ging)?[ -]?(in|out)\b|\blog on\b|\bsignin\b|\bsign on\b/i, use: 'sign in' },
];
export const wordedBySpecification = [
  'Login',
  'Logout',
  'Logging out..',
  'Logging in with JWT',
  'Logged in with JWT',
  'Failed to login with token.',
  'Your session has been expired due to inactivity.Please login again.',
  "Organization's name already exists",
  'We have sent you an email. Please use the credentials provided in the emial to login.',
];

/** What questions are called, as `[code, en, tr, ar]`; a language is empty where it said nothing else before. */
export const questionTitles: [string, string, string, string][] = [
  ['3.9', 'Encryption on removable media', '', ''],
  ['3.10', 'Encryption in transit', 'Aktarım hâlindeki verinin şifrelenmesi', ''],
  ['4.11', 'Remote wipe', '', ''],
  ['8.6', 'DNS query logs', 'DNS sorgu kayıtları', 'سجلات استعلامات DNS'],
  ['9.2', 'Blocking malicious domains', 'Zararlı alan adlarının engellenmesi', 'حجب النطاقات الخبيثة'],
  [
    '12.7',
    'Remote access via corporate VPN and sign-in',
    'Kurumsal VPN ve kimlik doğrulamayla uzaktan erişim',
    'الوصول عن بُعد عبر شبكة المؤسسة ومصادقتها',
  ],
  ['13.11', 'Tuned alert thresholds', 'Uyarı eşiklerinin ayarlanması', 'ضبط عتبات التنبيه'],
  ['14.2', 'Social engineering', 'Sosyal mühendislik', 'الهندسة الاجتماعية'],
  ['14.3', 'Authentication practices', 'Kimlik doğrulama uygulamaları', 'ممارسات المصادقة'],
  ['14.5', 'Unintentional data exposure', 'İstem dışı veri ifşası', 'الكشف غير المقصود للبيانات'],
  ['14.8', 'Insecure networks', 'Güvenli olmayan ağlar', 'الشبكات غير الآمنة'],
  ['16.3', 'Root cause analysis', 'Kök neden analizi', 'تحليل السبب الجذري'],
  ['16.11', 'Vetted security components', 'Denenmiş güvenlik bileşenleri', 'مكوّنات أمنية موثوقة'],
  ['16.13', 'Application penetration testing', 'Uygulama sızma testi', 'اختبار اختراق التطبيقات'],
  ['16.14', 'Threat modelling', 'Tehdit modelleme', 'نمذجة التهديدات'],
  ['17.2', 'Incident reporting contacts', 'Olay bildirim kişileri', 'جهات اتصال الإبلاغ عن الحوادث'],
  ['GV.RM-02', 'Risk appetite and tolerance', 'Risk iştahı ve toleransı', 'شهية المخاطر وتحمّلها'],
  ['GV.RM-07', 'Positive risks (opportunities)', 'Fırsatlar (olumlu riskler)', 'الفرص (المخاطر الإيجابية)'],
  ['RS.MA-04', 'Incident escalation', 'Olayların üst makama taşınması', 'تصعيد الحوادث'],
  ['DE.AE-03', 'Event correlation', 'Olay ilişkilendirme', 'ربط الأحداث'],
];
