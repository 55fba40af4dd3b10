import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { invitePeople } from './invitation.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { operator } from '#app/new-organisation.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeSeats, readSeats } from './server/seat-change.service.ts';

suite('Seats of an organisation', () => {
  test('are changed by whoever runs the product: from then on as many people fit, and nobody goes', async () => {
    const world = await newWorld();
    const { database, orgId, admin } = world;
    const invites = (name: string) =>
      admin.sends(invitePeople, { body: { members: [`${name}@${world.slug}.example`] } });
    await world.person('User');
    assert.deepEqual(await readSeats(database, orgId), { seats: null, taken: 2 });
    assert.deepEqual(await changeSeats(database, orgId, 3, operator), { seats: 3, taken: 2 });
    assert.equal((await invites('first')).status, 200);
    assert.equal((await invites('second')).status, 422);
    assert.deepEqual(await changeSeats(database, orgId, 1, operator), { seats: 1, taken: 3 });
    assert.deepEqual(await readSeats(database, orgId), { seats: 1, taken: 3 });
    assert.deepEqual(await changeSeats(database, orgId, null, operator), { seats: null, taken: 3 });
    assert.equal((await invites('second')).status, 200);
    const { data } = await admin.calls(listActivity, { query: { kind: 'organisation' } });
    const changes = data.filter(({ action }) => action === 'organisation.seats_changed');
    assert.deepEqual(
      changes.map(({ actor_name, changes: [change] }) => [actor_name, change?.old, change?.new]),
      [
        ['Operator', 1, null],
        ['Operator', 3, 1],
        ['Operator', null, 3],
      ],
    );
  });
});
