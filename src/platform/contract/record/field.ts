import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { day as dayText } from '../day.ts';
import { personName } from '../person.ts';
import { line as lineText, prose as proseText } from '../wording.ts';

/** What a value is: its shapes, its column, its words and its input follow from this. */
export type FieldKind =
  | 'line'
  | 'prose'
  | 'choice'
  | 'scale'
  | 'day'
  | 'person'
  | 'department'
  | 'reference'
  | 'remark';

/** How a field stands in a list: what a row is called by, what stands on its card too, or a column that somebody has to choose. */
export type ListedAs = 'title' | 'fact' | 'column' | 'hidden';

/** What the types of a record are made from. */
export interface Traits {
  kind: FieldKind;
  /** The types of what people write and of what is answered; null apart. */
  write: unknown;
  show: unknown;
  nullable: boolean;
  listed: boolean;
  written: boolean;
}
type With<T extends Traits, Changed extends Partial<Traits>> = {
  [Trait in keyof Traits]: Trait extends keyof Changed ? NonNullable<Changed[Trait]> : T[Trait];
};

/** What is known of a field whatever its types are. */
export interface AnyField {
  readonly kind: FieldKind;
  readonly write: $ZodType;
  readonly show: $ZodType;
  readonly isNullable: boolean;
  readonly listedAs: ListedAs | undefined;
  readonly isSortable: boolean;
  /** Of a day: the record falls due on it. */
  readonly isDue: boolean;
  /** Whether people write it with the record; if not, a verb of its own does. */
  readonly isWritten: boolean;
  /** The values of a choice, in their order; the bounds of a scale. */
  readonly values: readonly string[];
  readonly bounds: readonly [least: number, most: number] | undefined;
}

/** One field of a record. Each method answers another field; none changes this one. */
export interface Field<T extends Traits> extends AnyField {
  /** Only its type counts. */
  readonly traits: T;
  /** It may be left empty. */
  nullable(): Field<With<T, { nullable: true }>>;
  /** It is part of a row of the list. */
  inList(listedAs?: ListedAs): Field<With<T, { listed: true }>>;
  /** The list can be ordered by it. */
  sortable(): Field<T>;
  /** The record falls due on it: it sorts what people hold and what a department has. */
  due(): Field<T>;
  /** It is read with the record, and written by verbs alone. */
  byVerbs(): Field<With<T, { written: false }>>;
}

const plain: Omit<AnyField, 'kind' | 'write' | 'show'> = {
  isNullable: false,
  listedAs: undefined,
  isSortable: false,
  isDue: false,
  isWritten: true,
  values: [],
  bounds: undefined,
};

/** A field of this kind. What it is to the types is said where it is made: here it has none. */
function field(described: Pick<AnyField, 'kind' | 'write' | 'show'> & Partial<AnyField>): never {
  const known: AnyField = { ...plain, ...described };
  const other = (more: Partial<AnyField>) => field({ ...known, ...more });
  return {
    ...known,
    nullable: () => other({ isNullable: true }),
    inList: (listedAs: ListedAs = 'column') => other({ listedAs }),
    sortable: () => other({ isSortable: true }),
    due: () => other({ isDue: true, isSortable: true }),
    byVerbs: () => other({ isWritten: false }),
  } as never;
}

type Plain<Kind extends FieldKind, Write, Show = Write> = Field<{
  kind: Kind;
  write: Write;
  show: Show;
  nullable: false;
  listed: false;
  written: true;
}>;

/** A person or a department, by name. */
type Named = { id: string; name: string };
/** Another record, by reference and title. */
type Titled = { id: string; ref: string; title: string };
const titled = z.object({ id: z.uuid(), ref: z.string(), title: z.string() });

/** One line of text of so many characters. */
export const line = (least: number, most: number): Plain<'line', string> =>
  field({ kind: 'line', write: lineText(least, most), show: z.string() });

/** Paragraphs. */
export const prose = (): Plain<'prose', string> =>
  field({ kind: 'prose', write: proseText, show: z.string() });

/** One of few values, in their order. */
export const choice = <const Value extends string>(values: readonly Value[]): Plain<'choice', Value> =>
  field({ kind: 'choice', write: z.enum(values), show: z.enum(values), values });

/** A whole number from one bound to the other, each with a word of its own. */
export const scale = (least: number, most: number): Plain<'scale', number> =>
  field({ kind: 'scale', write: z.int().min(least).max(most), show: z.int(), bounds: [least, most] });

/** A day of the calendar. */
export const day = (): Plain<'day', string> => field({ kind: 'day', write: dayText, show: dayText });

/** A member of the organisation: written as `<name>_id`, answered with the name. */
export const person = (): Plain<'person', string, Named> =>
  field({ kind: 'person', write: z.uuid(), show: personName });

/** A department: written as `<name>_id`. Without one it is the whole organisation's. */
export const department = (): Plain<'department', string, Named> =>
  field({ kind: 'department', write: z.uuid(), show: z.object({ id: z.uuid(), name: z.string() }) });

/** Another record: written as `<name>_id`; answered by reference and title to those who see it. */
export const reference = (): Plain<'reference', string, Titled> =>
  field({ kind: 'reference', write: z.uuid(), show: titled });

/** What somebody said with a change of status, as it stands until the next one. */
export const remark = (): Field<{
  kind: 'remark';
  write: never;
  show: { text: string; by: Named; at: string };
  nullable: true;
  listed: false;
  written: false;
}> =>
  field({
    kind: 'remark',
    write: z.never(),
    show: z.object({ text: z.string(), by: personName, at: z.iso.datetime() }),
    isNullable: true,
    isWritten: false,
  });
