import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, suite, test } from 'node:test';
import { runInProcess, TooMuchWork } from './run-in-process.ts';
import { withScratchFiles } from './scratch-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'plumbline-work-'));
after(() => rm(folder, { recursive: true, force: true }));
const program = pathToFileURL(join(folder, 'program.mjs'));
await writeFile(
  program,
  `import { readSync, writeSync } from 'node:fs';
  import { answerJob } from '${new URL('./answer-job.ts', import.meta.url).href}';
  const kept = [];
  const works = {
    echo: ({ said }) => said,
    late: () => new Promise((resolve) => setTimeout(resolve, 1500, 'late')),
    never: () => new Promise((resolve) => setTimeout(resolve, 1e9)),
    environment: () => Object.keys(process.env),
    copy() {
      const bytes = Buffer.alloc(4);
      readSync(4, bytes, 0, 4, 0);
      writeSync(5, Buffer.from(bytes.toString().toUpperCase()), 0, 4, 0);
    },
    loop() { for (;;); },
    heap() { for (let n = 0; ; n++) kept.push({ n, text: 'x' + n }); },
    buffers() { for (;;) kept.push(Buffer.alloc(1_000_000, 'x')); },
    abort: () => process.abort(),
    leave: () => process.exit(3),
    fail() { throw new Error('it broke'); },
  };
  answerJob(async (job) => works[job.kind](job));`,
);
const cap = { seconds: 20, megabytes: 200 };
const run = (kind: string, within = cap, files: number[] = []) =>
  runInProcess<{ kind: string; said: string }, unknown>(program, { kind, said: 'hello' }, within, files);

suite('Work in a process of its own', () => {
  test('answers', async () => {
    assert.equal(await run('echo'), 'hello');
  });

  test('answers where its end is noticed together with that of another', async () => {
    const block = (milliseconds: number) =>
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    const late = run('late');
    const other = run('echo').then(() => block(2000));
    // The other answers and ends meanwhile: both are read at once, and then the server is busy until this one has ended too.
    block(1000);
    await other;
    assert.equal(await late, 'late');
  });

  test('is ended where nobody wants it any more', async () => {
    const leaving = new AbortController();
    const begun = runInProcess<{ kind: string }, unknown>(program, { kind: 'loop' }, cap, [], leaving.signal);
    setTimeout(() => leaving.abort(new Error('left')), 300);
    await assert.rejects(begun, /left/);
    await assert.rejects(runInProcess(program, { kind: 'loop' }, cap, [], leaving.signal), /left/);
  });

  test('is told no setting of the server', async () => {
    process.env['A_SECRET_OF_THE_SERVER'] = 'secret';
    const names = (await run('environment')) as string[];
    delete process.env['A_SECRET_OF_THE_SERVER'];
    assert.deepEqual(
      names.filter((name) => !name.startsWith('NODE_CHANNEL')),
      [],
    );
  });

  test('reads and writes files that have no name', async () => {
    const copied = await withScratchFiles(2, async (given, taken) => {
      await given.write('word', 0);
      await run('copy', cap, [given.fd, taken.fd]);
      return (await taken.read(Buffer.alloc(4), 0, 4, 0)).buffer.toString();
    });
    assert.equal(copied, 'WORD');
  });

  for (const [kind, what] of [
    ['heap', 'of JavaScript'],
    ['buffers', 'outside of it'],
  ] as const)
    test(`ends at its cap of memory: ${what}`, async () => {
      const before = process.memoryUsage().rss;
      await assert.rejects(run(kind), TooMuchWork);
      assert.ok(process.memoryUsage().rss - before < 100e6);
    });

  test('ends at the end of its time to work, and where it breaks its process', async () => {
    await assert.rejects(run('loop', { ...cap, seconds: 1 }), TooMuchWork);
    // Whoever only waits works no time, and is waited for much longer.
    assert.equal(await run('late', { ...cap, seconds: 1 }), 'late');
    await assert.rejects(run('never', { ...cap, seconds: 0.3 }), TooMuchWork);
    await assert.rejects(run('abort'), TooMuchWork);
  });

  test('is a defect where it fails or leaves without an answer, and the next one is not harmed', async () => {
    await assert.rejects(run('fail'), /it broke/);
    await assert.rejects(run('leave'), /ended with 3/);
    assert.equal(await run('echo'), 'hello');
  });
});
