import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Direction, Preview } from '../risk-model-draft.contract.ts';
import type { ModelLevel } from '../risk-model.contract.ts';
import { carriesOver, directionOf } from '../risk-model.rules.ts';
import { findModel, type StoredModel } from './shared/risk-model.queries.ts';

interface Pair {
  number: number;
  from: number;
  to: number | null;
  risks: number;
}

const shown = ({ index, code, name, colour }: ModelLevel) => ({ index, code, name, colour });

/** What the draft would make of the open risks: counted over all of them, and a page of those whose level changes.
 *  A risk counts with the level it has in the register: its residual one, or the inherent one while there is none. */
export async function findPreview(
  db: TenantDb,
  { limit, offset }: { limit: number; offset: number },
): Promise<Preview> {
  const draft = (await findModel(db, 'draft')) ?? refuse(notFound);
  const models = await db.query<
    Pick<StoredModel, 'number' | 'levels' | 'likelihood_size' | 'consequence_size'>
  >(
    sql`select number, levels, likelihood_size, consequence_size from risk_model where org_id = ${db.org_id}`,
  );
  const grid = sql`${sql.param(draft.matrix.flat())}::smallint[]`;
  const rated = sql`select r.id, r.entry_number, r.ref, r.title, r.rank, r.model_version as number, r.level as from,
      case when m.likelihood_size = ${draft.likelihood_size} and m.consequence_size = ${draft.consequence_size} then (${grid})[
        (coalesce(r.residual_likelihood, r.inherent_likelihood) - 1) * ${draft.consequence_size}::int
        + coalesce(r.residual_consequence, r.inherent_consequence)] end as to
    from risk r join risk_model m on m.org_id = r.org_id and m.number = r.model_version
    where r.org_id = ${db.org_id} and r.deleted_at is null and r.state between 1 and 5 and r.level >= 0`;
  const pairs = await db.query<Pair>(
    sql`select number, "from", "to", count(*)::int as risks from (${rated}) rated group by 1, 2, 3 order by 1, 2, 3`,
  );

  const judged = pairs.flatMap((pair) => {
    const model = models.find(({ number }) => number === pair.number);
    const from = model?.levels[pair.from];
    if (model === undefined || from === undefined) return [];
    const to = pair.to === null ? undefined : draft.levels[pair.to];
    const direction: Direction =
      to === undefined || !carriesOver(model, draft)
        ? 'not_possible'
        : directionOf(from, model.levels.length, to, draft.levels.length);
    return [{ ...pair, from, to, direction, place: { number: pair.number, from: pair.from, to: pair.to } }];
  });
  const counts: Preview['counts'] = { up: 0, down: 0, renamed: 0, same: 0, not_possible: 0 };
  for (const { direction, risks } of judged) counts[direction] += risks;

  const changing = judged.flatMap((pair) =>
    pair.to !== undefined && pair.direction !== 'same' ? [{ ...pair, to: pair.to }] : [],
  );
  const places = changing.map(({ place }) => place);
  const risks =
    places.length === 0
      ? []
      : await db.query<
          { id: string; ref: string; title: string } & Pair
        >(sql`select rated.* from (${rated}) rated
          join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as wanted (number int, "from" int, "to" int) using (number, "from", "to")
          order by rank desc, entry_number desc limit ${limit} offset ${offset}`);
  return {
    rated: judged.reduce((sum, pair) => sum + pair.risks, 0),
    counts,
    pairs: added(
      changing.map(({ from, to, direction, risks: n }) => ({
        from: shown(from),
        to: shown(to),
        direction,
        risks: n,
      })),
    ),
    risks: risks.flatMap(({ id, ref, title, number, from, to }) => {
      const pair = changing.find(
        ({ place }) => place.number === number && place.from === from && place.to === to,
      );
      return pair === undefined
        ? []
        : [{ id, ref, title, from: shown(pair.from), to: shown(pair.to), direction: pair.direction }];
    }),
  };
}

/** Versions with the same name for a level are one row. */
function added(pairs: Preview['pairs']): Preview['pairs'] {
  const sums = new Map<string, Preview['pairs'][number]>();
  for (const pair of pairs) {
    const key = JSON.stringify([pair.from.code, pair.from.name, pair.to.index, pair.direction]);
    const before = sums.get(key);
    sums.set(key, { ...pair, risks: pair.risks + (before?.risks ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => other.risks - one.risks);
}
