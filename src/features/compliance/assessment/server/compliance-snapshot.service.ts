import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { contentHash } from '#platform/server/log/act.ts';
import { figuresOf, snapshotSums } from '#features/compliance/figure/figure.rules.ts';
import type { StoredAssessment } from './shared/compliance-assessment.queries.ts';

/** What was answered to one control, and what it was proven by, as it is kept. */
const frozenControl =
  sql.raw(`json_build_object('code', ca.code, 'applicability_state', ca.applicability_state,
  'applicability_reasons', ca.applicability_reasons, 'applicability_text', ca.applicability_text, 'provider', ca.provider,
  'result', ca.result, 'implementation_percent', ca.implementation_percent, 'maturity_level', ca.maturity_level, 'value', ca.value,
  'is_proven', ca.is_proven, 'proven_share', ca.proven_share, 'staleness', ca.staleness, 'observation', ca.observation, 'no_evidence_reason', ca.no_evidence_reason,
  'owner', (select p.first_name || ' ' || p.last_name from person p where p.org_id = ca.org_id and p.id = ca.owner_id),
  'evidence', coalesce((select json_agg(json_build_object('ref', e.ref, 'name', e.name, 'status', e.status, 'revision', e.accepted_revision) order by e.ref)
    from evidence_link l join evidence e on e.org_id = l.org_id and e.id = l.evidence_id and e.deleted_at is null
    where l.org_id = ca.org_id and l.object_type = 'control_assessment' and l.object_id = ca.id), '[]'))`);

/** Keeps what is being approved; answers its hash. Each approval has a snapshot of its own, also after a reopening. */
export async function takeSnapshot(
  db: TenantDb,
  stored: StoredAssessment,
  by: { id: string; name: string },
): Promise<string> {
  const at = db.now.toISOString();
  const controls = await db.query<{ control: Record<string, unknown> }>(
    sql`select ${frozenControl} as control from control_assessment ca
      where ca.org_id = ${db.org_id} and ca.assessment_id = ${stored.id} and not ca.is_parent order by ca.position`,
  );
  const { ref, name, standard, standard_version, department_name, scope_text, kind, groups_in_scope } =
    stored;
  const content = {
    ref,
    name,
    standard,
    standard_version,
    department: department_name,
    scope_text,
    kind,
    groups_in_scope,
    period: { from: stored.period_from, to: stored.period_to },
    lead: stored.lead_name ?? '',
    approved: { by: by.name, at },
    figures: figuresOf(stored.sums),
    controls: controls.map(({ control }) => control),
  };
  const hash = contentHash(content);
  const sums = {
    names: sql.raw(snapshotSums.join(', ')),
    values: sql.join(
      snapshotSums.map((name) => sql`${stored.sums[name]}::numeric`),
      sql`, `,
    ),
  };
  await db.query(sql`insert into compliance_snapshot (org_id, id, assessment_id, revision, taken_at, taken_by, content, hash, ${sums.names})
    select ${db.org_id}, ${newId(db.now)}, ${stored.id}, 1 + count(*), ${at}::timestamptz, ${by.id}::uuid, ${JSON.stringify(content)}::jsonb, ${hash},
      ${sums.values}
    from compliance_snapshot s where s.org_id = ${db.org_id} and s.assessment_id = ${stored.id}`);
  return hash;
}
