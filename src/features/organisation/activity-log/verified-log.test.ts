import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { logOf, worldWithActs } from '#tests/settings/log-world.ts';
import type { World } from '#tests/world/world.ts';
import { downloadVerifier, exportActivity, verifyActivity } from './activity-log.contract.ts';

const owner = await asOwner();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-log-'));
after(() => rm(folder, { recursive: true, force: true }));

suite('An exported log', () => {
  const program = join(import.meta.dirname, 'server/verify-export.mjs');
  let files = 0;
  const inFile = async (text: string) => {
    const path = join(folder, `${files++}.jsonl`);
    await writeFile(path, text);
    return path;
  };
  /** Runs the verifier as an auditor does: without anything of the product around it. */
  const verifies = (...paths: string[]) =>
    new Promise<{ code: number; says: string }>((resolve) => {
      execFile(process.execPath, [program, ...paths], { cwd: folder, env: {} }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), says: `${out}${err}`.trim() }),
      );
    });
  const exported = async (world: World) => {
    const { body } = await world.admin.sends(exportActivity);
    return String(body);
  };

  test('holds every entry, an anchor after each day and the end, and is found whole without the product', async () => {
    const world = await worldWithActs();
    const text = await exported(world);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const acts = lines.filter(({ act }) => act !== undefined);
    const all = await logOf(world);
    assert.deepEqual(
      acts.map(({ seq, hash }) => [seq, hash]),
      all.toSorted((a, b) => a.seq - b.seq).map(({ seq, hash }) => [seq, hash]),
    );
    assert.equal(acts.at(-1).act.action, 'risk.reopened');
    const days = lines.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor.day]));
    assert.deepEqual(days.slice(-3), ['2027-03-03', '2027-03-04', '2027-03-05']);
    assert.deepEqual(lines.at(-1), { end: { acts: all.length, days: days.length, hash: acts.at(-1).hash } });
    const { code, says } = await verifies(await inFile(text));
    assert.deepEqual(
      [code, says],
      [0, `whole: ${all.length} acts of ${days.length} days, ending in ${acts.at(-1).hash}`],
    );
  });

  test('that was tampered with is found broken, wherever it was', async (t) => {
    const text = await exported(await worldWithActs());
    const lines = text.trimEnd().split('\n');
    const place = lines.findIndex((line) => line.includes('Reworded 4'));
    const without = (at: number) => lines.filter((_, n) => n !== at).join('\n');
    const lastAnchor = lines.findLastIndex((line) => line.startsWith('{"anchor"'));
    const swapped = [...lines];
    [swapped[place], swapped[place + 1]] = [lines[place + 1] as string, lines[place] as string];
    const tampered: Record<string, string> = {
      'another word': text.replace('Reworded 4', 'Reworded 7'),
      'another actor': text.replace('"actor_name":"Ada Admin"', '"actor_name":"Eve Admin"'),
      'an entry taken out': without(place),
      'two entries exchanged': swapped.join('\n'),
      'another hash': text.replace(/"hash":"[0-9a-f]{64}","act"/, `"hash":"${'0'.repeat(64)}","act"`),
      'another day in an anchor': text.replace(
        '{"anchor":{"day":"2027-03-04"',
        '{"anchor":{"day":"2027-03-06"',
      ),
      'another number in an anchor': text.replace(/(\{"anchor":\{"day":"2027-03-04","seq":)\d+/, '$11'),
      'another hash in an anchor': without(lastAnchor).replace(
        /\{"end"/,
        `{"anchor":{"day":"2027-03-05","seq":3,"hash":"${'0'.repeat(64)}"}}\n{"end"`,
      ),
      'the end cut off': lines.slice(0, -1).join('\n'),
      'the last entry taken out': lines
        .filter((line, n) => !(line.startsWith('{"seq"') && n === lastAnchor - 1))
        .join('\n'),
      'another number of acts': text.replace(/"acts":\d+/, '"acts":3'),
      'another number of days': text.replace(/"days":\d+/, '"days":9'),
      'something behind the end': `${text}{"seq":1}\n`,
      'a line that is neither': lines.toSpliced(place, 0, '{}').join('\n'),
      'no JSON': lines.toSpliced(place, 0, 'a note').join('\n'),
      'no header': without(0),
      'nothing at all': '',
    };
    for (const [what, changed] of Object.entries(tampered))
      await t.test(what, async () => {
        assert.notEqual(changed, text);
        const { code, says } = await verifies(await inFile(changed));
        assert.equal(code, 1);
        assert.match(says, /^broken at line \d+: [^\n]+$/);
      });
  });

  test('is held against an earlier export: what was written anew since is given away, what was added is not', async () => {
    const world = await worldWithActs();
    const before = await inFile(await exported(world));
    await world.admin.calls(registerRisk, { body: { title: 'Added since' } });
    const now = await exported(world);
    assert.equal((await verifies(await inFile(now), before)).code, 0);
    // Another log altogether, whole in itself.
    const other = await inFile(await exported(await worldWithActs()));
    assert.equal((await verifies(other)).code, 0);
    assert.match((await verifies(other, before)).says, /noted with another hash/);
    assert.match((await verifies(before, await inFile(now))).says, /was noted, and is not there/);
    const last = JSON.parse(now.trimEnd().split('\n').at(-1) as string).end;
    assert.equal((await verifies(await inFile(now), await inFile(`${last.acts} ${last.hash}\n`))).code, 0);
    assert.match((await verifies(before, await inFile('nothing noted'))).says, /no end of a log/);
  });

  test('goes out as a job as well, with the program that verifies it beside', async () => {
    const world = await worldWithActs();
    const job = await world.admin.seesEnd(await world.admin.starts(exportActivity));
    assert.equal(job.status, 'done');
    assert.match(job.file_name ?? '', /\.jsonl$/);
    assert.deepEqual(job.progress.done, job.progress.of);
    const { body } = await world.admin.sends(downloadVerifier);
    const path = join(folder, 'downloaded.mjs');
    await writeFile(path, String(body));
    assert.match(String(body), /createHash\('sha256'\)/);
  });
});

suite('A verification by the server', () => {
  const verified = async ({ admin }: World, noted: { seq: number; hash: string } | null = null) =>
    (await admin.calls(verifyActivity, { body: { noted } })).data;

  test('says how many acts hold, of which time, and the end to note', async () => {
    const world = await worldWithActs();
    const all = await logOf(world);
    const found = await verified(world);
    const { verified_at, ...rest } = found;
    assert.ok(Date.parse(verified_at) > 0);
    assert.deepEqual(rest, {
      acts: all.length,
      from: all.find(({ seq }) => seq === 1)?.at,
      to: all.find(({ seq }) => seq === all.length)?.at,
      hash: all.find(({ seq }) => seq === all.length)?.hash,
      broken: null,
    });
    await world.admin.calls(registerRisk, { body: { title: 'Added since' } });
    assert.equal((await verified(world, { seq: found.acts, hash: found.hash })).broken, null);
  });

  test('names the first entry that does not hold, and what is wrong with it', async () => {
    const world = await worldWithActs();
    const { acts } = await verified(world);
    assert.deepEqual((await verified(world, { seq: 3, hash: '0'.repeat(64) })).broken, {
      seq: 3,
      fault: 'linked_anew',
    });
    assert.deepEqual((await verified(world, { seq: acts + 1, hash: '0'.repeat(64) })).broken, {
      seq: acts,
      fault: 'noted_gone',
    });
    await owner.query(
      `update activity set body = replace(body, 'Reworded 4', 'Reworded 7') where org_id = $1`,
      [world.orgId],
    );
    const { broken } = await verified(world);
    assert.equal(broken?.fault, 'hash_differs');
    const [told] = (await logOf(world)).filter(({ seq }) => seq === broken?.seq);
    assert.equal(told?.changes[0]?.new, 'Reworded 7');
  });
});
