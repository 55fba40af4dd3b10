import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { captchaService } from '#platform/server/captcha/captcha.ts';
import { organisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { solved, workIn, worksFor } from '#tests/accounts/captcha.ts';
import type { Reply } from '#tests/world/caller.ts';
import { newWorld, password, secret, setClock, type World } from '#tests/world/world.ts';
import { signIn } from './sign-in.contract.ts';

// The beginning of an hour, not long ago: an hour's guesses are counted in it, and old ones are swept.
const start = Math.floor(Date.now() / 3_600_000) * 3_600_000;
const itIsAfter = (seconds: number) => setClock(new Date(start + seconds * 1000).toISOString());
afterEach(() => setClock());

const tries = ({ guest }: World, email: string, word: string, headers: Record<string, string> = {}) =>
  guest.sends(signIn, { body: { email, password: word } }, headers);
const codeOf = ({ status, body }: Reply) => (status === 200 ? 'in' : (body as { code: string }).code);
const fails = async (world: World, email: string, times: number) => {
  for (let failure = 1; failure <= times; failure++)
    assert.equal(codeOf(await tries(world, email, 'not the password')), 'wrong_credentials');
};

suite('Whoever guesses a password', () => {
  test('works for each try after five failures, and whoever has it gets in with the work', async () => {
    const world = await newWorld();
    const colleague = await world.person('Staff');
    const { email } = world.admin;
    await fails(world, email, 5);
    const refused = await tries(world, email, password);
    assert.equal(refused.status, 400);
    assert.equal(codeOf(refused), 'captcha_required');
    assert.equal(
      codeOf(await tries(world, colleague.email, password)),
      'in',
      'a colleague is let in as before',
    );
    const work = await solved(workIn(refused));
    assert.equal(
      codeOf(await tries(world, email, 'not the password', { 'x-captcha': work })),
      'wrong_credentials',
    );
    assert.equal(
      codeOf(await tries(world, email, password, { 'x-captcha': work })),
      'captcha_required',
      'it counts once',
    );
    assert.equal(codeOf(await worksFor((headers) => tries(world, email, password, headers))), 'in');
    assert.equal(codeOf(await tries(world, email, password)), 'in', 'and the failures are forgotten');
  });

  test('is asked for the same where nobody has the address', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const nobody = `nobody@${world.slug}.example`;
    await fails(world, nobody, 5);
    assert.equal(codeOf(await tries(world, nobody, 'not the password')), 'captcha_required');
    itIsAfter(16 * 60);
    await fails(world, nobody, 1);
  });

  test('cannot use work for another account, for a form, of another server, or of ten minutes ago', async () => {
    const world = await newWorld();
    const other = await world.person('Staff');
    const { email } = world.admin;
    const now = Date.now();
    setClock(new Date(now).toISOString());
    for (const address of [email, other.email]) await fails(world, address, 5);
    const mine = workIn(await tries(world, email, password));
    const purpose = mine.parameters.data.purpose ?? '';
    const foreign = await captchaService('another secret of nobody, long enough').challenge(new Date(now), {
      purpose,
    });
    const ofForm = await captchaService(secret).challenge(new Date(now - 10_000));
    for (const [told, work] of [
      ['another account', workIn(await tries(world, other.email, password))],
      ['a form', ofForm],
      ['another server', foreign],
    ] as const)
      assert.equal(
        codeOf(await tries(world, email, password, { 'x-captcha': await solved(work) })),
        'captcha_required',
        told,
      );
    setClock(new Date(now + 301_000).toISOString());
    assert.equal(
      codeOf(await tries(world, email, password, { 'x-captcha': await solved(mine) })),
      'captcha_required',
    );
  });

  test('a thousand times has twenty of them looked at, wherever they come from, and the owner still gets in', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { app } = await anotherServer({}, { clock: () => new Date(start) });
    const { email } = world.admin;
    const cookie = `orgs=${organisationCookie(secret).remember(undefined, { org: world.orgId, email }, new Date(start))}`;
    const signsIn = (word: string, remoteAddress: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/org/${world.slug}/user/login/`,
        remoteAddress,
        headers,
        payload: { email, password: word },
      });
    const verified: number[] = [];
    for (let guess = 0; guess < 1000; guess += 20) {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, at) => signsIn(`guess ${guess + at}`, `10.7.${(guess + at) % 250}.9`)),
      );
      verified.push(replies.filter((reply) => reply.json().code === 'wrong_credentials').length);
    }
    assert.equal(
      verified.reduce((sum, one) => sum + one),
      20,
    );
    assert.equal(
      (await signsIn(password, '10.9.9.9', { cookie })).statusCode,
      200,
      'in a browser they used before',
    );
    const asked = await signsIn(password, '10.9.9.9');
    const work = await solved(workIn({ body: asked.json() }));
    assert.equal(
      (await signsIn(password, '10.9.9.9', { 'x-captcha': work })).statusCode,
      200,
      'and anywhere, with work',
    );
  });

  test('works more, the more they have failed', async () => {
    const service = captchaService(secret);
    const counters = async (doubled: number) =>
      Promise.all(
        Array.from({ length: 4 }, async () => {
          const challenge = await service.challenge(new Date(), { purpose: 'try', doubled });
          return (
            JSON.parse(Buffer.from(await solved(challenge), 'base64').toString()) as {
              solution: { counter: number };
            }
          ).solution.counter;
        }),
      );
    const [easy, hard] = [await counters(0), await counters(2)];
    assert.ok(Math.min(...hard) > Math.max(...easy), `${hard.join()} beside ${easy.join()}`);
  });
});
