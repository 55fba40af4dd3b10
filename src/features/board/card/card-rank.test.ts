import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { firstRanks, longestRank, rankBetween } from '#platform/server/database/rank.ts';
import { boardOf, cardIn, drop, shownOn } from '#tests/board/board-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { moveCard } from './card.contract.ts';

const world = await newWorld();
const { admin, database, orgId } = world;

suite('A place in a list', () => {
  test('behind another one is the same in the database as everywhere else', async () => {
    const between: string[] = ['a0', 'a0V'];
    // Between others, and at the ends of each length.
    for (let at = 0; at < 60; at++) between.push(rankBetween('a0', between.at(-1) ?? null));
    const ends = [
      'a0',
      'az',
      'a9',
      'aZ',
      'Zz',
      'Zy',
      'ZV',
      'Yzz',
      'Y00',
      'b00',
      'b0z',
      'bzz',
      'bzzV',
      'czzz',
      'c000',
      'Xzzz',
      'Zzz',
      'azz',
    ];
    const chain = [null as string | null];
    for (let at = 0; at < 4000; at++) chain.push(rankBetween(chain.at(-1) ?? null, null));
    const before = [...ends];
    for (let at = 0; at < 200; at++)
      before.push(rankBetween(null, before.at(-1) === 'azz' ? 'a0' : (before.at(-1) ?? null)));
    const keys = [...new Set([...chain, ...between, ...before, ...firstRanks(300)])];
    const found = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
      db.query<{ key: string | null; next: string }>(
        sql`select k as key, rank_after(k) as next from unnest(${sql.param(keys)}::text[]) as k`,
      ),
    );
    assert.ok(found.length > 4000);
    const differing = found.filter(({ key, next }) => next !== rankBetween(key, null));
    assert.deepEqual(differing, []);
  });

  test('that grew long has all of its list made anew, in the same order', async () => {
    const board = await boardOf(admin);
    const [one, two] = [
      await cardIn(admin, board, 'Ideas', 'one'),
      await cardIn(admin, board, 'Ideas', 'two'),
    ];
    const three = await cardIn(admin, board, 'Ideas', 'three');
    const [low, high] = [`a0${'0'.repeat(longestRank)}1`, `a0${'0'.repeat(longestRank)}2`];
    await database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
      for (const [id, rank] of [
        [one.id, low],
        [two.id, high],
        [three.id, 'a1'],
      ])
        await db.query(sql`update card set rank = ${rank} where org_id = ${db.org_id} and id = ${id}::uuid`);
    });
    await admin.calls(moveCard, drop(board, three, 'Ideas', { before: two.id }));
    assert.deepEqual((await shownOn(admin, board))['Ideas'], ['one', 'three', 'two']);
    const ranks = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
      db.query<{ rank: string }>(
        sql`select c.rank from card c where c.org_id = ${db.org_id} and c.board_id = ${board.id}`,
      ),
    );
    assert.ok(
      ranks.every(({ rank }) => rank.length < 5),
      JSON.stringify(ranks),
    );
  });
});
