/** The English texts of each namespace, which every other language is held to. Platform knows no feature: those who gather
 *  the texts add them here (app/shell/start/text-namespaces.ts). */
// oxlint-disable-next-line typescript/no-empty-interface
export interface TextNamespaces {}

/** `risk`, `risk-dashboard`, `web`. */
export type Namespace = keyof TextNamespaces & string;

/** `rows_one` and `rows_other` are asked for as `rows`. */
type Counted<Name extends string> = Name extends `${infer Base}_${
  | 'zero'
  | 'one'
  | 'two'
  | 'few'
  | 'many'
  | 'other'}`
  ? Base | Name
  : Name;
type NameIn<Texts> = keyof Texts & (string | number);
type KeysOf<Texts, Path extends string = ''> = {
  [Name in NameIn<Texts>]: Texts[Name] extends string
    ? `${Path}${Counted<`${Name}`>}`
    : KeysOf<Texts[Name], `${Path}${Name}.`>;
}[NameIn<Texts>];

/** The keys of a namespace's texts: `verb.close.title`. */
export type KeyOf<N extends Namespace> = N extends Namespace ? KeysOf<TextNamespaces[N]> : never;

/** A key with its namespace: `risk:verb.close.title`. */
export type QualifiedKey<N extends Namespace = Namespace> = N extends Namespace ? `${N}:${KeyOf<N>}` : never;

/** The namespaces that have all these keys: what a part asks of the texts it speaks without knowing whose they are. */
export type NamespaceWith<Key extends string> = {
  [N in Namespace]: [Key] extends [KeyOf<N>] ? N : never;
}[Namespace];

/** What may stand behind a path of a namespace: `KeyBelow<'risk', 'register.column'>` are the columns that have a name. */
export type KeyBelow<N extends Namespace, Path extends string> =
  KeyOf<N> extends infer Key ? (Key extends `${Path}.${infer Rest}` ? Rest : never) : never;

/** `t` of a namespace: its own keys, those of the namespaces that stand in for it, and any other's with the namespace before it. */
export type TextFunction<N extends Namespace, Further extends Namespace = never> = N extends Namespace
  ? (key: KeyOf<N> | KeyOf<Further> | QualifiedKey, values?: Record<string, unknown>) => string
  : never;

/** `t` for keys that only data knows. */
export type OpenTextFunction = (key: string | readonly string[], values?: Record<string, unknown>) => string;
