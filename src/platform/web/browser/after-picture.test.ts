import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { afterPicture } from './after-picture.ts';

const page = { hidden: false };
let events = new EventTarget();
let pictures: (() => void)[] = [];
const given = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

beforeEach(() => {
  page.hidden = false;
  events = new EventTarget();
  pictures = [];
  given('document', page);
  given('requestAnimationFrame', (draw: () => void) => pictures.push(draw));
  given('addEventListener', events.addEventListener.bind(events));
  given('removeEventListener', events.removeEventListener.bind(events));
});

const draw = async () => {
  for (const one of pictures.splice(0)) one();
  await new Promise((resolve) => setTimeout(resolve, 1));
};

test('One thing follows each picture, in the order in which they were asked for', async () => {
  const done: string[] = [];
  afterPicture(() => done.push('address'));
  afterPicture(() => done.push('memory'));
  assert.deepEqual(done, []);
  await draw();
  assert.deepEqual(done, ['address']);
  await draw();
  assert.deepEqual(done, ['address', 'memory']);
  await draw();
  assert.deepEqual(done, ['address', 'memory']);
});

test('The next key finds done what was asked for before, and it is done once', async () => {
  const done: string[] = [];
  afterPicture(() => done.push('address'));
  afterPicture(() => done.push('memory'));
  events.dispatchEvent(new Event('keydown'));
  done.push('key');
  assert.deepEqual(done, ['address', 'memory', 'key']);
  await draw();
  assert.deepEqual(done, ['address', 'memory', 'key']);
});

test('A page out of sight draws no pictures: nothing waits for one', () => {
  page.hidden = true;
  let isDone = false;
  afterPicture(() => {
    isDone = true;
  });
  assert.ok(isDone);
});
