import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#platform/contract/access.ts';
import {
  rationales,
  shippedMappings,
  type MappingRelation,
  type MappingSource,
} from '../../crosswalk-content.contract.ts';
import { inverseOf } from '../../crosswalk.rules.ts';

/** A requirement, by its standard and its code. */
export interface Place {
  standard: string;
  code: string;
}

/** A mapping that comes with the product: `from` relates so to `to`. */
export interface ShippedMapping {
  from: Place;
  to: Place;
  relation: MappingRelation;
  strength: number | null;
  topic: string | null;
  source: MappingSource;
}

const folder = join(import.meta.dirname, '../../content');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const isMappings = (name: string) => name.endsWith('.json') && !name.startsWith('rationale.');

let all: readonly ShippedMapping[] | undefined;

/** All of them, in the order of their files. Read once: what is shipped does not change while the server runs. */
export function shippedMappingsOf(): readonly ShippedMapping[] {
  all ??= readdirSync(folder)
    .filter(isMappings)
    .toSorted()
    .flatMap((name) => {
      const { from, to, source, rows } = shippedMappings.parse(read(name));
      return rows.map((row) => ({
        from: { standard: from, code: row.from },
        to: { standard: to, code: row.to },
        relation: row.relation,
        strength: row.strength,
        topic: row.topic,
        source,
      }));
    });
  return all;
}

/** The same mapping, with `from` on the other side. */
export const turned = <One extends { from: Place; to: Place; relation: MappingRelation }>(one: One): One => ({
  ...one,
  from: one.to,
  to: one.from,
  relation: inverseOf(one.relation),
});

const keyOf = (from: Place, to: Place): string => `${from.standard} ${from.code} ${to.standard} ${to.code}`;
let byEnds: Map<string, ShippedMapping> | undefined;

/** The shipped mapping between two requirements, read from `from`, whichever way it is shipped. */
export function shippedBetween(from: Place, to: Place): ShippedMapping | undefined {
  byEnds ??= new Map(
    shippedMappingsOf().flatMap((one): [string, ShippedMapping][] => [
      [keyOf(one.from, one.to), one],
      [keyOf(one.to, one.from), turned(one)],
    ]),
  );
  return byEnds.get(keyOf(from, to));
}

/** What a requirement of the standard `source` suggests for one of `target`. */
export interface Suggesting {
  source: string;
  source_code: string;
  target: string;
  code: string;
  relation: MappingRelation;
}

const ofPair = new Map<string, readonly Suggesting[]>();

/** All that the standard `source` suggests for `target`. */
export function shippedFor(source: string, target: string): readonly Suggesting[] {
  const key = `${source} ${target}`;
  let found = ofPair.get(key);
  if (found === undefined) {
    found = shippedMappingsOf()
      .flatMap((one) => [one, turned(one)])
      .filter(({ from, to }) => from.standard === source && to.standard === target)
      .map(({ from, to, relation }) => ({ source, source_code: from.code, target, code: to.code, relation }));
    ofPair.set(key, found);
  }
  return found;
}

const words = new Map(
  languages.map((language) => [language, rationales.parse(read(`rationale.${language}.json`))]),
);

/** Why requirements about a topic are mapped. */
export const rationaleOf = (topic: string | null, language: Language): string | null =>
  topic === null ? null : (words.get(language)?.[topic] ?? null);
