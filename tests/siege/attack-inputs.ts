import type { Endpoint } from '#platform/contract/endpoint.ts';
import { endsSession, everyCall, inputFor, nameOf, type Input } from '#tests/generated/every-call.ts';
import { shapeOf, spotsIn, withAt } from '#tests/generated/from-schema.ts';
import { hostileTexts, hostileValues } from '#tests/generated/hostile-values.ts';
import type { SeededOrganisation } from '#tests/generated/same-shape.ts';
import { addressOf } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';
import { callerFrom } from './http-call.ts';
import { ms, withstood, type Finding, type Siege } from './siege.ts';

const attack = 'Hostile inputs';
/** How many times a quiet answer the slowest may take: a document or an export is among them. */
const mostTimes = 100;

interface Request {
  method: string;
  path: string;
  body?: string;
}

/** Requests that a call should refuse or survive, without end: one spot of a right input after the other holds something else. */
function* spoiled(endpoint: Endpoint, base: Input): Generator<Request, never> {
  const { method } = endpoint;
  const pathOf = (input: Input, search = '') => `${addressOf(undefined, endpoint, input)}${search}`;
  for (let turn = 0; ; turn++) {
    const value = hostileTexts[turn % hostileTexts.length] as string;
    const encoded = encodeURIComponent(value.isWellFormed() ? value.slice(0, 2000) : 'half');
    if (endpoint.body !== undefined)
      for (const { spot, shape } of spotsIn(shapeOf(endpoint.body as never))) {
        const values = hostileValues(shape);
        const body = JSON.stringify(withAt(base.body, spot, values[turn % values.length]));
        yield { method, path: pathOf(base), body };
      }
    for (const field of Object.keys(
      endpoint.query === undefined ? {} : (shapeOf(endpoint.query as never).properties ?? {}),
    ))
      yield { method, path: pathOf({ params: base.params }, `?${field}=${encoded}`) };
    if (endpoint.params !== undefined)
      yield { method, path: endpoint.path.replace(/:\w+/g, encoded.slice(0, 200) || '%20') };
    yield { method, path: pathOf({ params: base.params }, `?unknown=${encoded}`) };
  }
}

/** The organisation that it happens to: its Admin, and what its calls are rightly sent. */
export interface Spoiled {
  slug: string;
  token: string;
  inputOf(endpoint: Endpoint): Promise<Input>;
}

/** One that has everything. */
export const spoiledIn = (here: SeededOrganisation): Spoiled => ({
  slug: here.world.slug,
  token: here.people.Admin.token,
  inputOf: async (endpoint) => inputFor(endpoint, here.known(endpoint, await here.start(endpoint))),
});

/** One that has nothing yet: what it is asked about is not there. */
export const spoiledInNew = ({ slug, admin: { token } }: World): Spoiled => ({
  slug,
  token,
  inputOf: async (endpoint) => inputFor(endpoint, { word: 'besieged' }),
});

/** Sends so many spoiled requests, spread over every call of the product, while the people work. */
export async function attackWithInputs(siege: Siege, { slug, token, inputOf }: Spoiled): Promise<Finding[]> {
  const { product, short } = siege;
  const many = short ? 500 : 50_000;
  const call = callerFrom(product.port, { connections: 4 });
  const sources: { endpoint: Endpoint; requests: Generator<Request, never> }[] = [];
  // Each call with each input is `bad-input.test.ts`: here they come over the wire, beside people at work.
  const calls = everyCall.filter((one) => !endsSession(one) && one.upload === undefined);
  for (const endpoint of calls.filter((_, at) => !short || at % 4 === 0))
    sources.push({ endpoint, requests: spoiled(endpoint, await inputOf(endpoint)) });
  const statuses: Record<string, number> = {};
  const defects = new Set<string>();
  let sent = 0;
  let slowest = { what: '', took: 0 };
  const sending = async () => {
    while (sent < many) {
      const { endpoint, requests } = sources[sent++ % sources.length] as (typeof sources)[number];
      const { method, path, body } = requests.next().value;
      const { status, text, took } = await call(slug, {
        method,
        path,
        token,
        body,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' } }),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (took > slowest.took) slowest = { what: nameOf(endpoint), took };
      if (status === 0 || status >= 500)
        defects.add(
          `${nameOf(endpoint)}: ${status} ${body?.slice(0, 80) ?? path.slice(0, 80)} ${text.slice(0, 80)}`,
        );
    }
  };
  const stood = await withstood(attack, siege, 3, () => Promise.all([sending(), sending(), sending()]));
  const told = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`);
  return [
    {
      attack,
      what: `answers 5xx among ${sent}`,
      figure: defects.size === 0 ? `none (${told.join(', ')})` : [...defects].slice(0, 5).join('; '),
      beside: 'none',
      holds: defects.size === 0,
    },
    {
      attack,
      what: `the slowest answer (${slowest.what})`,
      figure: ms(slowest.took),
      beside: `${ms(siege.quiet.p95)} quiet, at most ${mostTimes} times`,
      holds: slowest.took <= mostTimes * siege.quiet.p95,
      isOfMachine: true,
    },
    ...stood,
  ];
}
