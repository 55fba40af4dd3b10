import { setTimeout as pause } from 'node:timers/promises';
import { verifyLog } from '#platform/server/log/verify-log.ts';
import type { World } from '#tests/world/world.ts';
import { callerFrom } from './http-call.ts';
import { ms, type Finding, type Siege } from './siege.ts';

const attack = 'kill -9 in turn';

const writtenRisks = {
  name: 'written_under_siege',
  text: `select id, title from risk where org_id = $1 and title like 'Risk of under siege%'`,
};

/** Kills server and database in turn while people write, and looks at what became of what was acknowledged. */
export async function attackWithKills({ product, short }: Siege, world: World): Promise<Finding[]> {
  const call = callerFrom(product.port, { connections: 12 });
  const acknowledged = new Map<string, string>();
  const strange = new Set<string>();
  const over = new AbortController();
  const kills = { server: product.killServer, database: product.killDatabase };
  const restart = async (what: keyof typeof kills): Promise<number> => {
    await kills[what]();
    const started = performance.now();
    await product.untilReady();
    return performance.now() - started;
  };
  // While nobody writes.
  const quiet = { server: await restart('server'), database: await restart('database') };
  let next = 0;
  const write = async () => {
    while (!over.signal.aborted) {
      const key = `under siege ${next++}`;
      while (!acknowledged.has(key)) {
        const { status, text } = await call(world.slug, {
          method: 'POST',
          path: '/risk/',
          token: world.admin.token,
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ title: `Risk of ${key}` }),
        });
        if (status === 200) acknowledged.set(key, (JSON.parse(text) as { data: { id: string } }).data.id);
        else {
          if (status !== 0 && status !== 503) strange.add(`${status} ${text.slice(0, 100)}`);
          await pause(50 + Math.random() * 100);
        }
      }
    }
  };
  const writers = Promise.all(Array.from({ length: 12 }, write));
  const times = { server: [] as number[], database: [] as number[] };
  for (let turn = 0; turn < (short ? 1 : 5); turn++)
    for (const what of ['server', 'database'] as const) {
      await pause(1000 + Math.random() * 1000);
      times[what].push(await restart(what));
    }
  await pause(1000);
  over.abort();
  await writers;

  const { stored, acts, broken } = await product.inDatabase(async (database) => ({
    stored: await database.inOrganisation(world.orgId, { readOnly: true, statementTimeout: 30_000 }, (db) =>
      db.ask<{ id: string; title: string }>(writtenRisks, [world.orgId]),
    ),
    ...(await verifyLog(database, world.orgId)),
  }));
  const idOf = new Map(stored.map(({ id, title }) => [title, id]));
  const lost = [...acknowledged].filter(([key, id]) => idOf.get(`Risk of ${key}`) !== id).length;
  return [
    {
      attack,
      what: `acknowledged writes lost of ${acknowledged.size}`,
      figure: String(lost),
      beside: '0',
      holds: lost === 0 && acknowledged.size > 0,
    },
    {
      attack,
      what: 'writes done twice',
      figure: String(stored.length - idOf.size),
      beside: '0',
      holds: stored.length === idOf.size,
    },
    {
      attack,
      what: `the chain of ${acts} acts`,
      figure: broken === undefined ? 'whole' : `broken at ${broken.seq}: ${broken.why}`,
      beside: 'whole',
      holds: broken === undefined,
    },
    {
      attack,
      what: 'answers other than "try again"',
      figure: [...strange].join('; ') || 'none',
      beside: 'none',
      holds: strange.size === 0,
    },
    ...(['server', 'database'] as const).map((what) => {
      const slowest = Math.max(...times[what]);
      return {
        attack,
        what: `slowest of ${times[what].length} times that the ${what} came back`,
        figure: ms(slowest),
        beside: `${ms(quiet[what])} quiet, at most 4 times`,
        holds: slowest <= 4 * quiet[what],
        isOfMachine: true,
      };
    }),
  ];
}
