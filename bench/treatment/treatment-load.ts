import type { ClientBase } from 'pg';
import { placedQueries, reference } from '../placed-query.ts';

/** Of the control that most risks are linked to. */
export const touched = 1000;

interface TreatmentOrder {
  org: string;
  departments: readonly string[];
  owners: readonly string[];
  actor: { id: string; name: string };
  /** As many controls, plans and pieces of evidence as there are risks; five links a risk, ten tasks a plan. */
  controls: number;
  now: Date;
}

export const linksOfRisk = 5;
export const tasksOfPlan = 10;

// $1 org, $2 departments, $3 owners, $4 actor, $5 how many, $6 now.
const controls = `insert into control (org_id, id, ref, title, description, kind, action, function, owner_id, department_id, status, test_every_days, implemented_on,
    last_test_id, last_test_result, last_tested_on, created_at, created_by, updated_at, updated_by)
  select $1, gen_random_uuid(), ${reference('CO', 'n')}, (array['Backups are tried', 'Access is reviewed', 'Changes are approved', 'Payments are matched', 'Doors are locked', 'Patches are applied', 'Suppliers are assessed'])[1 + n % 7] || ' ' || n,
    'What is done, by whom and how often stands in the procedure of the department.', (array['policy', 'process', 'technical', 'physical', 'people'])[1 + n % 5],
    (array['preventive', 'detective', 'corrective'])[1 + n % 3], (array['govern', 'identify', 'protect', 'detect', 'respond', 'recover'])[1 + n % 6],
    ($3::uuid[])[1 + n % cardinality($3::uuid[])], case when n < $5 then ($2::uuid[])[1 + n % cardinality($2::uuid[])] end, s.status, 90,
    case when s.works then $6::timestamptz::date - 200 end, case when s.works then gen_random_uuid() end,
    case when s.works then case s.status when 'degraded' then 'fail' else 'pass' end end, case when s.works then $6::timestamptz::date - n % 80 end,
    $6, $4, $6::timestamptz - make_interval(mins => n), $4
  from generate_series(1, $5::int) n
    cross join lateral (select (array['implemented', 'implemented', 'implemented', 'implemented', 'implemented', 'implemented', 'degraded', 'planned', 'in_progress', 'retired'])[1 + n % 10] as status) x
    cross join lateral (select x.status, x.status in ('implemented', 'degraded') as works) s`;

const numbered = `numbered as (
    select 'risk' as type, id, row_number() over (order by ref_sort, id)::int as nth from risk where org_id = $1
    union all select 'control', id, row_number() over (order by ref_sort, id)::int from control where org_id = $1
    union all select 'cip', id, row_number() over (order by ref_sort, id)::int from plan where org_id = $1)`;

/** Which control the kth link of the nth risk leads to. The last control has one of each of the first so many risks. */
const controlOf = (n: string, k: string) => `1 + (${n} * ${linksOfRisk} + ${k}) % ($5::int - 1)`;

const links = `with ${numbered}
  insert into risk_control (org_id, id, risk_id, control_id, acts_on, design, since, created_at, created_by, updated_at, updated_by)
  select $1, gen_random_uuid(), r.id, c.id, case when c.nth = $5 then 'both' else (array['likelihood', 'consequence', 'both'])[1 + k % 3] end,
    case when c.nth = $5 then 80 else 10 + (r.nth * 7 + k * 13) % 40 end, $6::timestamptz::date - 100, $6, $4, $6, $4
  from numbered r cross join generate_series(0, ${linksOfRisk - 1}) k
    join numbered c on c.type = 'control' and c.nth = case when k = 0 and r.nth <= ${touched} then $5 else ${controlOf('r.nth', 'k')} end
  where r.type = 'risk'`;

const plans = `with ${numbered}
  insert into plan (org_id, id, ref, title, objective, control_id, department_id, owner_id, approver_id, priority, start_on, due_on, first_due_on, budget, effort_days,
    expected_design, expected_status, status, approved_at, approved_by, created_at, created_by, updated_at, updated_by)
  select $1, gen_random_uuid(), ${reference('CIP', 'c.nth')}, 'Improvement of what is done, ' || c.nth, 'It is to work as it was designed.', x.id,
    ($2::uuid[])[1 + c.nth % cardinality($2::uuid[])], ($3::uuid[])[1 + c.nth % cardinality($3::uuid[])], ($3::uuid[])[1 + (c.nth + 1) % cardinality($3::uuid[])], 1 + c.nth % 4,
    $6::timestamptz::date - 120, $6::timestamptz::date - 100 + c.nth % 400, $6::timestamptz::date - 100 + c.nth % 400, 100000 + c.nth, c.nth % 90, 90, 'implemented', s.status,
    case when s.status not in ('draft', 'submitted') then $6::timestamptz end, case when s.status not in ('draft', 'submitted') then $4::uuid end,
    $6, $4, $6::timestamptz - make_interval(mins => c.nth), $4
  from numbered c join numbered x on x.type = 'control' and x.nth = ${controlOf('c.nth', '1')}
    cross join lateral (select (array['draft', 'submitted', 'approved', 'in_progress', 'in_progress', 'on_hold', 'completed', 'validated', 'validated', 'cancelled'])[1 + c.nth % 10] as status) s
  where c.type = 'control'`;

