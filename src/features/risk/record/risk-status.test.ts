import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { connected } from '#tests/world/connections.ts';
import { sharedServer } from '#tests/world/world.ts';
import { riskStatuses } from './risk-status.contract.ts';
import { riskWorkflow } from './risk.workflow.ts';

const owner = await connected((await sharedServer()).adminUrl);

// Triggers cannot ask TypeScript: what they say of statuses is compared with the table.
suite('The statuses of a risk in SQL', () => {
  test('have the numbers of their order', async () => {
    const { rows } = await owner.query<{ status: string; number: number }>(
      'select status, risk_status_number(status) as number from unnest($1::text[]) with ordinality s (status, nth) order by nth',
      [riskStatuses],
    );
    assert.deepEqual(
      rows,
      riskStatuses.map((status, at) => ({ status, number: at + 1 })),
    );
    const { rows: unknown } = await owner.query(`select risk_status_number('none of them') as number`);
    assert.deepEqual(unknown, [{ number: null }]);
  });

  test('begin where a closed risk begins again', async () => {
    const { rows } = await owner.query<{ body: string }>(
      `select pg_get_functiondef(p.oid) as body from pg_proc p where p.proname = 'arrivals_of_new'`,
    );
    const [begins] = riskStatuses;
    assert.equal(riskWorkflow.rows.reopen.to, begins);
    const named = [...(rows[0]?.body ?? '').matchAll(/'(\w+)' where r\.triage = 'triaged'/g)];
    assert.deepEqual(
      named.map(([, status]) => status),
      [begins],
    );
  });

  test('count as accepted in the status that an approval leads to', async () => {
    const { rows } = await owner.query<{ body: string }>(
      `select pg_get_functiondef(p.oid) as body from pg_proc p where p.proname = 'figures_of_risk'`,
    );
    const named = [...(rows[0]?.body ?? '').matchAll(/r\.status = '(\w+)'/g)].map(([, status]) => status);
    assert.deepEqual(named, [riskWorkflow.automatic.acceptance_approved.to]);
    // What it calls open are the numbers between those of the first and of the last status.
    assert.equal(riskStatuses.at(-1), riskWorkflow.rows.reopen.from);
    assert.match(rows[0]?.body ?? '', new RegExp(`between 1 and ${riskStatuses.length - 1}`));
  });
});
