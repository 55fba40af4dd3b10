import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { day as dayText } from '../day.ts';
import { personName } from '../person.ts';
import { line as lineText, paragraphs } from '../wording.ts';

/** What a value is: its shapes, its column, its words and its input follow from this. */
export type FieldKind =
  | 'line'
  | 'prose'
  | 'choice'
  | 'choices'
  | 'scale'
  | 'number'
  | 'percent'
  | 'hours'
  | 'amount'
  | 'tags'
  | 'yes_no'
  | 'day'
  | 'moment'
  | 'person'
  | 'people'
  | 'department'
  | 'reference'
  | 'references'
  | 'remark'
  | 'group'
  | 'json';

/** How a field stands in a list: what a row is called by, what stands on its card too, a column that somebody has to choose, or what the
 *  row tells without a column of its own. */
export type ListedAs = 'title' | 'fact' | 'column' | 'hidden' | 'apart';

/** What the types of a record are made from. */
export interface Traits {
  kind: FieldKind;
  /** The types of what people write and of what is answered; null apart. */
  write: unknown;
  show: unknown;
  nullable: boolean;
  listed: boolean;
  written: boolean;
  /** The fields of a group. */
  parts: Parts;
}
/** Fields by the names they have in their group. */
export type Parts = Readonly<Record<string, AnyField>>;
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
  /** Whether its history tells it. What follows from an act is told by that. */
  readonly isLogged: boolean;
  /** What stands there until somebody writes something else; none where that is nothing. */
  readonly initial: unknown;
  /** What the log keeps of a value of its own shape, and the kind that this is worded as. */
  readonly logged: { as: FieldKind; of: (value: never) => unknown } | undefined;
  /** The fields of a group, by the names they have in it. */
  readonly parts: Parts | undefined;
  /** The values of a choice or of choices, in their order; the bounds of a scale or a number. */
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
  /** Its history leaves it out: an act tells it. */
  unlogged(): Field<T>;
  /** What stands there until somebody writes something else. */
  initially(value: T['write']): Field<T>;
  /** What the log keeps of a value of its own shape: one of another kind, and worded like that. */
  loggedAs(kind: FieldKind, of: (value: T['show']) => unknown): Field<T>;
}

const plain: Omit<AnyField, 'kind' | 'write' | 'show'> = {
  isNullable: false,
  listedAs: undefined,
  isSortable: false,
  isDue: false,
  isWritten: true,
  isLogged: true,
  initial: undefined,
  logged: undefined,
  parts: undefined,
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
    unlogged: () => other({ isLogged: false }),
    initially: (initial: unknown) => other({ initial }),
    loggedAs: (as: FieldKind, of: (value: never) => unknown) => other({ logged: { as, of } }),
  } as never;
}

interface PlainTraits<Kind extends FieldKind, Write, Show = Write> {
  kind: Kind;
  write: Write;
  show: Show;
  nullable: false;
  listed: false;
  written: true;
  parts: never;
}
type Plain<Kind extends FieldKind, Write, Show = Write> = Field<PlainTraits<Kind, Write, Show>>;

/** A person or a department, by name. */
type Named = { id: string; name: string };
/** Another record, by reference and title. */
type Titled = { id: string; ref: string; title: string };
const titled = z.object({ id: z.uuid(), ref: z.string(), title: z.string() });

/** One line of text of so many characters, which may have a form of its own. */
export const line = (
  least: number,
  most: number,
  write: $ZodType<string, string> = lineText(least, most),
): Plain<'line', string> => field({ kind: 'line', write, show: z.string() });

/** Paragraphs of so many characters in all. */
export const prose = (least = 0, most = 10_000): Plain<'prose', string> =>
  field({ kind: 'prose', write: paragraphs(least, most), show: z.string() });

/** One of few values, in their order. */
export const choice = <const Value extends string>(values: readonly Value[]): Plain<'choice', Value> =>
  field({ kind: 'choice', write: z.enum(values), show: z.enum(values), values });

/** Several of few values; none of them is an empty list. */
export const choices = <const Value extends string>(values: readonly Value[]): Plain<'choices', Value[]> =>
  field({
    kind: 'choices',
    write: z.array(z.enum(values)).max(values.length),
    show: z.array(z.enum(values)),
    initial: [],
    values,
  });

/** A whole number from one bound to the other, each with a word of its own. */
export const scale = (least: number, most: number): Plain<'scale', number> =>
  field({ kind: 'scale', write: z.int().min(least).max(most), show: z.int(), bounds: [least, most] });

/** A whole number, from one bound to the other where people write it. */
export const number = (...bounds: [least: number, most: number] | []): Plain<'number', number> => {
  const [least, most] = bounds;
  if (least === undefined || most === undefined)
    return field({ kind: 'number', write: z.int(), show: z.int() });
  return field({ kind: 'number', write: z.int().min(least).max(most), show: z.int(), bounds: [least, most] });
};