const planRisks = `with ${numbered}
  insert into plan_risk (org_id, plan_id, risk_id) select $1, p.id, r.id from numbered p join numbered r on r.type = 'risk' and r.nth = p.nth where p.type = 'cip'`;

const tasks = `with ${numbered}, made as (
    insert into task (org_id, id, ref, title, parent_kind, parent_id, department_id, reviewer_id, priority, due_on, status, done_at, created_at, created_by, updated_at, updated_by)
    select $1, gen_random_uuid(), ${reference('T', 'n')}, (array['Write it down', 'Try it out', 'Tell everybody', 'Buy what is missing', 'Clean up', 'Look again', 'Ask the supplier'])[1 + n % 7] || ' ' || n,
      x.kind, p.id, case when x.kind = 'none' then ($2::uuid[])[1 + n % cardinality($2::uuid[])] end, case when n % 4 = 0 then ($3::uuid[])[1 + n % cardinality($3::uuid[])] end, 1 + n % 4,
      case when n % 20 <> 0 then $6::timestamptz::date - 100 + n % 400 end, s.status, case when s.status = 'done' then $6::timestamptz end,
      $6, $4, $6::timestamptz - make_interval(secs => n), $4
    from generate_series(1, $5::int * ${tasksOfPlan}) n
      cross join lateral (select (array['cip', 'cip', 'cip', 'cip', 'cip', 'cip', 'cip', 'risk', 'risk', 'none'])[1 + n % 10] as kind) x
      left join numbered p on p.type = x.kind and p.nth = 1 + (n / 10) % $5::int
      cross join lateral (select (array['todo', 'todo', 'in_progress', 'blocked', 'in_review', 'done', 'done', 'done', 'done', 'cancelled'])[1 + (n / 3) % 10] as status) s
    returning org_id, id, ref_sort
  )
  insert into task_assignee (org_id, task_id, person_id)
  select org_id, id, ($3::uuid[])[1 + row_number() over (order by ref_sort) % cardinality($3::uuid[])] from made`;

const evidence = `with ${numbered}, made as (
    insert into evidence (org_id, id, ref, name, kind, status, department_id, owner_id, reviewer_id, effective_from, valid_for_days, revision, accepted_revision, decided_revision,
      awaiting_revision, submitted_at, submitted_by, decided_at, decided_by, created_at, created_by, updated_at, updated_by)
    select $1, gen_random_uuid(), ${reference('EV', 'c.nth')}, 'Minutes of the review ' || c.nth, 'statement', s.status, ($2::uuid[])[1 + c.nth % cardinality($2::uuid[])],
      ($3::uuid[])[1 + c.nth % cardinality($3::uuid[])], ($3::uuid[])[1 + (c.nth + 1) % cardinality($3::uuid[])], $6::timestamptz::date - c.nth % 300, 365, s.n,
      case when s.status = 'accepted' then 1 end, case when s.status = 'accepted' then 1 end, case when s.status = 'submitted' then 1 end,
      case when s.n = 1 then $6::timestamptz end, case when s.n = 1 then ($3::uuid[])[1 + c.nth % cardinality($3::uuid[])] end,
      case when s.status = 'accepted' then $6::timestamptz end, case when s.status = 'accepted' then ($3::uuid[])[1 + (c.nth + 1) % cardinality($3::uuid[])] end,
      $6, $4, $6::timestamptz - make_interval(mins => c.nth), $4
    from numbered c cross join lateral (select x.status, (x.status <> 'requested')::int as n
      from (select (array['accepted', 'accepted', 'accepted', 'submitted', 'requested'])[1 + c.nth % 5] as status) x) s
    where c.type = 'control' returning id, name, revision, owner_id, effective_from
  ), revised as (
    insert into evidence_revision (org_id, evidence_id, n, statement, sha256, effective_from, by, by_name, at)
    select $1, m.id, 1, 'We met and looked at it.', repeat('0', 64), m.effective_from, m.owner_id, 'Owner', $6 from made m where m.revision = 1
  )
  insert into evidence_link (org_id, object_type, object_id, evidence_id, created_at, created_by)
  select $1, 'control', c.id, m.id, $6, $4 from made m join numbered c on c.type = 'control' and c.nth = (regexp_match(m.name, '[0-9]+$'))[1]::int`;

const counters = { control: 1, plan: 1, task: tasksOfPlan, evidence: 1 };

/** Gives an organisation that has its risks what treats them, in one statement for each kind of record. Runs inside a transaction whose
 *  organisation is set. What follows for the risks is noted as due, and not computed. */
export async function loadTreatment(
  client: ClientBase,
  { org, departments, owners, actor, controls: many, now }: TreatmentOrder,
): Promise<void> {
  const put = placedQueries(client, [org, departments, owners, actor.id, many, now.toISOString()]);
  for (const statement of [controls, links, plans, planRisks, tasks, evidence]) await put(statement);
  for (const [thing, times] of Object.entries(counters))
    await client.query(
      `insert into ${thing}_counter (org_id, n) values ($1, $2) on conflict (org_id) do update set n = greatest(${thing}_counter.n, excluded.n)`,
      [org, many * times],
    );
  await client.query(
    `insert into residual_due (org_id, id, cause, noted_at) values ($1, gen_random_uuid(), 'control_linked', $2)`,
    [org, now.toISOString()],
  );
}
