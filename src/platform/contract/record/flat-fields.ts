import type { AnyField, Traits } from './field.ts';
import type { AnyRecord, NameOf, TraitsOf } from './record.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

/** A field with the name it is stored and logged by, and where it stands in what is answered. */
export type FlatField = [name: string, field: AnyField, path: readonly [field: string, part?: string]];
/** The fields, each of a group by itself: `expected_design`. */
export const flatFields = (record: Pick<AnyRecord, 'fields'>): FlatField[] =>
  Object.entries(record.fields).flatMap(([name, field]): FlatField[] =>
    field.parts === undefined
      ? [[name, field, [name]]]
      : Object.entries(field.parts).map(([part, one]) => [
          `${name}_${part}`,
          {
            ...one,
            isNullable: one.isNullable || field.isNullable,
            isLogged: field.isLogged,
            listedAs: field.listedAs,
          },
          [name, part],
        ]),
  );
/** The value of a field, or of one of a group, in what is answered. */
export const valueAt = (shown: object, [name, part]: FlatField[2]): unknown => {
  const value = valueIn(shown, name);
  if (part === undefined) return value;
  return typeof value === 'object' && value !== null ? valueIn(value, part) : undefined;
};

type PartsOf<F> = TraitsOf<F>['parts'];
type FlatName<F> = {
  [Name in NameOf<F>]: TraitsOf<F[Name]>['kind'] extends 'group'
    ? `${Name}_${keyof PartsOf<F[Name]> & string}`
    : Name;
}[NameOf<F>];
type PartNamed<F, Name extends string> = {
  [Group in NameOf<F>]: Name extends `${Group}_${infer Part}`
    ? TraitsOf<F[Group]>['kind'] extends 'group'
      ? Part extends keyof PartsOf<F[Group]>
        ? PartOf<TraitsOf<F[Group]>, TraitsOf<PartsOf<F[Group]>[Part]>>
        : never
      : never
    : never;
}[NameOf<F>];
/** A part may be empty where its group may, and stands in a list where its group does. */
type PartOf<Group extends Traits, Part extends Traits> = {
  readonly traits: {
    [Trait in keyof Traits]: Trait extends 'nullable'
      ? Group['nullable'] extends true
        ? true
        : Part['nullable']
      : Trait extends 'listed'
        ? Group['listed']
        : Part[Trait];
  };
};
/** `flatFields`. */
export type Flat<F> = {
  [Name in FlatName<F>]: Name extends keyof F ? F[Name] : PartNamed<F, Name>;
};