/** How much of a whole, from 0 to 100. */
export const percent = (): Plain<'percent', number> =>
  field({ kind: 'percent', write: z.int().min(0).max(100), show: z.int(), bounds: [0, 100] });

/** Hours, to the quarter. */
export const hours = (): Plain<'hours', number> =>
  field({ kind: 'hours', write: z.number().min(0).max(100_000).multipleOf(0.25), show: z.number() });

/** Money in minor units of the organisation's currency, which a record that has amounts answers as `currency`. */
export const amount = (most = 10_000_000_000_000): Plain<'amount', number> =>
  field({ kind: 'amount', write: z.int().min(0).max(most), show: z.int(), bounds: [0, most] });

/** Several short texts, in the order and the words of whoever wrote them; none of them is an empty list. */
export const tags = (most: number, longest: number): Plain<'tags', string[]> =>
  field({
    kind: 'tags',
    write: z.array(lineText(1, longest)).max(most),
    show: z.array(z.string()),
  });

/** Whether something is so. */
export const yesNo = (): Plain<'yes_no', boolean> =>
  field({ kind: 'yes_no', write: z.boolean(), show: z.boolean() });

/** When something happened. */
export const moment = (): Plain<'moment', string> =>
  field({ kind: 'moment', write: z.iso.datetime(), show: z.iso.datetime() });

/** A day of the calendar. */
export const day = (): Plain<'day', string> => field({ kind: 'day', write: dayText, show: dayText });

/** A member of the organisation: written as `<name>_id`, answered with the name. */
export const person = (): Plain<'person', string, Named> =>
  field({ kind: 'person', write: z.uuid(), show: personName });

/** Members of the organisation, at most so many: `assignees` are written as `assignee_ids`, and `assessor` as `assessor_ids`. They stand in a
 *  table of their own. */
export const people = (most: number): Plain<'people', string[], Named[]> =>
  field({ kind: 'people', write: z.array(z.uuid()).max(most), show: z.array(personName), initial: [] });

/** A department: written as `<name>_id`. Without one it is the whole organisation's. */
export const department = (): Plain<'department', string, Named> =>
  field({ kind: 'department', write: z.uuid(), show: z.object({ id: z.uuid(), name: z.string() }) });

/** Another record: written as `<name>_id`; answered by reference and title, or as it is `shown`, to those who see it. */
export const reference = <Shown extends { id: string; ref: string } = Titled>(
  shown: $ZodType<Shown, Shown> = titled as never,
): Plain<'reference', string, Shown> => field({ kind: 'reference', write: z.uuid(), show: shown });

/** Other records, at most so many: `risks` are written as `risk_ids`; a name that is no plural is written as it is. They stand in a table
 *  of their own. `shown` is what is answered of each; what has no reference says how it is logged. */
export const references = <Shown extends { id: string } = Titled>(
  most: number,
  shown: $ZodType<Shown, Shown> = titled as never,
): Plain<'references', string[], Shown[]> =>
  field({ kind: 'references', write: z.array(z.uuid()).max(most), show: z.array(shown), initial: [] });

type WrittenOf<F> = F extends { readonly traits: infer T extends Traits }
  ? T['write'] | (T['nullable'] extends true ? null : never)
  : never;
/** Plain fields that are written and answered as one: `{design, status}`; each has its column and its line in the history,
 *  `expected_design`. */
export function group<const P extends Parts>(
  parts: P,
): Field<With<PlainTraits<'group', { [Name in keyof P]: WrittenOf<P[Name]> }>, { parts: P }>> {
  const shape = z.strictObject(
    Object.fromEntries(
      Object.entries(parts).map(([name, { isNullable, write }]) => [
        name,
        isNullable ? z.nullable(write) : (write as z.ZodType),
      ]),
    ),
  );
  return field({ kind: 'group', write: shape, show: shape, parts });
}

/** A value of a shape of its own. Its words are the record's, unless it is `loggedAs` another kind. */
export const json = <Value>(
  show: $ZodType<Value, Value>,
  write: $ZodType<Value, Value> = show,
): Plain<'json', Value> => field({ kind: 'json', write, show });

/** What somebody said with a change of status, as it stands until the next one. */
export const remark = (): Field<{
  kind: 'remark';
  write: never;
  show: { text: string; by: Named; at: string };
  nullable: true;
  listed: false;
  written: false;
  parts: never;
}> =>
  field({
    kind: 'remark',
    write: z.never(),
    show: z.object({ text: z.string(), by: personName, at: z.iso.datetime() }),
    isNullable: true,
    isWritten: false,
    isLogged: false,
  });
