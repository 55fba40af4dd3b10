/** The keys of an object that has no others than its type names: TypeScript cannot know that, whoever calls does. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

type EntryOf<T> = { [Key in keyof T & string]-?: [key: Key, value: Exclude<T[Key], undefined>] }[keyof T &
  string];

/** Its keys with their values, alike. */
export const entriesOf = <T extends object>(of: T) => Object.entries(of) as EntryOf<T>[];

/** An object with a value for each of these keys. */
export const byKey = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** These keys of an object with their values. */
export const picked = <T, Key extends keyof T & string>(
  of: T,
  keys: readonly Key[],
): Pick<T, Key> & Partial<T> =>
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<T, Key> & Partial<T>;

/** What an object holds by a name that only the data knows. */
export const valueIn = (of: object, name: string): unknown => Reflect.get(of, name);
