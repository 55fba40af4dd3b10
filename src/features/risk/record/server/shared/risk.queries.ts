import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { writtenFields, type Risk, type RiskRow } from '../../risk.contract.ts';
import { type Basis, type Rated } from '#features/risk/model/risk-level.contract.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

// What follows is the same text for every call: whole, so that it is not composed anew each time.
const rating = (basis: Basis): string =>
  `case when r.${basis}_level is not null then json_build_object('likelihood', r.${basis}_likelihood, 'consequence', r.${basis}_consequence,
    'score', r.${basis}_likelihood * r.${basis}_consequence, 'level', m.levels -> r.${basis}_level::int) end as ${basis}`;

/** The columns of a register row, from a risk `r` joined by `riskJoins`. */
export const rowColumns =
  sql.raw(`r.id, r.version, r.ref, r.title, r.status, r.triage, r.treatment, r.review_on, r.updated_at, r.department_id, r.owner_id,
  r.raised_by, r.created_at, r.deleted_at, r.request, r.model_version, r.residual_lapses_on, r.department_sort as department_name, r.owner_sort as owner_name,
  r.category_id, c.name as category_name, ${bases.map(rating).join(', ')},
  (select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour) order by t.name)
    from risk_tag_link l join risk_tag t on t.org_id = l.org_id and t.id = l.tag_id where l.org_id = r.org_id and l.risk_id = r.id) as tags,
  (select number from risk_model a where a.org_id = r.org_id and a.status = 'active') as active_model`);

export const riskJoins = sql.raw(`left join risk_category c on c.org_id = r.org_id and c.id = r.category_id
  left join risk_model m on m.org_id = r.org_id and m.number = r.model_version`);

/** The further columns of a risk's own page. */
export const riskColumns = sql`${rowColumns}, ${sql.raw(`${writtenFields.map((field) => `r.${field}`).join(', ')}, r.last_review_at, r.inherent_factors,
  r.inherent_justification, r.residual_reason, r.treatment_note, r.transfer, r.avoidance, r.closed,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = r.org_id and p.id = r.raised_by) as raised_by_name`)}`;

type Nameless = 'department' | 'category' | 'owner' | 'flags' | 'tags';

/** A register row as the database gives it. */
export interface StoredRow extends Omit<RiskRow, Nameless> {
  tags: RiskRow['tags'] | null;
  department_id: string | null;
  department_name: string;
  owner_id: string | null;
  owner_name: string;
  category_id: string | null;
  category_name: string | null;
  raised_by: string | null;
  created_at: string;
  deleted_at: string | null;
  request: Risk['request'];
  model_version: number | null;
  residual_lapses_on: string | null;
  active_model: number;
}

export interface StoredRisk
  extends Omit<StoredRow, Basis>, Omit<Risk, keyof StoredRow | Nameless | 'raised_by' | 'permissions'> {
  raised_by_name: string | null;
  /** The levels as the model has them: with what follows from each. */
  inherent: StoredRating | null;
  residual: StoredRating | null;
  target: StoredRating | null;
}

type StoredRating = Rated & { level: ModelLevel };

/** One risk with its names, if the actor may see it. A deleted one is seen by an Admin only. */
export async function findStoredRisk(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredRisk | undefined> {
  const [row] = await db.query<StoredRisk>(sql`select ${riskColumns} from risk r ${riskJoins}
    where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'})`);
  return row;
}

/** Locks the row: whoever reads a risk in order to change it must not race. Locked before it is joined: after a wait the
 *  names and levels must be those of the row as it is then. */
export async function findRiskToChange(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredRisk | undefined> {
  const [row] = await db.query<StoredRisk>(sql`select ${riskColumns} from (
      select r.* from risk r where r.org_id = ${db.org_id} and r.id = ${id} and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'}) for update
    ) r ${riskJoins}`);
  return row;
}
