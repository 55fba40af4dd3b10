import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import { listFiles, removeFile } from '#features/collaboration/file/file.contract.ts';
import { boardOf, cardIn } from '#tests/board/board-world.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { pngOf } from '#tests/world/pictures.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  archiveCard,
  listCards,
  readCard,
  readCardCover,
  readCardHistory,
  setCardCover,
} from './card.contract.ts';

const world = await newWorld();
const keeper = await world.person('Staff', { Finance: 'editor' });
const viewer = await world.person('User', { Finance: 'viewer' });
const outsider = await world.person('Staff', { Operations: 'lead' });
const board = await boardOf(keeper, { viewer_ids: [viewer.id] });

const fileOn = (who: Caller, card: { id: string }, name: string, content: Buffer) =>
  sendsFile(world, who, name, content, { purpose: 'attachment', object_type: 'card', object_id: card.id });
const on = (card: { id: string }) => ({ board_id: board.id, id: card.id });
const covers = async (card: { id: string; version: number }, file_id: string | null) =>
  (await keeper.calls(setCardCover, { params: on(card), body: { version: card.version, file_id } })).data;

suite('Files of a card', () => {
  test('are added by those who work on the board, and seen by those who see it', async () => {
    const card = await cardIn(keeper, board, 'Ideas', 'With papers');
    const query = { object_type: 'card', object_id: card.id };
    const file = await fileOn(keeper, card, 'plan.pdf', pdf('the plan'));
    const { data } = await viewer.calls(listFiles, { query });
    assert.deepEqual([data.files.map(({ id }) => id), data.permissions.can], [[file.id], []]);
    assert.equal((await outsider.isRefused(listFiles, { query })).status, 404);
    const taken = { params: { id: file.id }, body: query };
    assert.equal((await viewer.isRefused(removeFile, taken)).status, 403);
    const [ideas] = (await viewer.calls(listCards, { params: { board_id: board.id } })).data;
    assert.deepEqual(
      ideas?.cards.map(({ title, file_count }) => [title, file_count]),
      [['With papers', 1]],
    );
    const history = await keeper.calls(readCardHistory, { params: on(card) });
    assert.equal(history.data[0]?.action, 'file.added');
    await keeper.calls(archiveCard, { params: on(card), body: { version: card.version } });
    assert.equal((await keeper.isRefused(removeFile, taken)).status, 403);
  });
});

suite('The cover of a card', () => {
  test('is drawn of a picture that hangs on it, and had by whoever sees the card', async () => {
    const card = await cardIn(keeper, board, 'To do', 'With a picture');
    const file = await fileOn(keeper, card, 'harbour.png', pngOf(1600, 400));
    const covered = await covers(card, file.id);
    assert.equal(covered.cover_of, file.id);
    const cover = { ...on(card), cover_id: covered.cover_id ?? '' };
    const { body, headers } = await viewer.sends(readCardCover, { params: cover });
    const { format, width, height } = await sharp(body as Buffer).metadata();
    assert.deepEqual([headers['content-type'], format, width, height], ['image/webp', 'webp', 640, 160]);
    assert.equal((await outsider.isRefused(readCardCover, { params: cover })).status, 404);
    const other = await cardIn(keeper, board, 'To do', 'Without one');
    assert.equal((await keeper.isRefused(readCardCover, { params: { ...cover, id: other.id } })).status, 404);
    const bare = await covers(covered, null);
    assert.deepEqual([bare.cover_id, bare.cover_of], [null, null]);
    assert.equal((await keeper.isRefused(readCardCover, { params: cover })).status, 404);
    const acts = (await keeper.calls(readCardHistory, { params: on(card) })).data.map(({ action }) => action);
    assert.deepEqual(acts.slice(0, 2), ['card.cover_removed', 'card.cover_set']);
  });

  test('goes with its file', async () => {
    const card = await cardIn(keeper, board, 'To do', 'Loses its picture');
    const file = await fileOn(keeper, card, 'harbour.png', pngOf(400, 400));
    const { version } = await covers(card, file.id);
    const body = { object_type: 'card', object_id: card.id };
    await keeper.calls(removeFile, { params: { id: file.id }, body });
    const now = (await keeper.calls(readCard, { params: on(card) })).data;
    assert.deepEqual([now.cover_id, now.cover_of, now.version], [null, null, version + 1]);
  });

  test('is refused of what is no picture, of what hangs elsewhere, and to those who only look', async () => {
    const card = await cardIn(keeper, board, 'To do', 'Keeps no cover');
    const file = await fileOn(keeper, card, 'plan.pdf', pdf('the plan'));
    const other = await cardIn(keeper, board, 'To do', 'Has its own');
    const elsewhere = await fileOn(keeper, other, 'harbour.png', pngOf(400, 400));
    const sent = (file_id: string) => ({
      params: on(card),
      body: { version: card.version, file_id },
    });
    const codes = [
      await keeper.isRefused(setCardCover, sent(file.id)),
      await keeper.isRefused(setCardCover, sent(elsewhere.id)),
      await viewer.isRefused(setCardCover, sent(file.id)),
      await outsider.isRefused(setCardCover, sent(file.id)),
    ].map(({ status, code }) => [status, code]);
    assert.deepEqual(codes.slice(0, 2), [
      [422, 'cover_unreadable'],
      [400, 'cover_file_unknown'],
    ]);
    assert.deepEqual(
      codes.slice(2).map(([status]) => status),
      [403, 404],
    );
    const params = { ...on(card), board_id: (await boardOf(keeper)).id };
    const body = { version: card.version, file_id: null };
    assert.equal((await keeper.isRefused(setCardCover, { params, body })).status, 404);
  });
});
