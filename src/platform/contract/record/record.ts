import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { personName } from '../person.ts';
import type { AnyField, FieldKind, Traits } from './field.ts';

export type Fields = Readonly<Record<string, AnyField>>;

/** Kinds that are written and stored as the id of what they name. */
export const namingKinds = ['person', 'department', 'reference'] as const satisfies readonly FieldKind[];
export type NamingKind = (typeof namingKinds)[number];

export const isNaming = ({ kind }: Pick<AnyField, 'kind'>): boolean =>
  namingKinds.some((one) => one === kind);
/** Kinds that name several, in a table of their own. */
export const listKinds = ['people', 'references'] as const satisfies readonly FieldKind[];
export type ListKind = (typeof listKinds)[number];
export const isList = ({ kind }: Pick<AnyField, 'kind'>): boolean => listKinds.some((one) => one === kind);
/** `owner_id` of a person, `risk_ids` of risks, `title` of a line. */
export const writtenAs = (name: string, field: Pick<AnyField, 'kind'>): string => {
  if (field.kind === 'people') return name.replace(/s?$/, '_ids');
  if (isList(field)) return name.replace(/s$/, '_ids');
  return isNaming(field) ? `${name}_id` : name;
};

// The types: each is what the function of the same meaning below makes of the fields.

export type TraitsOf<F> = F extends { readonly traits: infer T extends Traits } ? T : never;
export type NameOf<F> = keyof F & string;
type Where<F, Matching extends Partial<Traits>> = {
  [Name in NameOf<F>]: TraitsOf<F[Name]> extends Matching ? Name : never;
}[NameOf<F>];
export type WrittenAs<Name extends string, T extends Traits> = T['kind'] extends NamingKind
  ? `${Name}_id`
  : T['kind'] extends ListKind
    ? Name extends `${infer One}s`
      ? `${One}_ids`
      : T['kind'] extends 'people'
        ? `${Name}_ids`
        : Name
    : Name;
type OrNull<T extends Traits, Value> = T['nullable'] extends true ? Value | null : Value;
/** Another record is answered to those who see it. */
type Shown<T extends Traits> = T['kind'] extends 'reference' ? T['show'] | null : OrNull<T, T['show']>;

type Of<Value> = $ZodType<Value, Value>;
interface Named {
  id: string;
  name: string;
}

export type WrittenShape<F extends Fields> = {
  [Name in Where<F, { written: true }> as WrittenAs<Name, TraitsOf<F[Name]>>]: Of<
    OrNull<TraitsOf<F[Name]>, TraitsOf<F[Name]>['write']>
  >;
};
type ShownShape<F extends Fields, Name extends NameOf<F>> = {
  [One in Name]: Of<Shown<TraitsOf<F[One]>>>;
};
type ActShape<Act extends string> = { [One in Act as `${One}_at`]: Of<string | null> } & {
  [One in Act as `${One}_by`]: Of<Named | null>;
};

/** What the caller may do now; and of what is theirs and starts from here, what is missing for it: the refusal it would get. */
export interface Permissions<Verb extends string> {
  can: Verb[];
  missing: { verb: Verb; code: string }[];
}

type RowShape<Status extends string, F extends Fields> = {
  id: Of<string>;
  version: Of<number>;
  ref: Of<string>;
  status: Of<Status>;
  updated_at: Of<string>;
} & ShownShape<F, Where<F, { listed: true }>>;

type WholeShape<Status extends string, Verb extends string, F extends Fields, Act extends string> = RowShape<
  Status,
  F
> &
  ShownShape<F, Where<F, { listed: false }>> &
  ActShape<Act> & {
    created_at: Of<string>;
    created_by: Of<Named | null>;
    deleted_at: Of<string | null>;
    permissions: z.ZodObject<{ [Part in keyof Permissions<Verb>]: Of<Permissions<Verb>[Part]> }>;
  };

/** What a record takes of its workflow. */
interface Worked<Name extends string, Status extends string, Verb extends string> {
  readonly name: Name;
  readonly statuses: readonly [Status, ...Status[]];
  readonly verbs: readonly Verb[];
}

interface Description<Status extends string, F extends Fields, Act extends string> {
  /** How its references begin: `FI` of `FI-0012`; nothing where it goes by what it hangs on. */
  readonly prefix?: string;
  /** What is noted with who did it and when: `resolved` is `resolved_at` and `resolved_by`. */
  readonly acts?: readonly Act[];
  /** The statuses in which somebody still has to do or decide something about it. */
  readonly open: readonly Status[];
  /** By its due date, what is over comes after what is open, and what stands at the same place of another order goes by its due date. */
  readonly isOverLast?: boolean;
  readonly fields: F;
}

/** A kind of record that people work on: its fields beside its verbs. What follows from them is made where it is first asked for: no screen
 *  pays for the shapes of replies (docs/decisions/0122-records-described-once.md). */
