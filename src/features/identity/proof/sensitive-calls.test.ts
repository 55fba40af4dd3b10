import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Sensitive } from '#platform/contract/access.ts';
import { areaOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { changeOrganisation } from '#features/organisation/organisation/organisation-settings.contract.ts';
import { workflows } from '#app/workflows.ts';
import { accessTokens } from '#platform/server/session/access-token.ts';
import { revealed } from '#platform/server/session/random-secret.ts';
import { anotherSession } from '#tests/generated/account-starting-points.ts';
import { makes } from '#tests/accounts/api-token.ts';
import { everyCall, inputFor, nameOf, send } from '#tests/generated/every-call.ts';
import { ordinaryCalls, ordinaryVerbs } from '#tests/accounts/not-sensitive.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';
import { asOwner } from '#tests/world/connections.ts';
import { addressOf } from '#tests/world/caller.ts';
import { secret } from '#tests/world/world.ts';

/** Every call that people make only after a fresh proof of who they are, and API tokens never. */
const sensitiveCalls: Record<Sensitive, string[]> = {
  approves: [
    'POST /compliance/:id/approve/',
    'POST /compliance/:id/soa/publish/',
    'POST /compliance/control/:id/done/',
    'POST /compliance/mapping/:id/confirm/',
    'POST /controls/test/:id/approve/',
    'POST /evidence/:id/accept/',
    'POST /finding/:id/verify/',
    'POST /maturity/assessment/:id/approve/',
    'POST /risk/:id/confirm/',
    'POST /risk/acceptance/:id/approve/',
    'POST /risk/control/cip/:id/agree/',
    'POST /risk/control/cip/:id/approve/',
    'POST /risk/control/cip/:id/validate/',
    'POST /risk/task/:id/approve/',
  ],
  'gives rights': [
    'PATCH /compliance/auditor/:id/',
    'PATCH /user/:id/',
    'PATCH /user/department/:id/, by its body',
    'POST /compliance/:id/auditors/',
    'POST /user/:id/deactivate/',
    'POST /user/:id/handover/',
    'POST /user/:id/reactivate/',
    'POST /user/invite/',
    'POST /user/invite/:id/resend/',
    'PUT /user/absence/',
    'PUT /user/department/:id/members/',
  ],
  'weakens a rule': [
    'DELETE /settings/evidence/freshness/:id/',
    'DELETE /settings/risk/appetite/:id/',
    'PATCH /settings/evidence/freshness/:id/',
    'PATCH /settings/risk/acceptance/',
    'PATCH /settings/risk/appetite/:id/',
    'PATCH /settings/security/',
    'POST /settings/evidence/freshness/',
    'POST /settings/risk/appetite/',
    'POST /settings/risk/model/activate/',
  ],
  'changes a way in': [
    'DELETE /settings/scim/:id/',
    'DELETE /user/:id/link/',
    'DELETE /user/:id/mfa/',
    'DELETE /user/:id/session/',
    'DELETE /user/mfa/',
    'DELETE /user/passkey/:id/',
    'DELETE /user/session/',
    'DELETE /user/session/:id/',
    'DELETE /user/token/:id/',
    'POST /settings/domain/',
    'POST /settings/domain/remove/',
    'POST /settings/domain/verify/',
    'POST /settings/scim/',
    'POST /settings/sso/recovery-codes/',
    'POST /settings/sso/test/',
    'POST /user/calendar-feed/',
    'POST /user/mfa/',
    'POST /user/mfa/recovery/',
    'POST /user/passkey/',
    'POST /user/passkey/options/',
    'POST /user/request/:id/confirm/',
    'POST /user/request/:id/decline/',
    'POST /user/token/',
    'PUT /settings/sso/',
  ],
};

/** Calls that share their method and path are told apart by what their bodies hold. */
const labelOf = (call: Endpoint) => `${nameOf(call)}${call.onlyWhen === undefined ? '' : ', by its body'}`;
const sensitive = everyCall.filter((call) => call.sensitive !== undefined);
const isWrite = ({ reads, access, alsoSignedIn }: Endpoint) => !reads && (access !== 'guest' || alsoSignedIn);

/** What a call answers that is let in, where its input cannot be what it wants: codes of an app that nobody has, the answer of a device
 *  that there is not, a domain that no name server knows. */
const otherwise: Record<string, number> = {
  'DELETE /user/:id/link/': 422,
  'DELETE /user/:id/mfa/': 422,
  'DELETE /user/mfa/': 422,
  'POST /settings/domain/verify/': 422,
  'POST /user/mfa/recovery/': 422,
  'POST /user/passkey/': 400,
};

const owner = await asOwner();
const here = await seedOrganisation(owner, 'sensitiveqx', '', sensitive);
const { world } = here;
const fresh = world.admin.token;

const claims = JSON.parse(Buffer.from(fresh.split('.')[1] as string, 'base64url').toString());
/** Of a session of the same person in which they proved six minutes ago who they are: a new one, since some of the calls end the others. */
async function stale(): Promise<string> {
  const sid = await anotherSession(world, world.admin);
  await owner.query("update session set proved_at = now() - interval '6 minutes' where id = $1", [sid]);
  return revealed(accessTokens(secret).issue({ ...claims, sid }));
}

/** With more scopes than anybody can give a token: every area there is. */
const program = (await makes(world.admin, ['risk:read'])).token;
const areas = [...new Set(everyCall.map(areaOf))].map((area) => `${area}:write`);
await owner.query('update api_token set scopes = $2 where org_id = $1', [world.orgId, JSON.stringify(areas)]);

/** What a call is asked with, about what was made for it: the same by everybody, since a refusal changes nothing. */
async function asking(call: Endpoint) {
  const start = await here.start(call);
  const { params, query, body } = await here.versioned(call, inputFor(call, here.known(call, start)));
  const url = addressOf(world.slug, call, { params, query });
  return async (token: string) => {
    const { status, text } = await send(world, { method: call.method, url, token, payload: body });
    return { status, code: status < 400 ? undefined : (JSON.parse(text) as { code: string }).code, text };
  };
}

suite('A call that approves, gives rights, weakens a rule or changes a way in', () => {
  test('is one of these', () => {
    const found = Map.groupBy(sensitive, (call) => call.sensitive as Sensitive);
    for (const [kind, calls] of Object.entries(sensitiveCalls))
      assert.deepEqual((found.get(kind as Sensitive) ?? []).map(labelOf).toSorted(), calls, kind);
  });

  test('approves where the workflow of its record says so, whichever call runs the verb', () => {
    const approving = new Set(
      workflows.flatMap(({ name, rows }) =>
        Object.entries(rows).flatMap(([verb, { approves }]) => (approves ? [`${name}.${verb}`] : [])),
      ),
    );
    for (const call of everyCall.filter(({ verb }) => verb !== undefined))
      assert.equal(
        call.sensitive,
        approving.has(call.verb as string) ? 'approves' : undefined,
        `${nameOf(call)} is the verb ${call.verb}`,
      );
    assert.ok(approving.size > 10);
  });

  test('is every verb that a second person decides, or that sounds like an approval, but for these', () => {
    const named = /^(approve|accept|confirm|verify|validate|agree|publish|done|certify|attest|sign)$/;
    const ordinary = workflows.flatMap(({ name, rows }) => {
      const decided = new Set(Object.values(rows).flatMap(({ asks }) => asks?.decidedBy ?? []));
      return Object.entries(rows).flatMap(([verb, { secondPerson, asks, approves }]) =>
        !approves && (secondPerson || asks?.unless || decided.has(verb) || named.test(verb))
          ? [`${name}.${verb}`]
          : [],
      );
    });
    assert.deepEqual(ordinary.toSorted(), Object.keys(ordinaryVerbs).toSorted());
  });

  test('is every write about people, departments, invitations, auditors, settings, mails and ways in, but for these', () => {
    const near = /^\/(user|settings|mail|scim|api\/auth|compliance\/auditor|compliance\/:id\/auditors)\//;
    const ordinary = everyCall.filter(
      (call) => isWrite(call) && call.sensitive === undefined && near.test(call.path.replace(/\/?$/, '/')),
    );
    assert.deepEqual(ordinary.map(labelOf).toSorted(), Object.keys(ordinaryCalls).toSorted());
  });
});

suite('Each of them', () => {
  for (const call of sensitive)
    test(`${labelOf(call)} is for people who have just proved who they are`, async () => {
      const as = await asking(call);
      const late = await as(await stale());
      assert.deepEqual([late.status, late.code], [403, 'proof_required']);
      const byProgram = await as(program);
      assert.deepEqual([byProgram.status, byProgram.code], [403, 'token_scope']);
      const { status, text } = await as(fresh);
      const wanted = otherwise[nameOf(call)];
      assert.ok(wanted === undefined ? status < 300 : status === wanted, `${status} ${text.slice(0, 300)}`);
    });

  test('is closed to that session and that program for no other reason', async () => {
    for (const token of [await stale(), program])
      assert.equal((await (await asking(changeOrganisation))(token)).status, 200);
  });
});
