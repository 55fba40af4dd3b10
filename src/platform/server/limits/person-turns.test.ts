import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { personTurns } from './person-turns.ts';

suite('Calls of one person', () => {
  /** Begins a call that ends when it is told to. */
  const begin = (turns: ReturnType<typeof personTurns>, begun: string[], person: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = turns.take(person, () => {
      begun.push(name);
      return promise;
    });
    return { end: resolve, fail: reject, done };
  };

  test('beyond a few at once wait in their order, and nobody else does', async () => {
    const [turns, begun] = [personTurns(2), [] as string[]];
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map((name) =>
      begin(turns, begun, 'Ada', name),
    );
    const other = begin(turns, begun, 'Bob', 'of Bob');
    assert.deepEqual(begun, ['1', '2', 'of Bob']);
    second?.end();
    await second?.done;
    assert.deepEqual(begun, ['1', '2', 'of Bob', '3']);
    for (const one of [first, third, fourth, other]) one?.end();
    await Promise.all([first, third, fourth, other].map((one) => one?.done));
    assert.deepEqual(begun, ['1', '2', 'of Bob', '3', '4']);
  });

  test('give their place on when they fail', async () => {
    const [turns, begun] = [personTurns(1), [] as string[]];
    const [first, second] = ['1', '2'].map((name) => begin(turns, begun, 'Ada', name));
    first?.fail(new Error('broken'));
    await assert.rejects(first?.done ?? Promise.resolve(), /broken/);
    assert.deepEqual(begun, ['1', '2']);
    second?.end();
    await second?.done;
  });
});
