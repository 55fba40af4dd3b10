import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import { countedBy, type Counted } from '../left-out.rules.ts';
import {
  comparedFigures,
  sinceAhead,
  type readRiskChange,
  type ComparedFigure,
  type FigureChange,
  type RiskChange,
} from '../risk-change.contract.ts';
import {
  findFiguresSince,
  type ChangeRows,
  type ComparedMetric,
  type CountRow,
} from './risk-change.queries.ts';
import { texts } from './risk-explanation.service.ts';
import { byKey } from '#platform/contract/values/keys.ts';

/** `GET /risk/dashboard/change/`: what each figure is now, and what it was when a day began. */
export async function readChange(
  { db, actor, language }: Call,
  { since, dpt, explain }: Query<typeof readRiskChange>,
): Promise<Explained<RiskChange>> {
  const scope = { actor, dpt };
  const day = today(db.now, actor.timezone);
  if (since > day) refuse(sinceAhead);
  const rows = await findFiguresSince(db, scope, since);
  if (!rows.department_exists) refuse(departmentUnknown);
  const data = changeOf(rows, since);
  if (explain !== '1') return { data };
  const unit = narrowedTo(scope);
  const filter = { filter_type: 'stats', state: 0 };
  return {
    data,
    explain: {
      change: {
        formula: texts[language].formula.change,
        formula_version: 1,
        inputs: {
          since,
          known_from: data.known_from,
          day,
          time_zone: actor.timezone,
          model_version: data.model_version,
          department_id: unit ?? null,
        },
        included: {
          count: data.figures.total.now,
          filter: unit === undefined ? filter : { ...filter, department_id: unit },
        },
        excluded: [],
        as_of: db.now.toISOString(),
      },
    },
  };
}

/** Which sums these figures are made of; every other one counts risks by status and level. */
const ofTheirOwn: Partial<Record<ComparedFigure, readonly [metric: ComparedMetric, key: string]>> = {
  overdue_review: ['review', ''],
  awaiting_decision: ['flag', 'awaiting_decision'],
  expiring_acceptance: ['acceptance_end', ''],
  above_appetite: ['flag', 'above_appetite'],
};
const unflagged = {
  is_deleted: false,
  is_overdue: false,
  awaits_decision: false,
  is_expiring: false,
  is_above_appetite: false,
  n: 1,
};

function changeOf(rows: ChangeRows, since: string): RiskChange {
  const { known_from, model } = rows;
  const is_known = known_from !== null && since >= known_from;
  const are_levels_known = is_known && !rows.had_other_model;
  const compare = (counts: (row: CountRow) => boolean, isKnown: boolean): FigureChange => {
    const sums = { now: 0, before: 0 };
    for (const row of rows.counts ?? []) {
      if (!counts(row)) continue;
      sums.now += row[4];
      sums.before += row[5];
    }
    return isKnown
      ? { ...sums, change: sums.now - sums.before }
      : { now: sums.now, before: null, change: null };
  };
  const counted = countedBy(model.levels.length - 2);
  const figureChange = (figure: ComparedFigure): FigureChange => {
    const own = ofTheirOwn[figure];
    if (own !== undefined) return compare(([metric, key]) => metric === own[0] && key === own[1], is_known);
    const { isIn, meets, needsLevel }: Counted = counted[figure];
    return compare(
      ([metric, , state, bucket]) =>
        metric === 'all' && isIn(state) && (meets?.({ ...unflagged, state, bucket }) ?? true),
      needsLevel ? are_levels_known : is_known,
    );
  };
  const atLevel = (basis: LevelBasis, index: number): FigureChange =>
    compare(
      ([metric, , state, bucket]) =>
        metric === (basis === 'current' ? 'all' : basis) && counted.by_level.isIn(state) && bucket === index,
      are_levels_known,
    );
  return {
    since,
    known_from,
    is_known,
    are_levels_known,
    model_version: model.number,
    figures: byKey(comparedFigures, figureChange),
    by_level: model.levels.map(({ index, code, name, colour }) => ({
      level: index,
      code,
      name,
      colour,
      current: atLevel('current', index),
      inherent: atLevel('inherent', index),
      residual: atLevel('residual', index),
      target: atLevel('target', index),
    })),
  };
}
