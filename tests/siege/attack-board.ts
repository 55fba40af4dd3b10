import { setTimeout as pause } from 'node:timers/promises';
import { boardOf, cardIn, listNamed } from '#tests/board/board-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import type { World } from '#tests/world/world.ts';
import { spreadOf } from '../../bench/spread.ts';
import { boardWatcher, type AtBoard } from './board-watcher.ts';
import { callerFrom } from './http-call.ts';
import { ms, type Finding, type Siege } from './siege.ts';

const attack = 'A board, one of two killed';

/** People at one board, half of them at each of two processes, of which one is killed on the way: all of them move a card now and then. */
export async function attackBoard({ product, short }: Siege, world: World): Promise<Finding[]> {
  const people = await Promise.all(
    Array.from({ length: short ? 8 : 30 }, () => world.person('Staff', { Finance: 'editor' })),
  );
  const board = await boardOf(world.admin, { member_ids: people.map(({ id }) => id) });
  const another = await product.another();
  const ports = [product.port, another.port];
  const [over, moved] = [new AbortController(), new AbortController()];
  const at: AtBoard = {
    slug: world.slug,
    board: board.id,
    ports,
    callers: new Map(ports.map((port) => [port, callerFrom(port, { localAddress: '127.0.0.1' })])),
    over: over.signal,
    answered: new Map(),
    took: [],
    reopened: 0,
  };
  const watchers = await Promise.all(
    people.map(async ({ id, token }, place) => {
      const card = await cardIn(world.admin, board, 'To do', `Card of ${id}`);
      return boardWatcher(at, { token, port: ports[place % 2] ?? product.port, card });
    }),
  );
  const listening = watchers.map(({ listen }) => listen());
  await until(() => watchers.every(({ shown }) => shown().size === people.length));
  const moving = watchers.map(async ({ move }) => {
    await pause(Math.random() * 8000);
    for (let turn = 0; !moved.signal.aborted; turn++) {
      await move(listNamed(board, ['Doing', 'Ideas'][turn % 2] ?? ''));
      await pause(6000 + Math.random() * 4000);
    }
  });
  await pause(short ? 8000 : 30_000);
  await another.kill();
  ports.pop();
  await pause(short ? 8000 : 30_000);
  moved.abort();
  await Promise.all(moving);
  const seesAll = ({ shown }: (typeof watchers)[0]) =>
    watchers.every(({ own }) => shown().get(own().id)?.version === own().version);
  // A look finds what nobody told.
  for (let looks = 0; looks < 100 && !watchers.every(seesAll); looks++) await pause(100);
  const behind = watchers.filter((one) => !seesAll(one)).length;
  const twice = watchers.filter(({ shown }) => [...shown().values()].some(({ times }) => times > 1)).length;
  over.abort();
  await Promise.all(listening);
  const { p50, p95, p99 } = spreadOf(at.took);
  return [
    {
      attack,
      what: `of ${people.length} people, who miss the last of ${at.answered.size} moves`,
      figure: String(behind),
      beside: `0, ${at.reopened} streams opened again`,
      holds: behind === 0 && at.answered.size > 0 && at.reopened > 0,
    },
    { attack, what: 'people who see a card twice', figure: String(twice), beside: '0', holds: twice === 0 },
    {
      attack,
      what: `p95 from the answer to a move until others see it`,
      figure: ms(p95),
      beside: `1000 ms; p50 ${ms(p50)}, p99 ${ms(p99)} of ${at.took.length}`,
      holds: p95 <= 1000,
      isOfMachine: true,
    },
  ];
}
