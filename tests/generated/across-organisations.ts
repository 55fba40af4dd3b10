import type pg from 'pg';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  endsSession,
  fileFor,
  inputFor,
  nameOf,
  send,
  type Input,
  type RawReply,
} from '#tests/generated/every-call.ts';
import { dealing, farFewer, triesAll } from '#tests/generated/dealing.ts';
import { planted, watchRows } from '#tests/generated/foreign-rows.ts';
import { samplesOf, shapeOf, withAt, type Spot } from '#tests/generated/from-schema.ts';
import {
  tablesNamed,
  tablesOfPath,
  tenantTables,
  type SeededOrganisation,
} from '#tests/generated/same-shape.ts';
import type { Start } from '#tests/generated/start.ts';
import { addressOf } from '#tests/world/caller.ts';

export interface AcrossFindings {
  /** What should not have happened, one sentence each. */
  findings: string[];
  requests: number;
  /** Calls that not even the organisation's own input was answered by: nothing was proved about them. */
  unreached: string[];
}

const uuids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Every place of an input that holds an id. */
function* idsIn(input: unknown, spot: Spot = []): Generator<Spot> {
  if (typeof input === 'string' && input.match(uuids)?.[0] === input) yield spot;
  else if (Array.isArray(input)) for (const [at, held] of input.entries()) yield* idsIn(held, [...spot, at]);
  else if (typeof input === 'object' && input !== null)
    for (const [name, held] of Object.entries(input)) yield* idsIn(held, [...spot, name]);
}

