import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { changeCard, moveCard, readCardHistory } from '#features/board/card/card.contract.ts';
import {
  downloadVerifier,
  exportActivity,
} from '#features/organisation/activity-log/activity-log.contract.ts';
import { boardOf, cardIn, drop } from '#tests/board/board-world.ts';
import { logOf } from '#tests/settings/log-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeBoard, readBoardHistory } from './board.contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'plumbline-withheld-'));
after(() => rm(folder, { recursive: true, force: true }));

/** An organisation in which the keeper of a private board wrote "secret" wherever something can be written. */
async function withSecrets() {
  const world = await newWorld();
  const keeper = await world.person('Staff', { Finance: 'editor' });
  const named = await world.person('Admin');
  const board = await boardOf(keeper, { name: 'secret name', viewer_ids: [named.id] });
  const card = await cardIn(keeper, board, 'Ideas', 'secret title');
  const params = { board_id: board.id, id: card.id };
  const body = { version: 1, title: 'secret words', description: 'secret text' };
  await keeper.calls(changeCard, { params, body });
  await keeper.calls(moveCard, drop(board, { id: card.id, version: 2 }, 'Doing'));
  const said = { object_type: 'card' as const, id: card.id };
  await keeper.calls(addComment, { params: said, body: { body: 'secret comment' } });
  await keeper.calls(changeBoard, {
    params: { id: board.id },
    body: { version: board.version, name: 'secret, another name' },
  });
  return { world, keeper, named, board, card };
}
const exported = async (who: Caller) => String((await who.sends(exportActivity)).body);

suite('The log of a private board', () => {
  test('tells an Admin who is not on it who did what and when, and nothing of what was said or changed', async () => {
    const { world, keeper, card } = await withSecrets();
    const acts = await logOf(world);
    assert.ok(!JSON.stringify(acts).includes('secret'));
    const changed = acts.find(({ action }) => action === 'card.changed');
    assert.deepEqual(
      [changed?.withheld, changed?.actor_id, changed?.objects, changed?.changes, changed?.changes_count],
      [true, keeper.id, [{ type: 'card', id: card.id, ref: card.ref }], [], 0],
    );
    const moved = acts.find(({ action }) => action === 'card.moved');
    assert.deepEqual([moved?.withheld, moved?.changes], [true, []]);
    assert.deepEqual(
      new Set(acts.filter(({ withheld }) => withheld).map(({ action }) => action.split('.')[0])),
      new Set(['board', 'card']),
    );
    const about = await logOf(world, { record: card.id });
    assert.ok(about.length >= 4 && about.every(({ withheld }) => withheld));
  });

  test('tells an Admin who is on it everything, and others all of other boards', async () => {
    const { world, keeper, named } = await withSecrets();
    const open = await boardOf(keeper, { visibility: 'organisation', name: 'Open to all' });
    await keeper.calls(changeBoard, {
      params: { id: open.id },
      body: { version: open.version, name: 'Still open' },
    });
    const ofNamed = await logOf({ ...world, admin: named });
    assert.ok(ofNamed.every(({ withheld }) => !withheld));
    for (const words of ['secret title', 'secret words', 'secret, another name'])
      assert.ok(JSON.stringify(ofNamed).includes(words), words);
    const [act] = await logOf(world, { record: open.id });
    assert.deepEqual([act?.withheld, act?.changes.map((one) => one.new)], [false, ['Still open']]);
  });

  test('is told as ever by its own history to those on it', async () => {
    const { keeper, board, card } = await withSecrets();
    const ofBoard = await keeper.calls(readBoardHistory, { params: { id: board.id } });
    const params = { board_id: board.id, id: card.id };
    const ofCard = await keeper.calls(readCardHistory, { params });
    assert.ok(JSON.stringify(ofBoard.data).includes('secret, another name'));
    assert.ok(JSON.stringify(ofCard.data).includes('secret words'));
  });

  test('is exported so that it verifies, without what is withheld', async () => {
    const { world, named } = await withSecrets();
    const { admin } = world;
    const program = join(folder, 'verify-export.mjs');
    await writeFile(program, String((await admin.sends(downloadVerifier)).body));
    let files = 0;
    const verifies = async (text: string) => {
      const path = join(folder, `${files++}.jsonl`);
      await writeFile(path, text);
      return new Promise<string>((resolve) => {
        execFile(process.execPath, [program, path], { env: {} }, (_, out, err) => resolve(`${out}${err}`));
      });
    };
    const text = await exported(admin);
    assert.ok(!text.includes('secret'));
    const withheld = text.split('\n').filter((line) => line.includes('"withheld":'));
    assert.ok(withheld.length >= 6);
    assert.match(
      await verifies(text),
      new RegExp(`^whole: \\d+ acts of .*, of which ${withheld.length} were withheld`),
    );
    const whole = await exported(named);
    assert.ok(whole.includes('secret title') && !whole.includes('"withheld":'));
    assert.match(await verifies(whole), /^whole: \d+ acts of \d+ days, ending/);
    // What stands behind an entry that is not told proves its hash.
    const last = withheld.at(-1) ?? '';
    const forged = last.replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'0'.repeat(64)}"`);
    assert.match(await verifies(text.replace(last, forged)), /^broken at line/);
    assert.match(await verifies(text.replace(`${last}\n`, '')), /^broken at line/);
  });
});
