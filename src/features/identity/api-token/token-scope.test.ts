import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { areaOf, isInScope, type Endpoint } from '#platform/contract/endpoint.ts';
import { makeTaskOfCard, moveCard, type Card } from '#features/board/card/card.contract.ts';
import { listMembers } from '#features/identity/member/member.contract.ts';
import { changePassword } from '#features/identity/password/password.contract.ts';
import { listCisAssessments } from '#features/maturity/assessment/assessment-list.contract.ts';
import { listRisks, registerRisk } from '#features/risk/record/risk.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { boardOf, cardIn, drop, taskOn } from '#tests/board/board-world.ts';
import { everyCall, nameOf } from '#tests/generated/every-call.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { tokenAreas, tokenScopes } from './api-token.contract.ts';

const outcome = ({ status, body }: Reply) =>
  status === 200 ? 'in' : `${status} ${(body as { code: string }).code}`;
const closed = '403 token_scope';
const signedIn = everyCall.filter(({ access }) => access !== 'guest');
/** Whether its body is not what tells which call is meant. */
const isAlone = (call: Endpoint) => everyCall.filter((one) => nameOf(one) === nameOf(call)).length === 1;
const id = crypto.randomUUID();
const makesCall = async (program: Caller, endpoint: Endpoint) => {
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id] as const);
  return outcome(await program.sends(endpoint, { params: Object.fromEntries(named), body: {} }));
};

suite('The scopes of a token', () => {
  test('open reading, or writing as well, in the areas they name', async () => {
    const world = await newWorld();
    const opened = async (...scopes: Parameters<typeof makes>[1]) => {
      const program = calling(world, (await makes(world.admin, scopes)).token);
      const body = { title: 'Raised by a program' };
      return [
        outcome(await program.sends(listRisks)),
        outcome(await program.sends(registerRisk, { body })),
        outcome(await program.sends(listCisAssessments)),
      ];
    };
    assert.deepEqual(await opened('risk:read'), ['in', closed, closed]);
    assert.deepEqual(await opened('risk:write'), ['in', 'in', closed]);
    assert.deepEqual(await opened('risk:write', 'maturity:read'), ['in', 'in', 'in']);
    assert.deepEqual(await opened('maturity:write'), [closed, closed, 'in']);
  });

  test('open nothing that the owner may not do', async () => {
    const world = await newWorld();
    const user = await world.person('User');
    const { token } = await makes(user, ['member:read']);
    assert.equal(outcome(await calling(world, token).sends(listMembers)), '403 forbidden');
  });

  test('all together hold no call outside of their areas, and none that asks for a proof', async () => {
    const world = await newWorld();
    const program = calling(world, (await makes(world.admin, tokenScopes)).token);
    const outside = signedIn.filter((call) => !(areaOf(call) in tokenAreas) || call.sensitive !== undefined);
    assert.ok(outside.length > 40, `${outside.length} calls`);
    for (const call of outside) assert.equal(await makesCall(program, call), closed, nameOf(call));
    // A guest's call, which changes the password of whoever is signed in.
    assert.equal(await makesCall(program, changePassword), closed);
  });

  test('that only read hold no call that writes', async () => {
    const world = await newWorld();
    const reading = tokenScopes.filter((scope) => scope.endsWith(':read'));
    const program = calling(world, (await makes(world.admin, reading)).token);
    const writes = signedIn.filter((call) => areaOf(call) in tokenAreas && !call.reads && isAlone(call));
    assert.ok(writes.length > 40, `${writes.length} calls`);
    for (const call of writes) assert.equal(await makesCall(program, call), closed, nameOf(call));
  });

  test('never reach how people sign in, what they are asked, and what an organisation decides about itself', () => {
    const kept =
      /^\/(user\/(session|token|passkey|mfa|prove|logout|login|reset-password|forgot-password|invite|absence|picture)|settings\/(security|organization|domain|branding)|api\/auth|mail|tenant)\//;
    const reached = everyCall.filter(
      (call) => kept.test(call.path.replace(/\/?$/, '/')) && isInScope(call, tokenScopes),
    );
    assert.deepEqual(reached.map(nameOf), []);
    for (const path of ['/user/token/', '/user/logout/', '/settings/security/', '/api/auth/access-token'])
      assert.ok(everyCall.some((call) => call.path === path && kept.test(`${path}/`)));
  });

  test('each open something', () => {
    for (const scope of tokenScopes)
      assert.ok(
        signedIn.some((call) => isInScope(call, [scope]) && call.reads === scope.endsWith(':read')),
        scope,
      );
  });

  test('open boards, and the tasks on them only where they open those as well', async () => {
    const { world, board, task } = await withBoard();
    const { admin } = world;
    const card = await taskOn(admin, board, 'To do', task.id);
    const own = await cardIn(admin, board, 'Ideas', 'A card of its own');
    const move = async (scopes: Parameters<typeof makes>[1], moved: Card) => {
      const program = calling(world, (await makes(admin, scopes)).token);
      return outcome(await program.sends(moveCard, drop(board, moved, 'Doing')));
    };
    const become = async (scopes: Parameters<typeof makes>[1]) => {
      const program = calling(world, (await makes(admin, scopes)).token);
      const params = { board_id: board.id, id: own.id };
      return outcome(await program.sends(makeTaskOfCard, { params, body: { version: 2 } }));
    };
    assert.equal(await move(['board:read'], own), closed);
    assert.equal(await move(['board:write'], own), 'in');
    assert.equal(await move(['board:write'], card), closed);
    assert.equal(await become(['board:write', 'risk:read']), closed);
    assert.equal(await move(['board:write', 'risk:write'], card), 'in');
    assert.equal(await become(['board:write', 'risk:write']), 'in');
  });
});

async function withBoard() {
  const world = await newWorld();
  const board = await boardOf(world.admin);
  const { data: task } = await world.admin.calls(addTask, { body: { title: 'Started by a program' } });
  return { world, board, task };
}