export class RecordType<
  Name extends string = string,
  Status extends string = string,
  Verb extends string = string,
  F extends Fields = Fields,
  Act extends string = string,
> {
  readonly workflow: Worked<Name, Status, Verb>;
  readonly prefix: string;
  readonly acts: readonly Act[];
  readonly open: readonly Status[];
  readonly isOverLast: boolean;
  readonly fields: F;
  declare readonly types: { status: Status; verb: Verb; act: Act };

  constructor(
    workflow: Worked<Name, Status, Verb>,
    { prefix = '', acts = [], open, isOverLast = false, fields }: Description<Status, F, Act>,
  ) {
    this.workflow = workflow;
    this.prefix = prefix;
    this.acts = acts;
    this.open = open;
    this.isOverLast = isOverLast;
    this.fields = fields;
  }

  /** What the log and other records call it. */
  get name(): Name {
    return this.workflow.name;
  }

  /** What people write about it with the record itself. */
  get details(): z.ZodObject<WrittenShape<F>, z.core.$strict> {
    const written = this.fieldsWhere(({ isWritten }) => isWritten).map(([name, field]) => [
      writtenAs(name, field),
      orNull(field, field.write),
    ]);
    return this.#once('details', () => z.strictObject(Object.fromEntries(written)));
  }

  /** It in a list. */
  get row(): z.ZodObject<RowShape<Status, F>> {
    return this.#once('row', () => z.object({ ...this.#head(), ...this.#shown((field) => isListed(field)) }));
  }

  /** Everything about one, and what the caller may do with it. */
  get whole(): z.ZodObject<WholeShape<Status, Verb, F, Act>> {
    return this.#once('whole', () => {
      const acts = this.acts.flatMap((act) => [
        [`${act}_at`, z.iso.datetime().nullable()],
        [`${act}_by`, z.nullable(personName)],
      ]);
      const verb = z.enum(this.workflow.verbs as [Verb]);
      return z.object({
        ...this.#head(),
        ...this.#shown(() => true),
        created_at: z.iso.datetime(),
        created_by: z.nullable(personName),
        ...Object.fromEntries(acts),
        deleted_at: z.iso.datetime().nullable(),
        permissions: z.object({
          can: z.array(verb),
          missing: z.array(z.object({ verb, code: z.string() })),
        }),
      });
    });
  }

  fieldsWhere(fits: (field: AnyField) => boolean): [name: string, field: AnyField][] {
    return Object.entries(this.fields).filter(([, field]) => fits(field));
  }

  #head() {
    return {
      id: z.uuid(),
      version: z.int(),
      ref: z.string(),
      status: z.enum(this.workflow.statuses),
      updated_at: z.iso.datetime(),
    };
  }

  #shown(fits: (field: AnyField) => boolean) {
    return Object.fromEntries(
      this.fieldsWhere(fits).map(([name, field]) => [
        name,
        field.kind === 'reference' ? z.nullable(field.show) : orNull(field, field.show),
      ]),
    );
  }

  readonly #made = new Map<string, $ZodType>();
  /** Made of parts whose types only the fields know: the declared type of the getter says what comes out. */
  #once(part: string, make: () => $ZodType): never {
    const made = this.#made.get(part) ?? make();
    this.#made.set(part, made);
    return made as never;
  }
}

const isListed = ({ listedAs }: AnyField): boolean => listedAs !== undefined;
const orNull = ({ isNullable }: AnyField, schema: $ZodType): $ZodType =>
  isNullable ? z.nullable(schema) : schema;

/** What is known of a kind of record whatever its fields are. */
export interface AnyRecord {
  readonly name: string;
  readonly workflow: Worked<string, string, string>;
  readonly prefix: string;
  readonly acts: readonly string[];
  readonly open: readonly string[];
  readonly isOverLast: boolean;
  readonly fields: Fields;
  /** Only its type counts. */
  readonly types: { status: string; verb: string; act: string };
  fieldsWhere(fits: (field: AnyField) => boolean): [name: string, field: AnyField][];
}
export type FieldsOf<R extends AnyRecord> = R['fields'];
export type StatusOf<R extends AnyRecord> = R['types']['status'];
export type VerbOf<R extends AnyRecord> = R['types']['verb'];
export type ActOf<R extends AnyRecord> = R['types']['act'];
/** A kind of record that has these shapes. */
export interface Shaped extends AnyRecord {
  readonly details: $ZodType;
  readonly row: $ZodType;
  readonly whole: $ZodType;
}

/** Describes a kind of record once: its workflow, and its fields. */
export const record = <
  const Name extends string,
  Status extends string,
  Verb extends string,
  const F extends Record<string, AnyField>,
  const Act extends string = never,
>(
  workflow: Worked<Name, Status, Verb>,
  description: Description<NoInfer<Status>, F, Act>,
) => new RecordType<Name, Status, Verb, F, Act>(workflow, description);
