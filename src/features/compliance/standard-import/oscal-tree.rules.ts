import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { shownLine, shownText } from '#platform/contract/plain-text/plain-text.ts';
import { standardLimits } from './standard-file.contract.ts';

/** Why a file is no standard that can be taken in: a code, and where in the file. */
export class StandardFault extends Error {
  readonly code: FaultCode;
  readonly place: string;
  constructor(code: FaultCode, place: string) {
    super(code);
    this.code = code;
    // It may name what the file calls itself.
    this.place = shownLine(place, 300);
  }
}

export const faultCodes = [
  'not_json',
  'unknown_document',
  'wrong_shape',
  'too_deep',
  'too_many',
  'too_long',
  'too_much_text',
  'id_repeated',
  'value_missing',
  'nothing_asked',
  'import_circular',
  'import_missing',
  'parameter_circular',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** What is not taken, by name, and how often. Names come from the file: so many of them are told apart. */
export function lossCounter() {
  const lost = new Map<string, number>();
  return {
    add(what: string, count = 1): void {
      const name = lost.has(what) || lost.size < 80 ? shownLine(what, 80) : 'other';
      if (count > 0) lost.set(name, (lost.get(name) ?? 0) + count);
    },
    list: () =>
      [...lost]
        .map(([what, count]) => ({ what, count }))
        .toSorted((a, b) => b.count - a.count || (a.what < b.what ? -1 : 1)),
  };
}
export type LossCounter = ReturnType<typeof lossCounter>;

export type Json = Record<string, unknown>;

export function objectAt(value: unknown, place: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StandardFault('wrong_shape', place);
  return value as Json;
}
/** What the object itself says: what every object inherits is nothing that a file said. */
export const own = (of: Json, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);

export function listAt(of: Json, key: string, place: string): unknown[] {
  const value = own(of, key);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new StandardFault('wrong_shape', `${place}/${key}`);
  return value;
}
function writtenAt(value: unknown, place: string, most: number): string {
  if (typeof value !== 'string') throw new StandardFault('wrong_shape', place);
  if (value.length > most) throw new StandardFault('too_long', place);
  return value;
}
/** One line. A program wrote the document, or somebody who is not here: what cannot be seen is a space. */
export function textAt(of: Json, key: string, place: string, most: number): string | null {
  const value = own(of, key) ?? null;
  return value === null ? null : shownLine(writtenAt(value, `${place}/${key}`, most), most) || null;
}
/** The same of paragraphs. */
export function proseAt(of: Json, key: string, place: string): string | null {
  const value = own(of, key) ?? null;
  const most = standardLimits.prose;
  return value === null ? null : shownText(writtenAt(value, `${place}/${key}`, most)).trim() || null;
}
export function neededAt(of: Json, key: string, place: string, most: number): string {
  const text = textAt(of, key, place, most);
  if (text === null) throw new StandardFault('value_missing', `${place}/${key}`);
  return text;
}

export interface OscalParam {
  id: string;
  label: string | null;
  values: string[];
  choices: string[];
}
export interface OscalPart {
  id: string | null;
  name: string;
  label: string | null;
  title: string | null;
  prose: string | null;
  parts: OscalPart[];
}
export interface OscalNode {
  kind: 'group' | 'control';
  id: string;
  title: string;
  label: string | null;
  isWithdrawn: boolean;
  params: OscalParam[];
  parts: OscalPart[];
  children: OscalNode[];
}

const idLength = 100;
/** Label and sort order have many spellings in one catalogue; the plain one is what people say. */
const spellings = ['zero-padded', 'sp800-53a'];

function propertiesAt(of: Json, place: string, lost: LossCounter, kind: string) {
  let label: string | null = null;
  let isWithdrawn = false;
  for (const [at, value] of listAt(of, 'props', place).entries()) {
    const where = `${place}/props[${at}]`;
    const prop = objectAt(value, where);
    const name = textAt(prop, 'name', where, idLength);
    const said = textAt(prop, 'value', where, standardLimits.prose);
    const spelt = textAt(prop, 'class', where, idLength);
    if (name === 'label') {
      if (label === null || (spelt === null && said !== null))
        label = spelt !== null && spellings.includes(spelt) ? label : said;
    } else if (name === 'status' && said?.toLowerCase() === 'withdrawn') isWithdrawn = true;
    else if (name !== 'sort-id') lost.add(`${kind}.props.${name ?? ''}`);
  }
  return { label, isWithdrawn };
}

/** Counts what an object says besides what is taken of it. */
export function loseOthers(of: Json, taken: readonly string[], kind: string, lost: LossCounter): void {
  for (const key of Object.keys(of))
    if (!taken.includes(key)) lost.add(`${kind}.${key}`, Array.isArray(of[key]) ? of[key].length : 1);
}

export function paramAt(value: unknown, place: string, lost: LossCounter): OscalParam {
  const param = objectAt(value, place);
  loseOthers(param, ['id', 'param-id', 'label', 'values', 'select', 'class', 'props'], 'param', lost);
  lost.add('param.props', listAt(param, 'props', place).length);
  const select = own(param, 'select') === undefined ? {} : objectAt(param['select'], `${place}/select`);
  const linesAt = (of: Json, key: string) =>
    listAt(of, key, place).map((one) => shownText(writtenAt(one, `${place}/${key}`, standardLimits.prose)));
  return {
    id: neededAt(param, own(param, 'id') === undefined ? 'param-id' : 'id', place, idLength),
    label: textAt(param, 'label', place, standardLimits.prose),
    values: linesAt(param, 'values'),
    choices: linesAt(select, 'choice'),
  };
}

export function partAt(value: unknown, place: string, lost: LossCounter, depth = 0): OscalPart {
  if (depth > standardLimits.depth) throw new StandardFault('too_deep', place);
  const part = objectAt(value, place);
  loseOthers(part, ['id', 'name', 'class', 'ns', 'title', 'prose', 'props', 'parts'], 'part', lost);
  return {
    id: textAt(part, 'id', place, idLength),
    name: neededAt(part, 'name', place, idLength),
    label: propertiesAt(part, place, lost, 'part').label,
    title: textAt(part, 'title', place, standardLimits.title),
    prose: proseAt(part, 'prose', place),
    parts: listAt(part, 'parts', place).map((one, at) =>
      partAt(one, `${place}/parts[${at}]`, lost, depth + 1),
    ),
  };
}

/** Groups and controls of a catalogue as a tree. `ids` has those that were met: none may come twice. */
export function nodesAt(
  of: Json,
  place: string,
  lost: LossCounter,
  ids: Set<string>,
  depth = 0,
): OscalNode[] {
  if (depth > standardLimits.depth) throw new StandardFault('too_deep', place);
  return (['groups', 'controls'] as const).flatMap((key) =>
    listAt(of, key, place).map((value, at): OscalNode => {
      const where = `${place}/${key}[${at}]`;
      const node = objectAt(value, where);
      const kind = key === 'groups' ? 'group' : 'control';
      const title = neededAt(node, 'title', where, standardLimits.title);
      // A group may go without.
      const id =
        kind === 'group'
          ? (textAt(node, 'id', where, idLength) ?? cutText(title, idLength))
          : neededAt(node, 'id', where, idLength);
      if (ids.has(`${kind} ${id}`)) throw new StandardFault('id_repeated', `${where}/id`);
      ids.add(`${kind} ${id}`);
      if (ids.size > standardLimits.requirements) throw new StandardFault('too_many', where);
      loseOthers(
        node,
        ['id', 'class', 'title', 'params', 'props', 'parts', 'groups', 'controls'],
        kind,
        lost,
      );
      return {
        kind,
        id,
        title,
        ...propertiesAt(node, where, lost, kind),
        params: listAt(node, 'params', where).map((one, n) => paramAt(one, `${where}/params[${n}]`, lost)),
        parts: listAt(node, 'parts', where).map((one, n) => partAt(one, `${where}/parts[${n}]`, lost)),
        children: nodesAt(node, where, lost, ids, depth + 1),
      };
    }),
  );
}

/** A catalogue as it is, or as a profile makes it of others. */
export interface Resolved {
  nodes: OscalNode[];
  params: Map<string, OscalParam>;
}