/** As somebody of one organisation, asks for what another one has, by every way in that a call offers. */
// oxlint-disable-next-line max-lines-per-function -- its steps share what was found so far and what both organisations hold
export async function callAcross(
  owner: pg.Client,
  here: SeededOrganisation,
  there: SeededOrganisation,
  calls: readonly Endpoint[],
  askers: readonly (keyof SeededOrganisation['people'])[] = ['Admin', 'Staff', 'User'],
): Promise<AcrossFindings> {
  const findings = new Set<string>();
  const unreached: string[] = [];
  let requests = 0;
  const tables = await tenantTables(owner);
  const foreign = new Set([...there.ids.values()].flat().concat(there.world.orgId));
  const changed = await watchRows(owner, tables, there.world.orgId);
  const keys = (
    await owner.query<{ key: string }>('select key from idempotency_key where org_id = $1', [
      there.world.orgId,
    ])
  ).rows.map(({ key }) => key);
  const deal = dealing();
  let turns = 0;
  /** Who asks a call: whoever may most, and the others in turn. What they see is narrowed by rules that calls share. */
  function askersOfNext(): readonly (keyof SeededOrganisation['people'])[] {
    const [first, ...others] = askers;
    const turn = turns++;
    return triesAll || first === undefined
      ? askers
      : [first, ...others.filter((_, at) => at === turn % others.length)];
  }

  /** What a call starts from, as long as none has changed it: whatever is refused changes nothing. */
  let unspent: Start | undefined;

  /** Sends an input and looks for what is not ours in all that comes back. */
  async function ask(
    endpoint: Endpoint,
    who: keyof SeededOrganisation['people'],
    sent: Input,
    more: { slug?: string; headers?: Record<string, string> } = {},
  ): Promise<RawReply> {
    requests++;
    const file =
      endpoint.upload === undefined
        ? undefined
        : fileFor(endpoint, `Title,Tags\n${here.word} leaves the building,\n`);
    const url = addressOf(more.slug ?? here.world.slug, endpoint, sent);
    const reply = await send(here.world, {
      method: endpoint.method,
      url,
      token: here.people[who].token,
      payload: file?.payload ?? sent.body,
      headers: { ...file?.headers, ...more.headers },
    });
    const said = `${JSON.stringify(reply.headers)}\n${reply.text}`.toLowerCase();
    const told = `${nameOf(endpoint)} as ${who}`;
    if (said.includes(there.word)) findings.add(`${told} told a text of the other organisation`);
    if (/"org_id"|password_hash|request_hash/.test(said)) findings.add(`${told} told what no contract names`);
    const own = JSON.stringify(sent);
    if ((said.match(uuids) ?? []).some((id) => foreign.has(id) && !own.includes(id)))
      findings.add(`${told} told an id of the other organisation`);
    if (!endpoint.reads && reply.status < 400) unspent = undefined;
    if (reply.status >= 500) findings.add(`${told} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
    return reply;
  }

  const plain = ({ status, text }: RawReply) =>
    status < 400 ? String(status) : `${status} ${text.replaceAll(uuids, 'id')}`;

  const placeOf = (endpoint: Endpoint, who: string, spots: readonly Spot[]) =>
    `${nameOf(endpoint)} ${who} ${spots.map((spot) => spot.join('.')).join()}`;

  /** What an unknown id in a path is answered by: the same whatever table the next one is of. */
  const asUnknown = new Map<string, string>();

  /** Somebody else's id and one of nobody: whoever asks must not be able to tell them apart. */
  async function compare(
    endpoint: Endpoint,
    who: keyof SeededOrganisation['people'],
    base: Input,
    start: Start,
    spots: readonly Spot[],
    id: string,
  ): Promise<void> {
    // Nothing happens where nothing is named, nor where something is only read.
    const changes = !endpoint.reads && !spots.some(([part]) => part === 'params');
    const tried = async (value: string) => {
      const put = spots.reduce<unknown>(
        (input, spot) => withAt(input, spot, value),
        changes ? await renewed(endpoint, base, start) : base,
      ) as Input;
      const reply = await ask(endpoint, who, await here.versioned(endpoint, put));
      return plain(reply);
    };
    const place = placeOf(endpoint, who, spots);
    const before = changes ? undefined : asUnknown.get(place);
    const unknown = before ?? (await tried(crypto.randomUUID()));
    if (!changes && spots[0]?.[0] === 'params') asUnknown.set(place, unknown);
    const theirs = await tried(id);
    if (unknown !== theirs)
      findings.add(
        `${nameOf(endpoint)} as ${who} tells a foreign ${spots.map((spot) => spot.join('.')).join()} from an unknown one: ${theirs.slice(-400)} | ${unknown.slice(-400)}`,
      );
  }

  /** The same input about something that is as it was made: an answered try has changed what was there. */
  async function renewed(endpoint: Endpoint, input: Input, start: Start): Promise<Input> {
    unspent ??= await here.start(endpoint);
    return JSON.parse(
      Object.entries(unspent).reduce(
        (text, [table, id]) => text.replaceAll(start[table] ?? id, id),
        JSON.stringify(input),
      ),
    ) as Input;
  }

  /** Formats of files that are packed: nobody reads in one what it tells, so that each is made once, and not in every order. */
  const packed = new Set<string>();
  const formatOf = (endpoint: Endpoint, { query = {} }: Input) =>
    `${nameOf(endpoint)} ${(query as { format?: string }).format}`;
  const wasPacked = (endpoint: Endpoint, input: Input) => packed.has(formatOf(endpoint, input));
  function notePacked(endpoint: Endpoint, input: Input, { status, headers }: RawReply): void {
    const isPacked = /openxmlformats|pdf/.test(String(headers['content-type']));
    if (status === 200 && isPacked) packed.add(formatOf(endpoint, input));
  }

  const lastOf = (table: string | undefined) => there.ids.get(table ?? '')?.at(-1);

  /** What a call is asked with. A read is asked about what is there; where that is not answered, and for a change, it is made. */
  async function beginning(endpoint: Endpoint): Promise<{ start: Start; base: Input; own?: RawReply }> {
    if (endpoint.reads) {
      const base = inputFor(endpoint, here.known(endpoint));
      const own = await ask(endpoint, 'Admin', base);
      if (own.status < 300) return { start: {}, base, own };
    }
    const start = (unspent = await here.start(endpoint));
    return { start, base: await here.versioned(endpoint, inputFor(endpoint, here.known(endpoint, start))) };
  }

  async function cross(endpoint: Endpoint): Promise<void> {
    const { query, body } = endpoint;
    unspent = undefined;
    const { start, base, own: read } = await beginning(endpoint);
    const known = here.known(endpoint, start);
    const nameless: [who: keyof SeededOrganisation['people'], input: Input][] = [];
    for (const who of askersOfNext()) {
      // Ids of the path: of every table for the one who may most, of the likeliest for the others.
      for (const spot of idsIn(base.params ?? {}, ['params'])) {
        const named = tablesNamed(String(spot.at(-1)), there.ids);
        const possible =
          spot.at(-1) === 'id' ? tablesOfPath(endpoint, there.ids) : [...named, ...there.ids.keys()];
        const others = who === 'Admin' ? deal('tables of a path', possible.slice(3), 1, farFewer) : [];
        for (const table of [...possible.slice(0, who === 'Admin' ? 3 : 1), ...others]) {
          const id = lastOf(table);
          if (id !== undefined) await compare(endpoint, who, base, start, [spot], id);
        }
      }
      // Ids of query and body, one at a time and all at once, in every shape that the call takes; the same places again in some of them.
      for (const [part, schema] of [
        ['query', query],
        ['body', body],
      ] as const) {
        if (!schema) continue;
        for (const sample of samplesOf(
          shapeOf(schema),
          known,
          who === 'Admin' ? 40 : endpoint.reads ? 10 : 4,
        )) {
          const input: Input = { ...base, [part]: sample };
          const spots = [...idsIn(sample, [part])];
          if (spots.length === 0) nameless.push([who, input]);
          const idFor = (spot: Spot) =>
            lastOf(tablesNamed(String(spot.findLast((one) => typeof one === 'string')), there.ids)[0]) ??
            lastOf('risk') ??
            there.world.orgId;
          for (const spot of spots.flatMap((one) => deal(placeOf(endpoint, who, [one]), [one])))
            await compare(endpoint, who, input, start, [spot], idFor(spot));
          const together = spots.length > 1 ? deal(placeOf(endpoint, who, spots), [spots]) : [];
          for (const all of together)
            await compare(endpoint, who, input, start, all, lastOf('risk') ?? there.world.orgId);
        }
      }
      if (who === askers[0]) {
        // Last, because it changes what the others are about.
        const renew = async () => here.versioned(endpoint, await renewed(endpoint, base, start));
        const own = read ?? (await ask(endpoint, who, await renew()));
        if (own.status >= 300) unreached.push(`${nameOf(endpoint)} ${own.status} ${own.text.slice(0, 200)}`);
      }
      // Whose organisation a token or a key is of is asked before what its owner may: one of them stands for all.
      if (endpoint.access === 'guest' || (who !== askers[0] && !triesAll)) continue;
      const elsewhere = await ask(endpoint, who, base, { slug: there.world.slug });
      if (elsewhere.status !== 401)
        findings.add(`${nameOf(endpoint)} of the other organisation answered ${elsewhere.status}`);
      if (endpoint.method === 'POST')
        // Keys of the same call, which would have its reply told again, before those of others.
        for (const key of keys.toSorted((a, b) => isFor(endpoint, b) - isFor(endpoint, a)).slice(0, 1))
          await ask(endpoint, who, await here.versioned(endpoint, base), {
            headers: { 'idempotency-key': key },
          });
    }
    // Inputs without an id come after those with one: they are answered more often, which changes what was there.
    for (const [who, input] of nameless)
      if (!wasPacked(endpoint, input))
        notePacked(endpoint, input, await ask(endpoint, who, await here.versioned(endpoint, input)));
    // Everything that a list can be asked for, with the other's words and keys.
    if (endpoint.reads && query) {
      const names = Object.keys(shapeOf(query).properties ?? {});
      const wide: Record<string, string[]> = {
        q: [there.word, there.word.slice(0, 3)],
        limit: ['200'],
        after: await keysOfPages(there),
        before: await keysOfPages(there),
        explain: ['1'],
      };
      for (const name of names)
        for (const value of wide[name] ?? [])
          await ask(endpoint, 'Admin', { ...base, query: { [name]: value } });
    }
  }

  // All rows are read after some calls at a time: which of them it was is then one of a few.
  const open = calls.filter((endpoint) => !endsSession(endpoint));
  while (open.length > 0) {
    const some = open.splice(0, 20);
    for (const endpoint of some) await cross(endpoint);
    for (const table of await changed())
      findings.add(`one of ${some.map(nameOf).join(', ')} changed ${table} of the other organisation`);
  }
  for (const place of await planted(owner, here.world.orgId, foreign))
    findings.add(`${place} holds an id of the other organisation`);
  return { findings: [...findings], requests, unreached };
}

/** Whether a key of an idempotent call was that of this one (see `seedOrganisation`). */
const isFor = ({ path }: Endpoint, key: string) => Number(key.startsWith(`key-${path}-`));

/** Keys of the other's pages, as its own people got them. */
async function keysOfPages({ world, people }: SeededOrganisation): Promise<string[]> {
  const { text } = await send(world, {
    method: 'GET',
    url: `/org/${world.slug}/risk/?limit=2`,
    token: people.Admin.token,
  });
  return Object.values((JSON.parse(text) as { keys?: Record<string, string> }).keys ?? {});
}
