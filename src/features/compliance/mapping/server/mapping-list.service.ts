import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { folded, foldedWords } from '#platform/contract/folding.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  shippedMappingsOf,
  turned,
  type Place,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import { coversWhole } from '#features/compliance/crosswalk/crosswalk.rules.ts';
import { shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';
import { findNewestOwn } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { standardUnknown, type Covering, type Mapping, type MappingQuery } from '../mapping.contract.ts';
import { placeIn, toOwnMapping, toShippedMapping } from './mapping.presenter.ts';
import {
  findConfirmed,
  findOwnMappings,
  findSetAside,
  findStandards,
  type Standards,
  type StoredSetAside,
} from './mapping.queries.ts';

/** Which requirements are called so, in the caller's language: by standard, because words are no rows. */
function namedSo(
  standards: Standards,
  language: Language,
  q: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const words = foldedWords(q);
  return new Map(
    [...standards].map(([key, { requirements, in: text }]) => {
      const named = requirements.filter(({ code }) => {
        const said = folded(`${code} ${text(language).of(code).title}`);
        return words.every((word) => said.includes(word));
      });
      return [key, new Set(named.map(({ code }) => code))];
    }),
  );
}

/** Those that come with the product, and the organisation's own that are in use. */
async function findAll(db: TenantDb): Promise<Standards> {
  const own = await findNewestOwn(db);
  return findStandards(db, [...shippedStandards, ...own.map(({ key }) => key)]);
}

const anyOf = (named: ReadonlyMap<string, ReadonlySet<string>>, end: 'from' | 'to'): SQL =>
  sql.join(
    [...named].map(
      ([standard, codes]) =>
        sql`(${sql.raw(`m.${end}_standard`)} = ${standard} and ${sql.raw(`m.${end}_code`)} = any (${sql.param([...codes])}::text[]))`,
    ),
    sql` or `,
  );

/** The ends of a mapping, as it is looked up among those that were set aside. */
const keyOf = (from: Place, to: Place): string => `${from.standard} ${from.code} ${to.standard} ${to.code}`;
const asideByEnds = (aside: readonly StoredSetAside[]): ReadonlyMap<string, StoredSetAside> =>
  new Map(
    aside.map((one) => [
      keyOf(
        { standard: one.from_standard, code: one.from_code },
        { standard: one.to_standard, code: one.to_code },
      ),
      one,
    ]),
  );

/** A page of all mappings: the organisation's own, then those that are shipped. */
export async function listMappings(
  call: Call,
  { limit, offset, one_standard, other_standard, status, q = '' }: MappingQuery,
): Promise<Page<Mapping>> {
  const { db, actor, language } = call;
  const named = q === '' ? undefined : namedSo(await findAll(db), language, q);
  const between = [one_standard, other_standard].filter((one) => one !== undefined);
  const where = sql.join(
    [
      sql`true`,
      ...between.map((one) => sql`(m.from_standard = ${one} or m.to_standard = ${one})`),
      ...(status === undefined ? [] : [sql`m.status = ${status}`]),
      ...(named === undefined ? [] : [sql`(${anyOf(named, 'from')} or ${anyOf(named, 'to')})`]),
    ],
    sql` and `,
  );
  const [own, aside] = await Promise.all([findOwnMappings(db, where, { limit, offset }), findSetAside(db)]);
  const setAside = asideByEnds(aside);
  const isNamed = ({ standard, code }: Place) => named?.get(standard)?.has(code) ?? true;
  const shipped = shippedMappingsOf().filter(({ from, to }) => {
    const standing = setAside.has(keyOf(from, to)) ? 'set_aside' : 'confirmed';
    return (
      between.every((one) => from.standard === one || to.standard === one) &&
      (status === undefined || status === standing) &&
      (isNamed(from) || isNamed(to))
    );
  });
  const rest = limit - own.rows.length;
  const begin = Math.max(0, offset - own.count);
  return {
    data: [
      ...own.rows.map((row) => toOwnMapping(row, actor, db.now, language)),
      ...shipped
        .slice(begin, begin + rest)
        .map((one) => toShippedMapping(one, setAside.get(keyOf(one.from, one.to)), call)),
    ],
    count: own.count + shipped.length,
  };
}

/** What an answer by the standard `base` covers of the others. */
export async function readCovering(
  { db, language }: Call,
  { base, others }: { base: string; others?: string | undefined },
): Promise<Covering> {
  const asked = [...new Set<string>(others?.split(',') ?? shippedStandards)];
  const [standards, own, aside] = await Promise.all([
    findStandards(db, [base, ...asked]),
    findConfirmed(db, base),
    findSetAside(db),
  ]);
  const standard = standards.get(base) ?? refuse(standardUnknown);
  const wanted = asked.filter((one) => one !== base && standards.has(one));
  const setAside = asideByEnds(aside);
  const inForce = [
    ...shippedMappingsOf().filter(({ from, to }) => !setAside.has(keyOf(from, to))),
    ...own.map((one) => ({
      from: { standard: one.from_standard, code: one.from_code },
      to: { standard: one.to_standard, code: one.to_code },
      relation: one.relation,
      strength: one.strength,
      source: 'organisation' as const,
    })),
  ];
  const ofBase = inForce
    .flatMap((one) => (one.from.standard === base ? [one] : one.to.standard === base ? [turned(one)] : []))
    .filter(({ to }) => wanted.includes(to.standard) && standards.get(to.standard)?.byCode.has(to.code));
  const byCode = Map.groupBy(ofBase, ({ from }) => from.code);
  const text = standard.in(language);
  return {
    base,
    requirements: standard.requirements
      .filter(({ isAnswered }) => isAnswered)
      .map(({ code, section }) => ({
        code,
        section,
        section_title: text.of(section).title,
        title: text.of(code).title,
        answers: (byCode.get(code) ?? []).map(({ to, relation, strength, source }) => ({
          ...placeIn(to, standards, language),
          relation,
          strength,
          source,
        })),
      })),
    totals: wanted.map((key) => totalsOf(key, standards, ofBase)),
  };
}

function totalsOf(
  standard: string,
  standards: Standards,
  mappings: readonly { to: Place; relation: Mapping['relation'] }[],
): Covering['totals'][number] {
  const there = mappings.filter(({ to }) => to.standard === standard);
  const wholly = new Set(there.filter(({ relation }) => coversWhole(relation)).map(({ to }) => to.code));
  const touched = new Set(there.map(({ to }) => to.code));
  const requirements =
    standards.get(standard)?.requirements.filter(({ isAnswered }) => isAnswered).length ?? 0;
  return {
    standard,
    requirements,
    wholly: wholly.size,
    partly: touched.size - wholly.size,
    none: requirements - touched.size,
  };
}
