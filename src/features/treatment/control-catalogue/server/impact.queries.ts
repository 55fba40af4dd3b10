import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findLosingRequirements } from '#features/compliance/control-assessment/server/shared/linked-requirement.queries.ts';
import { toRow } from '#features/risk/record/server/shared/risk.presenter.ts';
import {
  readRisks,
  riskJoins,
  rowColumns,
  type ListedRow,
} from '#features/risk/record/server/shared/risk.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import type { StoredControl } from '#features/treatment/control/server/shared/control.presenter.ts';
import type { Impact, ProtectedRisk } from '../control-catalogue.contract.ts';

interface Link extends Pick<ProtectedRisk, 'acts_on' | 'design' | 'since' | 'alone'> {
  id: string;
  risk_id: string;
  rank: number;
}

/** What a control protects: open risks, and answers of open assessments, those first that no other working control protects. */
export async function findImpact(
  { db, actor, language }: Pick<Call, 'db' | 'actor' | 'language'>,
  control: StoredControl,
  { limit, offset }: { limit: number; offset: number },
): Promise<Impact> {
  const links = sql`select l.id, l.risk_id, l.acts_on, l.design, l.since, r.rank, ${visibleTo(actor)} as visible,
      not exists (select from risk_control o join control c on c.org_id = o.org_id and c.id = o.control_id
        where o.org_id = l.org_id and o.risk_id = l.risk_id and o.control_id <> l.control_id
          and c.deleted_at is null and c.status in ('implemented', 'degraded')) as alone
    from risk_control l join risk r on r.org_id = l.org_id and r.id = l.risk_id
    where l.org_id = ${db.org_id} and l.control_id = ${control.id} and r.deleted_at is null and r.status <> 'closed'`;
  const [sums, page, answers] = await Promise.all([
    db.query<{ count: number; alone: number; hidden: number }>(
      sql`select count(*) filter (where visible)::int as count, count(*) filter (where visible and alone)::int as alone,
        count(*) filter (where not visible)::int as hidden from (${links}) l`,
    ),
    db.query<Link>(
      sql`select l.id, l.risk_id, l.acts_on, l.design, l.since, l.alone from (${links}) l where l.visible
        order by l.alone desc, l.rank desc, l.id limit ${limit} offset ${offset}`,
    ),
    findLosingRequirements(db, actor, language, control.id, { limit, offset }),
  ]);
  const rows = await readRisks<ListedRow>(
    db,
    (models) => sql`select ${rowColumns}, ${models} from risk r ${riskJoins}
      where r.org_id = ${db.org_id} and r.id = any (${sql.param(page.map(({ risk_id }) => risk_id))}::uuid[])`,
  );
  const day = today(db.now, actor.timezone);
  const shown = new Map(rows.map((row) => [row.id, toRow(row, day)]));
  return {
    risks: page.flatMap(({ id, risk_id, acts_on, design, since, alone }) => {
      const row = shown.get(risk_id);
      if (row === undefined) return [];
      const { ref, title, status, triage, department, owner, inherent, residual, flags } = row;
      const risk = { id: risk_id, ref, title, status, triage, department, owner, inherent, residual, flags };
      return [{ id, risk, acts_on, design, since, alone }];
    }),
    ...(sums[0] ?? { count: 0, alone: 0, hidden: 0 }),
    requirements: control.requirements,
    answers,
  };
}
