import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sharedServer } from '#tests/world/world.ts';
import type { Claims } from '#platform/server/session/claims.ts';
import { callLimits } from './call-limits.ts';
import { Refused } from '#platform/server/http/refuse.ts';

const budget = { personPerMinute: 5, organisationPerMinute: 8, heavyPerMinute: 2 };
const tooMany = (error: unknown) =>
  error instanceof Refused && error.refusal.status === 429 && (error.retryAfter ?? 0) > 0;
const somebody = (): Claims => ({ sub: crypto.randomUUID(), org: crypto.randomUUID(), sid: '', exp: 0 });

suite('Calls in a minute', () => {
  test('are counted per person, per organisation, and apart for heavy ones', async () => {
    const { database } = await sharedServer();
    const limits = callLimits(database, budget);
    const ada = somebody();
    const eve = { ...somebody(), org: ada.org };
    limits.consume(ada, true);
    limits.consume(ada, true);
    assert.throws(() => limits.consume(ada, true), tooMany);
    for (let n = 0; n < 2; n++) limits.consume(ada, false);
    assert.throws(() => limits.consume(ada, false), tooMany);
    for (let n = 0; n < 3; n++) limits.consume(eve, false);
    assert.throws(() => limits.consume(eve, false), tooMany);
    limits.stop();
  });

  test('are one budget for all servers', async () => {
    const { database } = await sharedServer();
    const [here, there] = [callLimits(database, budget), callLimits(database, budget)];
    const ada = somebody();
    for (let n = 0; n < 4; n++) here.consume(ada, false);
    await here.share();
    there.consume(ada, false);
    await there.share();
    assert.throws(() => there.consume(ada, false), tooMany);
    here.stop();
    there.stop();
  });

  test('begin anew with the next minute', async () => {
    const { database } = await sharedServer();
    let now = 0;
    const limits = callLimits(database, budget, () => now);
    const ada = somebody();
    for (let n = 0; n < 5; n++) limits.consume(ada, false);
    assert.throws(() => limits.consume(ada, false), tooMany);
    now = 60_000;
    limits.consume(ada, false);
    limits.stop();
  });
});
