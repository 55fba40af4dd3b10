import { performance } from 'node:perf_hooks';
import { spreadText, spreadOf } from '../compare/ratios.ts';
import { atEnd, untilEnd } from '../ends.ts';
import { benchFolder } from '../folder.ts';
import { measureGrowth, verdict, type GrownSide } from '../large/growth.ts';
import { end } from '../measure.ts';
import { options, settingsFor } from '../options.ts';
import { owners, prepare, prepareOrganisation, secret } from '../prepare.ts';
import { preparedOnce } from '../prepared-once.ts';
import { postmasterOf, startProduct } from '../product.ts';
import { signIn } from '../read-sample-risk.ts';
import type { Scenario } from '../scenarios.ts';
import { loadBoard } from './board-load.ts';

// npm run bench -- --board [--quick --seconds 1 --only cards]: how a board of 2,000 cards opens beside one of 50, and how long a move takes on it.
const { quick, milliseconds, only } = options;
const print = (line: string) => console.log(line);
const sizes = [50, 2000] as const;
const most = 1.5;
/** Moves of a round on each board; of each round the median counts. */
const [moves, rounds] = quick ? [10, 3] : [40, 7];

interface Boards {
  slug: string;
  /** By how many cards they have. */
  boards: Record<number, string>;
}

const prepareBoards = async (folder: string, adminUrl: string): Promise<Boards> => {
  const [made] = await preparedOnce(
    { folder, name: 'boards', adminUrl, sizes: [sizes[1]] },
    async ({ app, client, slug }): Promise<Boards> => {
      const { org, people, adminId, now } = await prepareOrganisation(app, adminUrl, {
        slug,
        people: owners,
      });
      const boards: Record<number, string> = {};
      for (const [at, cards] of sizes.entries()) {
        await client.query(`begin; set local app.org_id = '${org}'`);
        const order = { org, owners: people, actor: adminId, cards, now };
        boards[cards] = await loadBoard(client, { ...order, from: 1 + at * 1000 });
        await client.query('commit');
      }
      return { slug, boards };
    },
  );
  if (made === undefined) throw new Error('no organisation was prepared');
  return made;
};

interface Card {
  id: string;
  version: number;
  task: object | null;
}
interface List {
  id: string;
  cards: Card[];
}

/** Moves cards of a board between its two fullest lists, one after the other; answers the median of milliseconds. */
function moverOn(base: string, headers: Record<string, string>): () => Promise<number> {
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await reply.json()) as { data: T };
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    return data;
  };
  return async () => {
    const lists = await send<List[]>('cards/?limit=50');
    const [from, to] = lists.toSorted((one, other) => other.cards.length - one.cards.length);
    const took: number[] = [];
    if (from === undefined || to === undefined) throw new Error('the board has no lists');
    // A task would go its own way.
    let card = from.cards.find(({ task }) => task === null);
    for (let at = 0; at < moves && card !== undefined; at++) {
      const list = at % 2 === 0 ? from : to;
      const before = list.cards.find(({ id }) => id !== card?.id && at % 5 === 0)?.id;
      const started = performance.now();
      card = await send<Card>(`cards/${card.id}/move/`, {
        version: card.version,
        list_id: list.id,
        ...(before && { before }),
      });
      took.push(performance.now() - started);
    }
    return took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] as number;
  };
}

await untilEnd(async () => {
  const folder = await benchFolder('bench-board');
  const settings = settingsFor(folder);
  print(`Preparing boards of ${sizes.join(' and ')} cards ...`);
  const { database } = await prepare(folder, 0, 0, print, []);
  const { slug, boards } = await prepareBoards(folder, database.url);
  const server = await startProduct({ adminUrl: database.url, secret, settings });
  atEnd(() => end(server.process));
  const headers = { authorization: `token ${await signIn(server.first.port, slug)}` };
  const started = performance.now();
  const sideOf = (size: number): GrownSide => {
    const path = `/scrumboard/boards/${boards[size]}/`;
    const scenarios: Scenario[] = [
      { name: 'board', method: 'GET', path, growth: most },
      { name: 'its cards', method: 'GET', path: `${path}cards/`, growth: most },
    ];
    return { slug, size, headers, scenarios: scenarios.filter(({ name }) => name.includes(only)) };
  };
  const postmaster = await postmasterOf(folder);
  const measuring = { server, postmaster, milliseconds: milliseconds * 0.5, print };
  await measureGrowth(measuring, sideOf(sizes[0]), sideOf(sizes[1]));
  const [small, large] = sizes.map((size) =>
    moverOn(`http://127.0.0.1:${server.first.port}/org/${slug}/scrumboard/boards/${boards[size]}/`, headers),
  ) as [() => Promise<number>, () => Promise<number>];
  if ('move'.includes(only)) {
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const one = await small();
      const other = await large();
      // The first look warms both up.
      if (round > 0) ratios.push(other / one);
    }
    const grown = spreadOf(ratios);
    print(
      `${verdict(grown.median <= most)}  growth of ${'a move'.padEnd(20)} ${sizes.join(' to ')}: p50 ${spreadText(grown)} (goal at most ${most})`,
    );
  }
  print(`measured in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (quick) print('These were quick figures.');
});
