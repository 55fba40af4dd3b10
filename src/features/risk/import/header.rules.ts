import { foldedHeader as plain } from '#platform/contract/cell-text.ts';
import type { Actor } from '#platform/contract/access.ts';
import { sheetFields, type ColumnMapping, type SheetField } from './risk-import.contract.ts';

// What registers call their columns, in English, Turkish and Arabic; what an export of ours says stands first in each language.
const headers: Record<SheetField, string> = {
  id: 'ID|Record ID|Kayıt kimliği|معرف السجل',
  ref: 'Ref|Reference|Risk ref|Risk reference|Risk no|Risk number|No|No.|#|Risk ID|Number|Ref no|Referans|Referans no|Risk no|Sıra no|Numara|المرجع|رقم المرجع|رقم الخطر|رقم المخاطر|الرقم|م',
  title:
    'Risk title|Title|Risk|Risk name|Name|Risk statement|Risk event|Summary|Risk summary|Risk başlığı|Başlık|Risk adı|Ad|Risk tanımı|عنوان الخطر|العنوان|الخطر|اسم الخطر|المخاطر|عنوان المخاطر',
  description:
    'Description|Risk description|Details|Detail|Narrative|Açıklama|Risk açıklaması|Tanım|Detay|الوصف|وصف الخطر|التفاصيل|الشرح',
  category:
    'Category|Risk category|Type|Risk type|Class|Kategori|Risk kategorisi|Tür|Risk türü|Sınıf|الفئة|فئة الخطر|التصنيف|النوع|نوع الخطر',
  department:
    'Department|Business unit|Unit|Division|Area|Business area|Function|Team|Birim|Departman|Bölüm|İş birimi|Müdürlük|الإدارة|القسم|الوحدة|الدائرة|وحدة الأعمال',
  owner:
    'Owner|Risk owner|Owner email|Owner e-mail|Responsible|Accountable|Assigned to|Sahibi|Risk sahibi|Sorumlu|Sorumlu kişi|المالك|مالك الخطر|صاحب الخطر|المسؤول|البريد الإلكتروني للمالك',
  raised_on:
    'Date raised|Raised on|Raised|Date identified|Identified on|Date|Created|Created on|Date logged|Open date|Date opened|Tarih|Açılış tarihi|Tespit tarihi|Kayıt tarihi|Bildirim tarihi|تاريخ الرصد|التاريخ|تاريخ التسجيل|تاريخ التحديد|تاريخ الإنشاء',
  likelihood:
    'Likelihood|Probability|Inherent likelihood|Likelihood score|Likelihood rating|L|P|Olasılık|İhtimal|Doğal olasılık|Olasılık puanı|الاحتمالية|الاحتمال|احتمالية الحدوث|احتمال الحدوث|درجة الاحتمال',
  consequence:
    'Consequence|Impact|Severity|Inherent impact|Inherent consequence|Impact score|Impact rating|Consequences|C|I|S|Etki|Sonuç|Şiddet|Doğal etki|Etki puanı|العاقبة|الأثر|التأثير|الشدة|درجة الأثر|العواقب',
  treatment:
    'Treatment|Risk treatment|Response|Risk response|Strategy|Treatment option|Treatment strategy|Karşılık|Risk karşılığı|Yanıt|Risk yanıtı|Risk işleme|İşleme yöntemi|Risk iyileştirme|İşleme|المعالجة|معالجة الخطر|الاستجابة|خيار المعالجة|استراتيجية المعالجة',
  status: 'Status|Risk status|State|Open/Closed|Durum|Risk durumu|Statü|الحالة|حالة الخطر|الوضع',
  existing_situation:
    'Existing controls|Existing situation|Current controls|Controls|Controls in place|Mitigations in place|Mevcut kontroller|Mevcut durum|Kontroller|Mevcut önlemler|الضوابط القائمة|الضوابط الحالية|الوضع القائم|الضوابط|الوضع الحالي',
  tags: 'Tags|Tag|Labels|Keywords|Etiketler|Etiket|Anahtar kelimeler|الوسوم|وسوم|الكلمات المفتاحية|العلامات',
};

/** For each header, the fields it may mean and how early each names it: the earlier, the surer. */
const known = new Map<string, { field: SheetField; rank: number }[]>();
for (const [field, names] of Object.entries(headers) as [SheetField, string][]) {
  for (const [rank, name] of names.split('|').entries()) {
    const key = plain(name);
    known.set(key, [...(known.get(key) ?? []), { field, rank }]);
  }
}

/** How many cells of a row are known headers. */
export const headersIn = (row: readonly string[]): number =>
  row.filter((cell) => known.has(plain(cell))).length;

/** The row that names the columns: registers often have a title above. */
export function headerRowOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, 15).map(headersIn);
  const best = counts.indexOf(Math.max(0, ...counts));
  if ((counts[best] ?? 0) >= 2) return best;
  return Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  );
}

/** Which column holds which field, as far as the headers tell. */
export function guessMapping(row: readonly string[], fields: readonly SheetField[]): ColumnMapping {
  const claims = row
    .flatMap((header, column) => (known.get(plain(header)) ?? []).map((claim) => ({ ...claim, column })))
    .filter(({ field }) => fields.includes(field))
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column);
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  for (const { field, column } of claims) {
    if (field in mapping || taken.has(column)) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}

/** The fields a file can bring: a flat organisation has no departments. */
export const fieldsFor = ({ flat }: Pick<Actor, 'flat'>): SheetField[] =>
  sheetFields.filter((field) => !(flat && field === 'department'));
