import type { ClientBase } from 'pg';
import { snapshotSums } from '#features/compliance/figure/figure.rules.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import type { ShippedStandard } from '#features/compliance/standard/standard-content.contract.ts';
import { placedQueries, reference } from '../placed-query.ts';

interface ComplianceOrder {
  org: string;
  departments: readonly string[];
  owners: readonly string[];
  actor: { id: string; name: string };
  standard: ShippedStandard;
  /** Numbers of the first and the last of so many assessments. */
  from: number;
  to: number;
  /** How many there will be in all: the last of each department counts. */
  total: number;
  /** Controls that are asked beyond those of the standard, on later pages than any that is looked at. */
  further?: number;
  now: Date;
}

/** Pieces of evidence of an assessment. */
const proofs = 5;
/** Nobody works longer on an assessment; there is one a month. */
const runningMonths = 12;

// $1 org, $2 departments, $3 owners, $4 actor, $5 first, $6 last, $7 now, $8 standard and total, $9 what is asked.
const said = (key: string) => `($8::jsonb ->> '${key}')`;
const numbers = `generate_series($5::int, $6::int) n
  cross join lateral (select (${said('total')}::int - n) / (cardinality($2::uuid[]) + 1) as age, n % (cardinality($2::uuid[]) + 1) as unit) u
  cross join lateral (select case when u.age = 0 then 'approved' when u.age <= ${runningMonths} and n % 10 = 0 then 'in_progress' else 'superseded' end as status) s`;

/** The newest of each department, and of the organisation, is approved; a tenth of those of the year before it runs, the rest was superseded. */
const assessments = `insert into compliance_assessment (org_id, id, ref, name, standard, standard_version, department_id, period_from, period_to,
    kind, lead_id, reviewer_id, due_date, status, submitted_at, submitted_by, approved_at, approved_by, hash, created_at, created_by, updated_at, updated_by)
  select $1, gen_random_uuid(), ${reference('CA', 'n')}, 'Assessed for the ' || n || 'th time', ${said('standard')}, ${said('version')},
    ($2::uuid[])[u.unit], $7::timestamptz::date - u.age * 30 - 365, $7::timestamptz::date - u.age * 30, 'self',
    ($3::uuid[])[1 + n % cardinality($3::uuid[])], ($3::uuid[])[1 + (n + 1) % cardinality($3::uuid[])], $7::timestamptz::date + 30, s.status,
    case when s.status <> 'in_progress' then $7::timestamptz end, case when s.status <> 'in_progress' then $4::uuid end,
    case when s.status <> 'in_progress' then $7::timestamptz end, case when s.status <> 'in_progress' then $4::uuid end,
    case when s.status = 'approved' then repeat('0', 64) end, $7, $4, $7::timestamptz - make_interval(mins => n), $4
  from ${numbers}`;

const these = `(select a.id, a.status, substring(a.ref from '[0-9]+$')::int as n from compliance_assessment a
  where a.org_id = $1 and substring(a.ref from '[0-9]+$')::int between $5::int and $6::int) a`;

const controls = `insert into control_assessment (org_id, id, assessment_id, code, parent, section, level, position, is_parent, result,
    implementation_percent, status, owner_id, due_date, proven_share, applicability_state, created_at, created_by, updated_at, updated_by)
  select $1, gen_random_uuid(), a.id, r.code, r.parent, r.section, r.level, r.position, r.is_parent,
    case when r.is_parent or (r.position + a.n) % 11 = 0 then 'not_assessed' else (array['compliant', 'partial', 'non_compliant'])[1 + (r.position + a.n) % 3] end,
    case when not r.is_parent and (r.position + a.n) % 3 = 1 then r.position % 100 end,
    case when r.is_parent then 'to_do' when a.status = 'in_progress' and r.position % 3 = 0 then 'in_progress' else 'done' end,
    ($3::uuid[])[1 + r.position % cardinality($3::uuid[])], case when r.position % 4 = 0 then $7::timestamptz::date - 60 + r.position % 120 end,
    case when not r.is_parent and (r.position + a.n) % 3 = 0 and r.position % 2 = 1 then 1 else 0 end,
    case when r.position % 13 = 12 and not r.is_parent then 'not_applicable' else 'applicable' end, $7, $4, $7, $4
  from ${these} cross join jsonb_to_recordset($9::jsonb)
    as r (code text, parent text, section text, level text, position integer, is_parent boolean)`;

