import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'plumbline-supervised-'));
after(() => rm(folder, { recursive: true, force: true }));
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

let programs = 0;

/** Runs a program as `npm start` runs the server. It notes each of its starts, and is told which one it is. */
async function supervised(source: string, patience: object = {}) {
  const name = join(folder, `program-${programs++}`);
  for (const kept of ['starts', 'staying']) await writeFile(`${name}.${kept}`, '');
  await writeFile(
    `${name}.mjs`,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('${name}.starts', process.pid + '\\n');
    const start = readFileSync('${name}.starts', 'utf8').trim().split('\\n').length;
    const stay = () => {
      appendFileSync('${name}.staying', '.');
      setInterval(() => undefined, 1000);
    };
    ${source}`,
  );
  const keeper = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { supervise } from './run/supervise.js';
      process.exitCode = await supervise(process.execPath, ['${name}.mjs'], ${JSON.stringify({ firstPause: 5, ...patience })});`,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  keeper.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ended = once(keeper, 'close').then(([code]) => Number(code));
  const starts = async () => (await readFile(`${name}.starts`, 'utf8')).trim().split('\n').filter(Boolean);
  return {
    keeper,
    ended,
    starts,
    lines: () =>
      output
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    /** Until it is there to stay, and listens to signals. */
    async untilStaying() {
      while ((await readFile(`${name}.staying`, 'utf8')) === '') await pause(10);
    },
  };
}

suite('The server that npm start runs', () => {
  test('is started again when it is killed or breaks, and the log says so', async () => {
    const { keeper, ended, lines, untilStaying } = await supervised(
      `if (start === 1) process.kill(process.pid, 'SIGKILL');
      if (start === 2) throw Object.assign(new Error('broken'), { stack: '' });
      process.on('SIGTERM', () => process.exit(0));
      stay();`,
    );
    await untilStaying();
    keeper.kill('SIGTERM');
    assert.equal(await ended, 0);
    assert.deepEqual(
      lines().map(({ level, code, signal, msg }) => [level, code, signal, msg]),
      [
        [40, null, 'SIGKILL', 'the server ended unexpectedly and is started again'],
        [40, 1, null, 'the server ended unexpectedly and is started again'],
      ],
    );
    for (const { time, again_in_ms } of lines()) assert.ok(time > 0 && again_in_ms > 0);
  });

  test('is waited for longer each time it ends soon, and given up after some', async () => {
    const { ended, starts, lines } = await supervised('process.exit(3);', { most: 4 });
    assert.equal(await ended, 1);
    assert.equal((await starts()).length, 4);
    const [last] = lines().toReversed();
    assert.deepEqual(
      lines().flatMap(({ again_in_ms }) => again_in_ms ?? []),
      [5, 10, 20],
    );
    assert.match(last.msg, /ended 4 times in a row .* not started again/);
    assert.equal(last.level, 60);
  });

  test('is not started again where a setting is wrong, or where it ended by itself', async () => {
    const wrong = await supervised('process.exit(78);');
    assert.equal(await wrong.ended, 1);
    const done = await supervised('');
    assert.equal(await done.ended, 0);
    for (const { starts } of [wrong, done]) assert.equal((await starts()).length, 1);
  });

  test('is tried again where it ran before and what it needs is away', async () => {
    const { ended, starts } = await supervised('process.exit(start === 1 ? 9 : 78);', { most: 3 });
    assert.equal(await ended, 1);
    assert.equal((await starts()).length, 3);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    test(`is passed ${signal}, also while it is waited for`, async () => {
      const running = await supervised(`process.on('${signal}', () => process.exit(0)); stay();`);
      await running.untilStaying();
      running.keeper.kill(signal);
      assert.equal(await running.ended, 0);
      const waiting = await supervised('process.exit(3);', { firstPause: 60_000, longestPause: 60_000 });
      while (waiting.lines().length === 0) await pause(10);
      waiting.keeper.kill(signal);
      assert.equal(await waiting.ended, 0);
      assert.equal((await waiting.starts()).length, 1);
    });
});
