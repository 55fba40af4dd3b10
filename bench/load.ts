import type { ClientBase } from 'pg';

/** How many risks the organisations of the bench have: one small, one middling, one large, and the rest of a million. A single
 *  one has them all. */
export const organisationSizes = (total: number, organisations: number): number[] => {
  const chosen = organisations === 1 ? [] : [1_000, 10_000, 100_000].filter((size) => size < total);
  const rest = organisations - chosen.length;
  const each = Math.floor((total - chosen.reduce((sum, size) => sum + size, 0)) / rest);
  return [...chosen, ...Array.from({ length: rest }, () => each)];
};

/** One risk as both the loader and the services make it: a pure function of its number. */
export const details = (n: number) => ({
  title: `${subjects[n % subjects.length]} ${places[Math.floor(n / 7) % places.length]} case${n}`,
  description: `${sentence} `.repeat(4).trim(),
  context: { cause: `Cause ${n % 50}`, consequence: `Consequence ${n % 30}` },
  likelihood: 1 + (n % 5),
  consequence: 1 + (Math.floor(n / 5) % 5),
  department: n % 8,
  owner: n % 20,
  reason: 'Rated in the workshop',
});

const subjects = [
  'Unpatched server in',
  'Lost laptop from',
  'Late supplier for',
  'Missing contract in',
  'Fire in',
  'Wrong payment by',
  'Stolen data from',
  'Key person of',
  'Broken lift in',
  'Old software in',
  'Untested backup of',
];
const places = [
  'the head office',
  'the warehouse',
  'the laboratory',
  'the northern branch',
  'the archive',
  'the call centre',
  'the plant',
];
const sentence =
  'Nobody has looked at this since the last audit, and the people who knew about it have left.';

/** Writes risks `from` to `to` in one statement each for risks and ratings; the triggers of the product do the rest. Their ids are in
 *  the order they are made in, as the product's are: with ids by chance, indexes take less room than they do with people.
 *  Runs inside a transaction whose organisation is set. The matrix is the shipped one. */
export async function loadRisks(
  client: ClientBase,
  { org, departments, owners, actor, from, to, now }: LoadOrder,
): Promise<void> {
  await client.query({
    name: 'bench_load',
    text: `with numbered as (
        select n, uuidv7() as id,
          ($8::text[])[1 + n % ${subjects.length}] || ' ' || ($9::text[])[1 + (n / 7) % ${places.length}] || ' case' || n as title,
          (1 + n % 5)::smallint as likelihood, (1 + (n / 5) % 5)::smallint as consequence,
          ($2::uuid[])[1 + n % 8] as department_id, ($3::uuid[])[1 + n % 20] as owner_id
        from generate_series($5::int, $6::int) n
      ), levelled as (
        select x.*, (m.matrix -> (likelihood - 1) ->> (consequence - 1))::smallint as level, m.number,
          ($7::timestamptz + make_interval(days => (m.levels -> (m.matrix -> (likelihood - 1) ->> (consequence - 1))::int ->> 'review_days')::int))::date as review_on
        from numbered x, risk_model m where m.org_id = $1 and m.status = 'active'
      ), made as (
        insert into risk (org_id, id, entry_number, version, ref, title, description, context, source, department_id, owner_id, category_id, raised_by, raised_on, triage, status,
          model_version, inherent_likelihood, inherent_consequence, inherent_level, review_on, created_at, created_by, updated_at, updated_by)
        select $1, id, n, 2, 'R-' || lpad(n::text, greatest(4, length(n::text)), '0'), title, $10,
          jsonb_build_object('cause', 'Cause ' || n % 50, 'consequence', 'Consequence ' || n % 30), 'user', department_id, owner_id,
          (select c.id from risk_category c where c.org_id = $1 order by c.name_key limit 1), $4::uuid, $7::timestamptz::date,
          'triaged', 'created', number, likelihood, consequence, level, review_on, $7, $4, $7, $4 from levelled
      )
      insert into risk_assessment (org_id, id, risk_id, at, by, by_name, model_version, inherent, explanation, reason, trigger)
      select $1, uuidv7(), id, $7, $4, $11, number, jsonb_build_object('likelihood', likelihood, 'consequence', consequence, 'level', level), $13::jsonb, $12, 'initial' from levelled`,
    values: [
      org,
      departments,
      owners,
      actor.id,
      from,
      to,
      now,
      subjects,
      places,
      `${sentence} `.repeat(4).trim(),
      actor.name,
      'Rated in the workshop',
      JSON.stringify(explanation),
    ],
  });
  await client.query(
    `insert into risk_counter as c (org_id, n, entries) values ($1, $2, $2)
      on conflict (org_id) do update set n = greatest(c.n, excluded.n), entries = greatest(c.entries, excluded.entries)`,
    [org, to],
  );
}

/** How the rating came about: straight, by the shipped model. */
const explanation = {
  inherent: { basis: 'direct', likelihood_rule: 'max', consequence_rule: 'max', factors: [] },
  residual: { basis: 'none', computed: null, controls: null },
};

interface LoadOrder {
  org: string;
  departments: string[];
  owners: string[];
  actor: { id: string; name: string };
  from: number;
  to: number;
  now: string;
}
