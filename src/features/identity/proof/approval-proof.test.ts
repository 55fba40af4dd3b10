import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import type { Actor } from '#platform/contract/access.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { Refused } from '#platform/server/http/refuse.ts';
import { publishSoa } from '#features/compliance/soa/soa.contract.ts';
import { reviewed } from '#tests/compliance/soa-world.ts';
import type { Finding } from '#features/compliance/finding/finding.contract.ts';
import { returnFinding, verifyFinding } from '#features/compliance/finding/finding-verbs.contract.ts';
import * as service from '#features/compliance/finding/server/finding-verbs.service.ts';
import { prove } from '#features/identity/proof/proof.contract.ts';
import { invitePeople } from '#features/organisation/invitation/invitation.contract.ts';
import { found, resolved } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import { renewed } from '#tests/world/sign-ins.ts';
import { newWorld, password, setClock, type World } from '#tests/world/world.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const itIsAfter = (minutes: number) => setClock(new Date(start + minutes * 60_000).toISOString());
afterEach(() => setClock());

/** An Admin who is to verify these findings, each of which somebody else says is resolved. */
async function withFindings(number: number): Promise<{ world: World; open: Finding[] }> {
  itIsAfter(0);
  const world = await newWorld();
  const owner = await world.person('Staff', { Finance: 'editor' });
  const department_id = world.departments['Finance'] as string;
  const open: Finding[] = [];
  for (let one = 0; one < number; one++)
    open.push(await through(await found(world.admin, { department_id }), ...resolved(world.admin, owner)));
  return { world, open };
}

const sent = ({ id, version }: Finding) => ({ params: { id }, body: { version } });
const verifies = async (who: Caller, finding: Finding | undefined) => {
  const { status, body } = await who.sends(verifyFinding, sent(finding as Finding));
  return status === 200 ? 'verified' : (body as { code: string }).code;
};
/** The same session with a further token: each is good for a quarter of an hour. */
const goesOn = async (world: World, { id, email, token }: Caller): Promise<Caller> =>
  caller(world.running, world.slug, { id, email, token: await renewed(world, token) });

suite('An approval', () => {
  test('renews the proof for five minutes, up to thirty after it', async () => {
    const { world, open } = await withFindings(8);
    let { admin } = world;
    for (const minutes of [4.9, 9.8, 14.7, 19.6, 24.5, 29.4]) {
      itIsAfter(minutes);
      assert.equal(await verifies(admin, open.pop()), 'verified', `after ${minutes} minutes`);
      admin = await goesOn(world, admin);
    }
    itIsAfter(30.1);
    assert.equal(await verifies(admin, open[0]), 'proof_required');
    await admin.calls(prove, { body: { password } });
    itIsAfter(35);
    assert.equal(await verifies(admin, open.pop()), 'verified');
    itIsAfter(39.9);
    assert.equal(await verifies(admin, open.pop()), 'verified', 'and so does each after the next proof');
  });

  test('does not where five minutes have passed since the one before', async () => {
    const { world, open } = await withFindings(2);
    itIsAfter(4);
    assert.equal(await verifies(world.admin, open.pop()), 'verified');
    itIsAfter(9.1);
    assert.equal(await verifies(world.admin, open.pop()), 'proof_required');
  });

  test('opens further ones, and nothing else that asks for a proof', async () => {
    const { world, open } = await withFindings(2);
    const body = { members: [`new@${world.slug}.example`] };
    itIsAfter(4);
    assert.equal(await verifies(world.admin, open.pop()), 'verified');
    itIsAfter(6);
    assert.equal((await world.admin.isRefused(invitePeople, { body })).code, 'proof_required');
    assert.equal(await verifies(world.admin, open.pop()), 'verified');
  });

  test('that is refused renews nothing', async () => {
    const { world, open } = await withFindings(2);
    itIsAfter(4);
    const stale = { ...(open[0] as Finding), version: 1 };
    assert.equal(await verifies(world.admin, stale), 'stale_version');
    itIsAfter(6);
    assert.equal(await verifies(world.admin, open.pop()), 'proof_required');
  });

  test('renews the proof of its own session alone', async () => {
    const { world, open } = await withFindings(2);
    const elsewhere = await world.signsIn(world.admin);
    itIsAfter(4);
    assert.equal(await verifies(world.admin, open.pop()), 'verified');
    itIsAfter(6);
    assert.equal(await verifies(elsewhere, open[0]), 'proof_required');
    assert.equal(await verifies(world.admin, open[0]), 'verified');
  });

  test('may be the publication of a Statement of Applicability, which has no workflow', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { assessment, lead } = await reviewed(world);
    const params = { id: assessment.id };
    for (const [published, minutes] of [4, 6].entries()) {
      itIsAfter(minutes);
      const { data } = await lead.calls(publishSoa, {
        params,
        body: { version: assessment.version + published },
      });
      assert.equal(data.number, published + 1);
    }
  });

  test('asks for the proof in no trip of its own', async () => {
    const { world, open } = await withFindings(2);
    const tripsOf = async (verb: string) => {
      const { body } = await world.running.app.inject('/metrics');
      const counted = new RegExp(
        `^database_trips_total\\{method="POST",route="[^"]*${verb}/"\\} (\\d+)$`,
        'm',
      );
      return Number(counted.exec(body)?.[1] ?? 0);
    };
    const before = [await tripsOf('finding/:id/verify'), await tripsOf('finding/:id/return')];
    await world.admin.calls(verifyFinding, sent(open.pop() as Finding));
    const { params, body } = sent(open.pop() as Finding);
    await world.admin.calls(returnFinding, { params, body: { ...body, note: 'It does not help' } });
    const after = [await tripsOf('finding/:id/verify'), await tripsOf('finding/:id/return')];
    const [verifying, returning] = after.map((trips, at) => trips - (before[at] ?? 0));
    assert.equal(verifying, returning);
  });

  test('asks for it wherever it is decided, by a call that says nothing of it too', async () => {
    const { world, open } = await withFindings(1);
    const { id, version } = open[0] as Finding;
    const as = (more: Partial<Actor>) =>
      world.database
        .inOrganisation(world.orgId, { now: new Date(start) }, (db) => {
          const actor: Actor = {
            id: world.admin.id,
            org_id: world.orgId,
            session_id: crypto.randomUUID(),
            name: 'Ada Admin',
            type: 'Admin',
            org_editor: false,
            locale: 'en',
            timezone: 'UTC',
            flat: false,
            deciders: 2,
            self_approval: false,
            departments: [],
            proved_at: new Date(start - 60_000).toISOString(),
            ...more,
          };
          const call: Call = { db, actor, by: { id: actor.id, name: actor.name }, language: 'en' };
          return service.verifyFinding(call, id, { version });
        })
        .then(
          ({ status }) => status,
          (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error)),
        );
    assert.equal(await as({ proved_at: new Date(start - 6 * 60_000).toISOString() }), 'proof_required');
    assert.equal(await as({ scopes: ['finding:write'] }), 'token_scope');
    assert.equal(await as({}), 'closed');
  });
});
