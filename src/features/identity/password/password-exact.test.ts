import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, password, type World } from '#tests/world/world.ts';
import { changePassword } from './password.contract.ts';
import { hashPassword } from './server/shared/password-hash.service.ts';

const sets = (who: Caller, wanted: string, current: string) =>
  who.sends(
    changePassword,
    { body: { email: who.email, password: wanted } },
    { 'x-current-password': encodeURIComponent(current) },
  );
const signsIn = ({ guest }: World, { email }: Caller, word: string) =>
  guest.sends(signIn, { body: { email, password: word } });

suite('A password', () => {
  test('may be of any letters, in any number up to a thousand, and counts as it was typed', async () => {
    const world = await newWorld();
    const person = await world.person('Staff');
    let current = password;
    for (const [wanted, others] of [
      ['  eleven purple wagons  ', ['eleven purple wagons', '  eleven purple wagons']],
      ['only small letters here', ['Only small letters here', 'ONLY SMALL LETTERS HERE']],
      ['كلمات كثيرة لا علاقة بينها', ['كلمات كثيرة لا علاقة بينهــا']],
      ['🚲🍋🪗🛶🌵🧦🪁🥁🧭🛎️🐌🪴🎻🫖🧊🚪', ['🚲🍋🪗🛶🌵🧦🪁🥁🧭🛎️🐌🪴🎻🫖🧊']],
      [`${'wagons and lemons, '.repeat(10)}end`, [`${'wagons and lemons, '.repeat(10)}en`]],
      [`${'a lemon '.repeat(120)}to the end.`, [`${'a lemon '.repeat(120)}to the end`, 'a lemon '.repeat(9)]],
    ] as const) {
      const set = await sets(person, wanted, current);
      assert.deepEqual(
        [set.status, set.body],
        [200, { message: 'Successful.', data: { changed: true } }],
        wanted,
      );
      for (const other of others) assert.equal((await signsIn(world, person, other)).status, 400, other);
      const { status, body } = await signsIn(world, person, wanted);
      assert.equal(status, 200, `${wanted}: ${JSON.stringify(body)}`);
      current = wanted;
    }
    const tooLong = await sets(person, 'x'.repeat(1025), current);
    assert.deepEqual([tooLong.status, (tooLong.body as { code: string }).code], [400, 'invalid_input']);
  });

  test('holds neither the product’s name nor the organisation’s, however they are written', async () => {
    const world = await newWorld();
    const person = await world.person('Staff');
    const name = `Test ${world.slug}`;
    for (const wanted of [
      'my PlumbLine and nobody else’s',
      'plumb-line, lemons and wagons',
      `${name.toUpperCase().replaceAll(/[ -]/g, '_')} of lemons`,
      `${name.replaceAll(/[ -]/g, '')}-2026!`,
    ]) {
      const { body } = await sets(person, wanted, password);
      assert.equal((body as { code: string }).code, 'password_too_guessable', wanted);
    }
  });

  test('is kept as argon2id makes it: 19 MiB, two rounds, another salt each time', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)];
    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    assert.notEqual(one, other);
  });
});
