import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Asked, TenantDb } from '#platform/server/database/database.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { writtenFields, type Risk, type RiskRow } from '../../risk.contract.ts';
import { type Basis, type Rated } from '#features/risk/model/risk-level.contract.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import {
  knownLevels,
  learnLevels,
  modelColumns,
  type LevelsByVersion,
  type ModelColumns,
} from '#features/risk/model/server/shared/model-levels.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

// What follows is the same text for every call: whole, so that it is not composed anew each time.

/** A rating as a number of three digits: likelihood, consequence, level. `ratingOf` takes it apart. */
const rating = (basis: Basis | 'computed'): string =>
  `(r.${basis}_likelihood * 10 + r.${basis}_consequence) * 10 + r.${basis}_level`;

/** What a list shows of a risk `r`, as far as it stands in its own row: by the names it is read under. */
const ownColumns =
  'id version ref title status triage treatment review_on updated_at department_id owner_id category_id request model_version residual_lapses_on residual_reopens_on rating_asked_at accepted_until level appetite_level';
const listed: Record<string, string> = {
  ...Object.fromEntries(ownColumns.split(' ').map((column) => [column, `r.${column}`])),
  department_name: 'r.department_sort',
  owner_name: 'r.owner_sort',
  ...Object.fromEntries(bases.map((basis) => [basis, rating(basis)])),
};
export const listedColumns = sql.raw(
  Object.entries(listed)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', '),
);
/** The same, from a statement `r` that has read them. */
export const listedNames = sql.raw(
  Object.keys(listed)
    .map((name) => `r.${name}`)
    .join(', '),
);

/** The columns of a risk `r` that rules look at, joined by `riskJoins`. */
export const rowColumns = sql`${listedColumns}, ${sql.raw(`r.raised_by, r.created_at, r.deleted_at, r.residual_reason, r.residual_basis, r.working_controls, r.open_plans, c.name as category_name,
  (select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour) order by t.name)
    from risk_tag_link l join risk_tag t on t.org_id = l.org_id and t.id = l.tag_id where l.org_id = r.org_id and l.risk_id = r.id) as tags`)}`;

export const riskJoins = sql.raw(`left join risk_category c on c.org_id = r.org_id and c.id = r.category_id`);

/** The further columns of a risk's own page. */
export const riskColumns = sql`${rowColumns}, ${sql.raw(`${writtenFields.map((field) => `r.${field}`).join(', ')}, r.last_review_at, r.inherent_factors,
  r.inherent_justification, ${rating('computed')} as computed_residual, r.residual_explanation, r.target_basis, r.treatment_note, r.transfer, r.avoidance, r.closed,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = r.org_id and p.id = r.raised_by) as raised_by_name`)}`;

type Nameless = 'department' | 'category' | 'owner' | 'flags';

/** What a list shows of a risk, as it is read: names beside their ids, levels as the model has them. */
export interface ListedRow extends Omit<RiskRow, Nameless | Basis | 'tags'>, Ratings {
  tags: RiskRow['tags'] | null;
  department_id: string | null;
  department_name: string;
  owner_id: string | null;
  owner_name: string;
  category_id: string | null;
  category_name: string | null;
  request: Risk['request'];
  model_version: number | null;
  residual_lapses_on: string | null;
  residual_reopens_on: string | null;
  rating_asked_at: string | null;
  accepted_until: string | null;
  level: number;
  appetite_level: number | null;
  active_model: number;
}

/** A register row with what its rules look at. */
export interface StoredRow extends ListedRow {
  raised_by: string | null;
  created_at: string;
  deleted_at: string | null;
  residual_reason: string | null;
  residual_basis: Risk['residual_basis'];
  working_controls: number;
  open_plans: number;
}

export interface StoredRisk
  extends
    StoredRow,
    Omit<Risk, keyof StoredRow | Nameless | 'raised_by' | 'permissions' | 'computed_residual'> {
  raised_by_name: string | null;
  computed_residual: StoredRating | null;
}

type StoredRating = Rated & { level: ModelLevel };
/** The levels as the model has them: with what follows from each. */
type Ratings = Record<Basis, StoredRating | null>;

type Untagged = Omit<ListedRow, 'tags'>;
type AsSent<Row extends Untagged> = Omit<Row, Basis> &
  Record<Basis, number | null> &
  ModelColumns & { computed_residual?: number | null };

/** Runs a statement that reads risks: their columns, and beside them those of the model that it is given. */
export async function readRisks<Row extends Untagged>(
  db: TenantDb,
  statement: (models: SQL) => SQL,
  how?: Asked,
): Promise<Row[]> {
  const known = knownLevels(db);
  const rows = await db.query<AsSent<Row>>(statement(modelColumns(db, known)), how);
  const [first] = rows;
  if (first !== undefined) learnLevels(known, first);
  return rows.map((row) => withRatings<Row>(row, known));
}

const withRatings = <Row extends Untagged>(row: AsSent<Row>, known: LevelsByVersion): Row => {
  const levels = row.model_version === null ? undefined : known.get(row.model_version);
  const { computed_residual } = row;
  const ratings: Ratings & { computed_residual?: StoredRating | null } = {
    inherent: ratingOf(row.inherent, levels),
    residual: ratingOf(row.residual, levels),
    target: ratingOf(row.target, levels),
    ...(computed_residual !== undefined && { computed_residual: ratingOf(computed_residual, levels) }),
  };
  return Object.assign(row, ratings) as unknown as Row;
};

function ratingOf(digits: number | null, levels: readonly ModelLevel[] | undefined): StoredRating | null {
  if (digits === null) return null;
  const level = levels?.[digits % 10];
  if (level === undefined) throw new Error('a rating names a level that its model does not have');
  const consequence = Math.trunc(digits / 10) % 10;
  const likelihood = Math.trunc(digits / 100);
  return { likelihood, consequence, score: likelihood * consequence, level };
}

/** One risk with its names, if the actor may see it. A deleted one is seen by an Admin only. */
export async function findStoredRisk(
  db: TenantDb,
  actor: Actor,
  id: string,
  how?: Asked,
): Promise<StoredRisk | undefined> {
  const [row] = await readRisks<StoredRisk>(
    db,
    (models) => sql`select ${riskColumns}, ${models} from risk r ${riskJoins}
    where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'})`,
    how,
  );
  return row;
}

/** Locks the row: whoever reads a risk in order to change it must not race. Locked before it is joined: after a wait the
 *  names and levels must be those of the row as it is then. */
export async function findRiskToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredRisk | undefined> {
  const [row] = await readRisks<StoredRisk>(
    db,
    (models) => sql`select ${riskColumns}, ${models} from (
      select r.* from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'}) for update
    ) r ${riskJoins}`,
  );
  return row;
}
