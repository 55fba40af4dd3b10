import type { Actor } from '#platform/contract/access.ts';
import { keysOf } from '#platform/contract/values/keys.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

// The columns of a register in a file, as a table: what an import reads, an export writes and the screens list follows from it.
// Names without schemas, as in risk-status.contract: a screen may need them without zod.

/** What a cell holds. Each kind has one way of being read (import/row.rules), compared (import/row-decision.rules),
 *  stored (import/server/shared/risk-sheet.service), found (risk-sheet.queries) and written (export). */
export type ExchangeKind =
  | 'id'
  | 'reference'
  | 'line'
  | 'prose'
  | 'category'
  | 'department'
  | 'person'
  | 'day'
  | 'closing_day'
  | 'rating'
  | 'treatment'
  | 'status'
  | 'tags';

interface ExchangeRow {
  kind: ExchangeKind;
  /** The column of the table `risk` that it fills. The id fills none, and tags have a table of their own. */
  column?: string;
  /** It is a part of this JSON column, and no column itself. */
  partOf?: 'context';
  /** What an empty cell does to a risk of the register: nothing, or it empties the value, or the row is refused. */
  empty: 'keeps' | 'empties' | 'refused';
  /** What a new risk has where the file says nothing; otherwise nothing, or what its kind has. */
  whenNew?: 'today';
  /** Of the column in a workbook, in characters. */
  width: number;
}

/** In the order of an export. `line` is checked as the field of that name on the form. */
export const exchangeFields = {
  id: { kind: 'id', empty: 'keeps', width: 12 },
  ref: { kind: 'reference', column: 'ref', empty: 'keeps', width: 14 },
  title: { kind: 'line', column: 'title', empty: 'refused', width: 50 },
  description: { kind: 'prose', column: 'description', empty: 'empties', width: 60 },
  category: { kind: 'category', column: 'category_id', empty: 'empties', width: 20 },
  department: { kind: 'department', column: 'department_id', empty: 'empties', width: 24 },
  owner: { kind: 'person', column: 'owner_id', empty: 'empties', width: 30 },
  raised_on: { kind: 'day', column: 'raised_on', empty: 'keeps', whenNew: 'today', width: 14 },
  likelihood: { kind: 'rating', column: 'inherent_likelihood', empty: 'keeps', width: 14 },
  consequence: { kind: 'rating', column: 'inherent_consequence', empty: 'keeps', width: 14 },
  treatment: { kind: 'treatment', column: 'treatment', empty: 'keeps', width: 14 },
  status: { kind: 'status', column: 'status', empty: 'keeps', width: 14 },
  closed_on: { kind: 'closing_day', column: 'closed_on', empty: 'keeps', width: 14 },
  existing_situation: {
    kind: 'prose',
    column: 'existing_situation',
    partOf: 'context',
    empty: 'empties',
    width: 40,
  },
  tags: { kind: 'tags', empty: 'empties', width: 24 },
} as const satisfies Record<string, ExchangeRow>;

// What registers call their columns, in English, Turkish and Arabic; what an export of ours says stands first in each language.
export const exchangeHeaders: Record<ExchangeField, string> = {
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
  closed_on:
    'Date closed|Closed on|Closed|Closing date|Closure date|Close date|Date of closure|Kapanış tarihi|Kapatılma tarihi|Kapatıldığı tarih|تاريخ الإغلاق|أُغلق في|تاريخ الإقفال',
  existing_situation:
    'Existing controls|Existing situation|Current controls|Controls|Controls in place|Mitigations in place|Mevcut kontroller|Mevcut durum|Kontroller|Mevcut önlemler|الضوابط القائمة|الضوابط الحالية|الوضع القائم|الضوابط|الوضع الحالي',
  tags: 'Tags|Tag|Labels|Keywords|Etiketler|Etiket|Anahtar kelimeler|الوسوم|وسوم|الكلمات المفتاحية|العلامات',
};

export type ExchangeField = keyof typeof exchangeFields;
export type KindOf<Field extends ExchangeField> = (typeof exchangeFields)[Field]['kind'];
export type FieldOfKind<Kind extends ExchangeKind> = {
  [Field in ExchangeField]: KindOf<Field> extends Kind ? Field : never;
}[ExchangeField];

/** The fields that a column of the table, or a part of one, is filled by. */
export type StoredField = Exclude<ExchangeField, FieldOfKind<'id' | 'tags'>>;
/** What a field of a row is called: a department and a person are known by their ids, and so is the value. */
export type RowKey<Field extends ExchangeField> =
  Field extends FieldOfKind<'department' | 'person'> ? (typeof exchangeFields)[Field]['column'] : Field;

export const exchangeFieldNames = keysOf(exchangeFields);

/** The row of the table, as any of them. */
export const exchangeRow = (field: ExchangeField): ExchangeRow => exchangeFields[field];

/** The fields of these kinds, in the order of an export. */
export const fieldsOfKind = <Kind extends ExchangeKind>(...kinds: readonly Kind[]): FieldOfKind<Kind>[] =>
  exchangeFieldNames.filter((field): field is FieldOfKind<Kind> => isIn(kinds, exchangeFields[field].kind));

export const rowKey = <Field extends ExchangeField>(field: Field): RowKey<Field> => {
  const { kind, column } = exchangeRow(field);
  return (kind === 'department' || kind === 'person' ? column : field) as RowKey<Field>;
};

/** The fields a file can bring: a flat organisation has no departments. */
export const fieldsFor = ({ flat }: Pick<Actor, 'flat'>): ExchangeField[] =>
  exchangeFieldNames.filter((field) => !(flat && exchangeFields[field].kind === 'department'));