const snapshots = `insert into compliance_snapshot (org_id, id, assessment_id, revision, taken_at, taken_by, content, hash, ${snapshotSums.join(', ')})
  select $1, gen_random_uuid(), a.id, 1, $7, $4, '{}', repeat('0', 64), s.*
  from ${these} cross join lateral (select ${snapshotSums.map((name) => `sum(f.${name})`).join(', ')}
    from compliance_figure f where f.org_id = $1 and f.assessment_id = a.id) s
  where a.status <> 'in_progress'`;

/** What proved the assessments of earlier years has expired long ago; of those that count, some does soon. */
const evidence = `with made as (
    insert into evidence (org_id, id, ref, name, kind, status, owner_id, reviewer_id, effective_from, valid_for_days, revision, accepted_revision,
      decided_revision, submitted_at, submitted_by, decided_at, decided_by, created_at, created_by, updated_at, updated_by)
    select $1, gen_random_uuid(), ${reference('EV', `(a.n - 1) * ${proofs} + k`)}, a.id::text, 'statement', case when a.status = 'superseded' then 'expired' else 'accepted' end,
      ($3::uuid[])[1 + a.n % cardinality($3::uuid[])], ($3::uuid[])[1 + (a.n + 1) % cardinality($3::uuid[])],
      $7::timestamptz::date - case when a.status = 'superseded' then 800 else 380 - k * 30 end, 365, 1, 1, 1, $7, $4, $7, $4, $7, $4, $7, $4
    from ${these} cross join generate_series(1, ${proofs}) k returning id, name, ref)
  insert into evidence_link (org_id, object_type, object_id, evidence_id, created_at, created_by)
  select $1, 'control_assessment', c.id, m.id, $7, $4 from made m join control_assessment c
    on c.org_id = $1 and c.assessment_id = m.name::uuid and not c.is_parent and c.position % 40 = substring(m.ref from '[0-9]+$')::int % 5`;

/** Gives an organisation assessments with everything they ask answered, in one statement for each kind of record. Runs inside a
 *  transaction whose organisation is set. */
export async function loadCompliance(client: ClientBase, order: ComplianceOrder): Promise<void> {
  const { org, departments, owners, actor, standard: key, from, to, total, further = 0, now } = order;
  const { version, requirements } = shippedStandard(key);
  const asked = requirements
    .filter(({ level }) => level !== 'section')
    .map(({ code, parent, section, level, isAnswered }, position) => ({
      code,
      parent: level === 'sub_control' ? parent : null,
      section,
      level,
      position,
      is_parent: !isAnswered,
    }));
  const last = asked.at(-1) as (typeof asked)[number];
  for (let n = 1; n <= further; n += 1)
    asked.push({
      ...last,
      code: `Z.${n}`,
      parent: null,
      level: 'control',
      position: last.position + n,
      is_parent: false,
    });
  const put = placedQueries(client, [
    org,
    departments,
    owners,
    actor.id,
    from,
    to,
    now.toISOString(),
    JSON.stringify({ standard: key, version, total }),
    JSON.stringify(asked),
  ]);
  for (const statement of [assessments, controls, snapshots, evidence]) await put(statement);
  for (const [counter, n] of [
    ['compliance_assessment_counter', to],
    ['evidence_counter', to * proofs],
  ] as const)
    await client.query(
      `insert into ${counter} (org_id, n) values ($1, $2) on conflict (org_id) do update set n = greatest(${counter}.n, excluded.n)`,
      [org, n],
    );
}
