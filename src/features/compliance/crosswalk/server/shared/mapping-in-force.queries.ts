import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { mostHops, type MappingRelation } from '../../crosswalk-content.contract.ts';
import { inverseOf } from '../../crosswalk.rules.ts';
import { shippedFor, type Place, type Suggesting } from './shipped-mapping.content.ts';

/** Two standards, of which the first is answered and the second follows. */
export interface Direction {
  source: string;
  target: string;
}

interface Ends {
  from_standard: string;
  from_code: string;
  to_standard: string;
  to_code: string;
}

const bothWays = (
  { from_standard, from_code, to_standard, to_code }: Ends,
  relation: MappingRelation,
): Suggesting[] => [
  { source: from_standard, source_code: from_code, target: to_standard, code: to_code, relation },
  {
    source: to_standard,
    source_code: to_code,
    target: from_standard,
    code: from_code,
    relation: inverseOf(relation),
  },
];

const keyOf = ({ source, source_code, target, code }: Omit<Suggesting, 'relation'>): string =>
  `${source} ${source_code} ${target} ${code}`;

/** The mappings that count in the organisation, each way that is asked for: those that are shipped and were not set aside, and those of its
 *  own that were confirmed. */
export async function findMappingsInForce(
  db: TenantDb,
  directions: readonly Direction[],
): Promise<Suggesting[]> {
  const [own, aside] = await Promise.all([
    db.query<
      Ends & { relation: MappingRelation }
    >(sql`select m.from_standard, m.from_code, m.to_standard, m.to_code, m.relation
      from compliance_mapping m where m.org_id = ${db.org_id} and m.status = 'confirmed'`),
    db.query<Ends>(sql`select x.from_standard, x.from_code, x.to_standard, x.to_code
      from compliance_mapping_set_aside x where x.org_id = ${db.org_id}`),
  ]);
  const left = new Set(aside.flatMap((ends) => bothWays(ends, 'equal').map(keyOf)));
  const isAsked = ({ source, target }: Direction) =>
    directions.some((one) => one.source === source && one.target === target);
  return [
    ...directions
      .flatMap(({ source, target }) => shippedFor(source, target))
      .filter((one) => !left.has(keyOf(one))),
    ...own.flatMap((one) => bothWays(one, one.relation)).filter(isAsked),
  ];
}

/** Of these mappings those that an answer to some requirements reaches, step by step, with everything else that suggests something there.
 *  `isSuggested`: so are the requirements themselves. */
export function mappingsReached(
  mappings: readonly Suggesting[],
  begin: readonly Place[],
  { isSuggested }: { isSuggested: boolean },
): Suggesting[] {
  const placeOf = (standard: string, code: string) => `${standard} ${code}`;
  const bySource = Map.groupBy(mappings, ({ source, source_code }) => placeOf(source, source_code));
  let frontier = new Set(begin.map(({ standard, code }) => placeOf(standard, code)));
  const targets = new Set(isSuggested ? frontier : []);
  for (let hop = 0; hop < mostHops; hop++) {
    const next = [...frontier].flatMap((place) => bySource.get(place) ?? []);
    frontier = new Set(next.map(({ target, code }) => placeOf(target, code)));
    for (const place of frontier) targets.add(place);
  }
  return mappings.filter(({ target, code }) => targets.has(placeOf(target, code)));
}

/** Mappings as rows that a statement joins: `source`, `source_code`, `target`, `code`, `relation`. */
export const asRows = (mappings: readonly Suggesting[]): SQL =>
  sql`select * from json_to_recordset(${JSON.stringify(mappings)}) as m (source text, source_code text, target text, code text, relation text)`;
