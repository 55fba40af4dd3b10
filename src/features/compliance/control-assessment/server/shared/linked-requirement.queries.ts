import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { cappedPage, shownPage, windowOf } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import { controlSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { ownName, ownTitle } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { isShipped, type StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { shown } from '#features/maturity/figure/figure.rules.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { thisControl as thisCatalogueControl } from '#features/treatment/control/server/shared/control.queries.ts';
import { visibleEvidence } from '#features/treatment/evidence/server/shared/evidence.queries.ts';
import { planSeenBy } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import type {
  LinkedRequirement,
  LosingRequirements,
  RequiredType,
} from '../../linked-requirement.contract.ts';

interface Window {
  limit: number;
  offset: number;
}

/** As the database gives it. Words of shipped standards are no rows. */
interface StoredRequirement extends Omit<LinkedRequirement, 'title' | 'standard'> {
  standard: StandardKey;
  own_name: string | null;
  own_title: string | null;
}

/** Of the answer `ca` of the assessment `a`. */
const columns = sql`${sql.raw(`ca.id, ca.code, ca.status, ca.result, (ca.value * 100)::float8 as value, ca.is_applicable,
  ca.carried_from is not null as is_carried, a.standard, json_build_object('id', a.id, 'ref', a.ref, 'name', a.name, 'status', a.status,
    'period', json_build_object('from', a.period_from, 'to', a.period_to)) as assessment`)},
  ${ownName('a')} as own_name, ${ownTitle('a', 'ca')} as own_title`;
const newestFirst = sql.raw('a.period_to desc, a.id desc, ca.position');

function toRequirement(stored: StoredRequirement, language: Language): LinkedRequirement {
  const { id, code, status, result, value, is_applicable, is_carried, assessment, standard: key } = stored;
  const words = isShipped(key) ? shippedStandard(key).in(language) : undefined;
  return {
    id,
    code,
    title: words?.of(code).title ?? stored.own_title ?? code,
    standard: { key, name: words?.name ?? stored.own_name ?? key },
    status,
    result,
    value: value === null ? null : shown(value),
    is_applicable,
    is_carried,
    assessment,
  };
}

const linkedBy = (column: 'control_id' | 'risk_id' | 'plan_id') => (db: TenantDb, id: string) =>
  sql`select cl.control_assessment_id from control_assessment_link cl where cl.org_id = ${db.org_id} and ${sql.raw(`cl.${column}`)} = ${id}`;

/** Of each type: the record, if the actor may see it, and the answers that are linked with it. A deleted record is seen by an Admin. */
const sources: Record<
  RequiredType,
  { record: (db: TenantDb, actor: Actor, id: string) => SQL; answers: (db: TenantDb, id: string) => SQL }
> = {
  control: {
    record: (db, actor, id) => sql`select from control c where ${thisCatalogueControl(db, actor, id)}`,
    answers: linkedBy('control_id'),
  },
  risk: {
    record: (db, actor, id) => sql`select from risk r where r.org_id = ${db.org_id} and r.id = ${id}
      and ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'})`,
    answers: linkedBy('risk_id'),
  },
  plan: {
    record: (db, actor, id) => sql`select from plan where ${planSeenBy(db, viewerOf(actor), id)}`,
    answers: linkedBy('plan_id'),
  },
  evidence: {
    record: (db, actor, id) => sql`select from evidence e where e.org_id = ${db.org_id} and e.id = ${id}
      and ${visibleEvidence(actor)} and (e.deleted_at is null or ${actor.type === 'Admin'})`,
    answers: (db, id) => sql`select l.object_id from evidence_link l
      where l.org_id = ${db.org_id} and l.evidence_id = ${id} and l.object_type = 'control_assessment'`,
  },
};

/** Answers `ca` of assessments `a` that are not deleted. */
const among = (db: TenantDb, answers: SQL): SQL =>
  sql`from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    where ca.org_id = ${db.org_id} and ca.id in (${answers}) and a.deleted_at is null`;

interface Asked extends Window {
  object_type: RequiredType;
  object_id: string;
}

/** What is asked of a record, as far as the actor sees it. */
export async function findLinkedRequirements(
  db: TenantDb,
  actor: Actor,
  language: Language,
  { object_type, object_id, ...window }: Asked,
): Promise<Page<LinkedRequirement>> {
  const { record, answers } = sources[object_type];
  const found = sql`${among(db, answers(db, object_id))} and ${controlSeenBy(viewerOf(actor))}`;
  const [seen, page] = await Promise.all([
    db.query(record(db, actor, object_id)),
    cappedPage<StoredRequirement>(
      db,
      found,
      sql`select ${columns} ${found} order by ${newestFirst} ${windowOf(window)}`,
    ),
  ]);
  if (seen.length === 0) refuse(notFound);
  return shownPage(page, (row) => toRequirement(row, language));
}

/** The answers of open assessments that lose a control once it is retired. What does not apply loses nothing. */
export async function findLosingRequirements(
  db: TenantDb,
  actor: Actor,
  language: Language,
  control: string,
  window: Window,
): Promise<LosingRequirements> {
  const losing = sql`${among(db, sources.control.answers(db, control))} and ca.is_applicable
    and ${oneOfThese(sql.raw('a.status'), openComplianceStatuses)}`;
  const seen = controlSeenBy(viewerOf(actor));
  const alone = sql`not exists (select from control_assessment_link o join control c on c.org_id = o.org_id and c.id = o.control_id
    where o.org_id = ca.org_id and o.control_assessment_id = ca.id and o.control_id <> ${control}
      and c.deleted_at is null and c.status in ('implemented', 'degraded'))`;
  const [[sums], rows] = await Promise.all([
    db.query<Omit<LosingRequirements, 'rows'>>(
      sql`select count(*) filter (where f.seen)::int as count, count(*) filter (where f.seen and f.alone)::int as alone,
        count(*) filter (where f.seen is not true)::int as hidden from (select ${seen} as seen, ${alone} as alone ${losing}) f`,
    ),
    db.query<StoredRequirement & { alone: boolean }>(
      sql`select ${columns}, ${alone} as alone ${losing} and ${seen} order by alone desc, ${newestFirst} ${windowOf(window)}`,
    ),
  ]);
  return {
    rows: rows.map((row) => ({ ...toRequirement(row, language), alone: row.alone })),
    ...(sums ?? { count: 0, alone: 0, hidden: 0 }),
  };
}
