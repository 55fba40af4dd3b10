import { createHash } from 'node:crypto';
import { fill } from '#platform/contract/fill.ts';
import type { Language } from '#platform/contract/access.ts';
import { document as ar } from '../text/document/ar.ts';
import { document as en } from '../text/document/en.ts';
import { document as tr } from '../text/document/tr.ts';
import { markup, markupLine, oneLine } from '../oscal.rules.ts';

/** Whose names of properties are ours. */
export const namespace = 'urn:plumbline:oscal:1';
/** The version of OSCAL that the documents are written in. */
export const oscalVersion = '1.1.3';

const texts = { en, tr, ar };
type Words = typeof en;
export type RoleId = keyof Words['role'];

/** What stands for a name in lines that must not be empty. */
const dash = '–';

const namespaceBytes = createHash('sha256').update(namespace).digest().subarray(0, 16);

/** The same UUID for the same thing each time (RFC 9562, version 5): `kind` says what of it, `id` is that of its record. OSCAL takes
 *  none of the version that records have. */
export function uuidOf(kind: string, id: string): string {
  const bytes = createHash('sha1').update(namespaceBytes).update(`${kind} ${id}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Said = string | number | boolean | null | undefined | readonly string[];

/** What OSCAL has no place for; nothing is said by an empty property. Several values are several properties. */
export function props(said: Readonly<Record<string, Said>>) {
  const all = Object.entries(said).flatMap(([name, value]) =>
    (Array.isArray(value)
      ? (value as readonly string[])
      : [value as Exclude<Said, readonly string[]>]
    ).flatMap((one) => {
      const line = one === null || one === undefined ? undefined : oneLine(String(one));
      return line === undefined ? [] : [{ name, ns: namespace, value: line }];
    }),
  );
  return all.length === 0 ? {} : { props: all };
}

/** A list that OSCAL has only where there is something in it. */
export const some = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length === 0 ? {} : { [name]: items }) as { [Key in Name]?: readonly Item[] };

/** A text that OSCAL has only where something is said. */
export const said = <Name extends string>(name: Name, text: string | undefined) =>
  (text === undefined ? {} : { [name]: text }) as { [Key in Name]?: string };

/** The beginning of a day, for what OSCAL wants a moment of. */
export const startOf = (day: string): string => `${day}T00:00:00Z`;

/** The latest of moments. */
export const latest = (moments: Iterable<string>): string => {
  let last = '';
  for (const moment of moments) if (moment > last) last = moment;
  return last;
};

export interface Person {
  id: string;
  name: string;
}

/** The words of a document in a language, with what people wrote kept from being markup. */
export function wordsIn(language: Language) {
  const words = texts[language];
  const phrase = (sentence: string, values: Record<string, string> = {}): string =>
    fill(
      sentence,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markup(value) ?? dash])),
    );
  return {
    words,
    phrase,
    /** A title: never empty. */
    title: (...parts: (string | null | undefined)[]): string =>
      markupLine(parts.filter((part) => oneLine(part) !== undefined).join(' ')) ?? dash,
    /** Prose, or what says that nobody wrote any. */
    prose: (text: string | null | undefined, otherwise: string = words.nothing): string =>
      markup(text) ?? otherwise,
  };
}
export type OscalWords = ReturnType<typeof wordsIn>;

/** People as parties of a document: those whose names are known. */
export function partiesOf(organisation: Person, people: readonly Person[]) {
  const known = new Set(people.map(({ id }) => id));
  const party = (type: 'person' | 'organization', { id, name }: Person) => ({
    uuid: uuidOf('party', id),
    type,
    name: oneLine(name) ?? dash,
  });
  /** Of those, whom a document knows. */
  const uuids = (ids: readonly (string | null)[]): string[] =>
    [...new Set(ids)].flatMap((id) => (id !== null && known.has(id) ? [uuidOf('party', id)] : []));
  return {
    list: [party('organization', organisation), ...people.map((person) => party('person', person))],
    uuids,
    responsible: (...roles: readonly [RoleId, readonly (string | null)[]][]) =>
      roles.flatMap(([role, ids]) => {
        const found = uuids(ids);
        return found.length === 0 ? [] : [{ 'role-id': role, 'party-uuids': found }];
      }),
    /** Who said it: the first that is known. */
    origins: (role: RoleId, ...ids: readonly (string | null)[]) => {
      const [actor] = uuids(ids);
      return some(
        'origins',
        actor === undefined ? [] : [{ actors: [{ type: 'party', 'actor-uuid': actor, 'role-id': role }] }],
      );
    },
  };
}
export type Parties = ReturnType<typeof partiesOf>;
