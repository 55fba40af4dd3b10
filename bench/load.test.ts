import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { beginIn } from '#tests/world/connections.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { categoryOf } from '#tests/world/risk-world.ts';
import { setClock, newWorld, secret, type World } from '#tests/world/world.ts';
import { details, loadRisks } from './load.ts';

const many = 100;
const moment = '2026-03-02T10:00:00.000Z';

/** What is compared: everything that does not name an organisation, a person, or a row. */
const pictures = {
  risks: `select r.ref, r.entry_number, r.version, r.title, r.description, r.context, r.source, d.position as department, o.last_name as owner, a.type as raised_by, r.raised_on::text, r.triage,
      r.status, r.treatment, r.model_version, r.inherent_likelihood, r.inherent_consequence, r.inherent_level, r.residual_level, r.target_level, r.review_on::text,
      r.state, r.level, r.rank, r.ref_sort, r.department_sort, r.owner_sort, r.created_at, r.updated_at
    from risk r join department d on d.id = r.department_id join person o on o.id = r.owner_id join person a on a.id = r.raised_by order by r.ref_sort`,
  terms: 'select t.term, r.ref from risk_term t join risk r on r.id = t.risk_id order by 1, 2',
  figures: `select f.metric, d.position as department, f.state, f.level,
      case f.metric when 'owner' then (select last_name from person where id::text = f.key)
        when 'category' then (select name from risk_category where id::text = f.key) else f.key end as key, sum(f.n)::int as n
    from risk_figure f left join department d on d.id = f.department_id group by 1, 2, 3, 4, 5 having sum(f.n) <> 0 order by 1, 2, 3, 4, 5`,
  transitions:
    'select r.ref, x.status, x.at from risk_transition x join risk r on r.id = x.risk_id order by 1, 2',
  ratings:
    'select r.ref, x.at, x.by_name, x.model_version, x.inherent, x.residual, x.target, x.explanation, x.reason, x.trigger from risk_assessment x join risk r on r.id = x.risk_id order by 1',
  counter: 'select n, entries from risk_counter',
};

test('The bench loads the same rows as the services write', async () => {
  setClock(moment);
  const names = Array.from({ length: 8 }, (_, n) => `Department ${n}`);
  const both = { departments: names, home: firstHome };
  const [served, loaded] = [await newWorld(both), await newWorld(both)];
  const people = async (world: World) => {
    const made = [];
    for (let n = 0; n < 20; n++)
      made.push((await world.person('Staff', {}, { last_name: `Owner ${String(n).padStart(2, '0')}` })).id);
    return made;
  };
  const [owners, otherOwners] = [await people(served), await people(loaded)];
  const inOrder = (world: World) => names.map((name) => world.departments[name] as string);

  for (let n = 1; n <= many; n++) {
    const { title, description, context, likelihood, consequence, department, owner, reason } = details(n);
    const { data } = await served.admin.calls(registerRisk, {
      body: {
        title,
        description,
        context,
        department_id: inOrder(served)[department],
        owner_id: owners[owner],
        category_id: await categoryOf(served.admin),
      },
    });
    await served.admin.calls(assessRisk, {
      params: { id: data.id },
      body: { version: 1, inherent: { likelihood, consequence }, reason },
    });
  }
  const client = new pg.Client({ connectionString: appUrl(loaded.adminUrl, secret) });
  await client.connect();
  await beginIn(client, loaded.orgId);
  await loadRisks(client, {
    org: loaded.orgId,
    departments: inOrder(loaded),
    owners: otherOwners,
    actor: { id: loaded.admin.id, name: 'Ada Admin' },
    from: 1,
    to: many,
    now: moment,
  });
  await client.query('commit');

  for (const [what, text] of Object.entries(pictures)) {
    const seenIn = async ({ orgId }: World) => {
      await beginIn(client, orgId);
      const { rows } = await client.query(text);
      await client.query('commit');
      return rows as unknown[];
    };
    const rows = await seenIn(served);
    assert.ok(rows.length > 0, what);
    assert.deepEqual(await seenIn(loaded), rows, what);
  }
  await client.end();
  setClock();
});
