import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRiskDashboard } from '#features/risk-dashboard/risk-dashboard.contract.ts';
import { addressOf, theServer } from '#tests/world.ts';
import { demoSignIns } from './demo-organisations.ts';
import { makeDemo } from './demo.ts';

test('The demo has sixty risks, and something to say for every status and level', async () => {
  const { app, database, adminUrl } = await theServer();
  await makeDemo({ app, database, adminUrl, secret: '' });
  const [email, password] = demoSignIns[0] ?? [];
  const login = await app.inject({
    method: 'POST',
    url: '/org/meridian/user/login/',
    payload: { email, password },
  });
  const authorization = `token ${login.json().data[0].token}`;
  const answer = await app.inject({
    url: addressOf('meridian', readRiskDashboard),
    headers: { authorization },
  });
  const { risk_stats } = answer.json().data as { risk_stats: Record<string, number> };
  assert.equal(risk_stats.total, 60);
  for (const status of [
    'created',
    'avoided',
    'mitigated',
    'transferred',
    'closed',
    'untriaged',
    'acceptance_open',
    'awaiting_decision',
    'overdue_review',
    'unrated',
  ]) {
    assert.ok((risk_stats[status] ?? 0) > 0, status);
  }
  assert.ok((risk_stats['overdue_review'] ?? 60) < 20, 'most risks are looked at in time');
});
