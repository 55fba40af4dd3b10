import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { asOwner } from '#tests/world/connections.ts';
import {
  endsSession,
  everyCall,
  fileFor,
  inputFor,
  nameOf,
  send,
  uploadOf,
  type Input,
  type RawReply,
} from '#tests/generated/every-call.ts';
import { hostileTexts, hostileValues, shapeOf, spotsIn, withAt } from '#tests/generated/from-schema.ts';
import { fieldsOf, holds, names } from '#tests/generated/refused-fields.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';
import { addressOf } from '#tests/world/world.ts';

const owner = await asOwner();
const here = await seedOrganisation(owner, 'hostile');
const { token } = here.people.Admin;
const asked = everyCall.filter((endpoint) => !endsSession(endpoint));

/** Words of the machine room: a message of the database, a path, a place in the code. */
const internal =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d+|syntax error|violates|relation "|duplicate key|invalid input syntax|invalid byte sequence|out of range|pg_catalog|SQLSTATE|Cannot read prop|is not a function/;

let requests = 0;
let slowest = 0;

async function tried(
  endpoint: Endpoint,
  told: string,
  how: Omit<Parameters<typeof send>[1], 'method' | 'token'> & { token?: string },
): Promise<RawReply> {
  requests++;
  const started = performance.now();
  const reply = await send(here.world, { method: endpoint.method, token, ...how });
  slowest = Math.max(slowest, performance.now() - started);
  const said = `${nameOf(endpoint)} ${told}: ${reply.status} ${reply.text.slice(0, 300)}`;
  assert.ok(reply.status < 500, said);
  if (reply.status >= 400) {
    assert.doesNotMatch(reply.text, internal, said);
    const { code, message } = JSON.parse(reply.text) as { code?: string; message?: string };
    assert.ok(typeof code === 'string' && typeof message === 'string', said);
  }
  return reply;
}

/** A short picture of a value for the message of a failure. */
const pictured = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

/** Runs over the calls, a few at a time: each keeps to a risk of its own. */
async function overAll(
  calls: readonly Endpoint[],
  work: (endpoint: Endpoint, base: Input) => Promise<void>,
): Promise<void> {
  const open = [...calls];
  const one = async () => {
    for (let endpoint = open.shift(); endpoint !== undefined; endpoint = open.shift()) {
      const start = endpoint.method === 'GET' && !endpoint.params ? {} : await here.start(endpoint);
      await work(endpoint, inputFor(endpoint, here.known(endpoint, start)));
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

suite('Bad input', () => {
  test('in a body is answered with its field, whatever it is', async () => {
    await overAll(
      asked.filter(({ body }) => body !== undefined),
      async (endpoint, base) => {
        const shape = shapeOf(endpoint.body as never);
        const seen = new Set<string>();
        for (const { spot, shape: inner } of spotsIn(shape)) {
          if (seen.has(spot.join('.'))) continue;
          seen.add(spot.join('.'));
          // The deeper a spot lies, the more its neighbours share the list with it.
          const share = [1, 2, 4][spot.length] ?? 6;
          for (const value of hostileValues(inner).filter((_, at) => at % share === seen.size % share)) {
            const { params, query, body } = await here.versioned(endpoint, base);
            const reply = await tried(endpoint, `${spot.join('.')} ${pictured(value)}`, {
              url: addressOf(here.world.slug, endpoint, { params, query }),
              payload: JSON.stringify(withAt(body, spot, value)),
              headers: { 'content-type': 'application/json' },
            });
            if (reply.status === 400 && reply.text.includes('"invalid_input"') && holds(body, spot))
              assert.ok(
                names(fieldsOf(reply), spot),
                `${nameOf(endpoint)} ${spot.join('.')} ${pictured(value)} named ${fieldsOf(reply).join()}`,
              );
          }
        }
      },
    );
  });

  test('in a query is answered with its field', async () => {
    await overAll(
      asked.filter(({ query }) => query !== undefined),
      async (endpoint, base) => {
        const { properties = {} } = shapeOf(endpoint.query as never);
        const sent = endpoint.upload === undefined ? { payload: base.body } : fileFor(endpoint, 'Title\n');
        for (const field of [...Object.keys(properties), 'unknown', '__proto__', 'constructor', 'offSet'])
          for (const value of [
            ...hostileTexts.map((text) => (text.length > 5000 ? text.slice(0, 5000) : text)),
            '-1',
            '1e9',
            '0x10',
            '١٢',
            '1.5',
            '99999999999',
          ].filter((_, at) => at % 2 === field.length % 2)) {
            const search = `?${encodeURIComponent(field)}=${encodeURIComponent(value.isWellFormed() ? value : 'half')}`;
            const url = addressOf(here.world.slug, endpoint, { params: base.params });
            const reply = await tried(endpoint, search.slice(0, 80), {
              ...sent,
              url: `${url}${search}`,
            });
            // An address with a zero in it is refused before anybody looks at its parts.
            if (reply.status === 400 && reply.text.includes('"invalid_input"') && !search.includes('%00'))
              assert.ok(
                names(fieldsOf(reply), [field === 'offSet' ? 'offset' : field]),
                `${nameOf(endpoint)} ${search.slice(0, 90)} named ${fieldsOf(reply).join()}: ${reply.text}`,
              );
            if (value === 'NaN')
              await tried(endpoint, `${search} twice`, {
                ...sent,
                url: `${url}${search}&${field}=2`,
              });
          }
      },
    );
  });

  test('in a path names nothing', async () => {
    const odd = [
      ...hostileTexts.filter((text) => text.isWellFormed() && text !== '' && text.length < 1000),
      '..',
      '%',
      '%ff',
      '%00',
      'a%2fb',
      '00000000-0000-0000-0000-00000000000g',
      '0'.repeat(150),
    ];
    await overAll(
      asked.filter(({ params }) => params !== undefined),
      async (endpoint, base) => {
        for (const value of odd)
          for (const raw of [encodeURIComponent(value), value.replace(/[^\x21-\x7e]|[?#]/g, '')])
            await tried(endpoint, `path ${raw.slice(0, 40)}`, {
              url: `/org/${here.world.slug}${endpoint.path.replace(/:\w+/g, () => raw)}`,
              payload: base.body,
            });
      },
    );
    for (const value of odd)
      await tried(asked[0] as Endpoint, `organisation ${value.slice(0, 40)}`, {
        url: `/org/${encodeURIComponent(value)}/risk/`,
      });
  });

  test('that is no JSON, twice the same key, too deep, too large or of another kind is refused as what it is', async () => {
    const json = { 'content-type': 'application/json' };
    const raw: [
      told: string,
      status: number[],
      payload: string | Buffer,
      headers?: Record<string, string>,
    ][] = [
      ['half an object', [400], '{"title":'],
      ['a list', [400], '[]'],
      ['a text', [400], '"text"'],
      ['a number', [400], '1e999'],
      ['nothing', [400, 200], 'null'],
      ['not a number', [400], 'NaN'],
      ['a prototype', [400], '{"__proto__":{"type":"Admin"}}'],
      ['a prototype inside', [400], '{"title":"long enough","context":{"__proto__":{"polluted":true}}}'],
      ['a constructor', [400], '{"constructor":{"prototype":{"polluted":true}}}'],
      ['a key twice', [400], '{"title":"long enough","title":"another title"}'],
      ['the deep', [400], `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ['deep lists', [400], `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
      ['a million keys', [400, 413], `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}`],
      ['bytes that are no text', [400], Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
      ['a form', [415], 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a plain text', [415], 'title', { 'content-type': 'text/plain' }],
      ['xml', [415], '<title/>', { 'content-type': 'application/xml' }],
      ['a strange kind', [415], '{}', { 'content-type': 'application/json/x; charset=\\' }],
      [
        'a compressed body',
        [400, 415],
        Buffer.from('1f8b0800', 'hex'),
        { ...json, 'content-encoding': 'gzip' },
      ],
    ];
    await overAll(
      asked.filter(({ body, upload }) => body !== undefined && upload === undefined),
      async (endpoint, base) => {
        const lenient =
          endpoint.dropsUnknown ||
          endpoint.reads ||
          shapeOf(endpoint.body as never).propertyNames !== undefined;
        const tooMuch = JSON.stringify({ title: 'x'.repeat((endpoint.largestBody ?? 1_000_000) + 100_000) });
        for (const [told, statuses, payload, headers = json] of [
          ...raw,
          ['more than fits', [413], tooMuch] as (typeof raw)[number],
        ]) {
          const url = addressOf(here.world.slug, endpoint, base);
          const { status } = await tried(endpoint, told, { url, payload, headers });
          // Where unknown keys are dropped and nothing is needed, some of it is an empty input.
          const expected = lenient ? [...statuses, 200, 400, 404, 409, 422, 429] : [...statuses, 404, 409];
          assert.ok(expected.includes(status), `${nameOf(endpoint)} ${told}: ${status}`);
        }
      },
    );
    assert.equal((Object.prototype as { polluted?: boolean }).polluted, undefined);
  });

  test('in a header is no defect', async () => {
    const long = 'x'.repeat(6000);
    for (const endpoint of asked.slice(0, 8))
      for (const headers of [
        { authorization: `token ${long}` },
        { authorization: 'Basic YWRtaW46YWRtaW4=' },
        { authorization: 'token' },
        { authorization: `Bearer ${token}, Bearer ${token}` },
        { cookie: `bind=${long}; bind=%00; ;;;=` },
        { 'accept-language': `${'tr,'.repeat(500)}*;q=NaN` },
        { 'idempotency-key': long },
        { 'x-forwarded-for': "'; drop table risk; --" },
        { 'x-session-binding': long },
        { accept: '../../..' },
        { host: 'evil.example' },
      ]) {
        const base = inputFor(endpoint, here.known(endpoint));
        await tried(endpoint, Object.keys(headers).join(), {
          url: addressOf(here.world.slug, endpoint, base),
          payload: base.body,
          headers: headers as never,
        });
      }
  });

  test('as a file is refused or read, and nothing else', async () => {
    const files: [name: string, content: Buffer | string][] = [
      ['nothing.csv', ''],
      ['zeros.csv', Buffer.alloc(10_000)],
      ['bytes.xlsx', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 197) % 256))],
      ['broken.xlsx', Buffer.from('504b0304140000000800', 'hex')],
      ['formula.csv', 'Title\n=cmd|"/C calc"!A0\n'],
      ['quotes.csv', `Title\n"${'x'.repeat(50_000)}`],
      ['columns.csv', `${'a,'.repeat(20_000)}\n`],
      ['..\\..\\passwd.csv', 'Title\nA risk in a file\n'],
    ];
    for (const endpoint of asked.filter(({ upload }) => upload !== undefined))
      for (const [name, content] of files) {
        const { payload, headers } = uploadOf(content, name.replaceAll('"', ''));
        await tried(endpoint, name, {
          url: addressOf(here.world.slug, endpoint, inputFor(endpoint, here.known(endpoint))),
          payload,
          headers,
        });
      }
  });

  test('leaves everything answering, and quickly', async (t) => {
    t.diagnostic(`${asked.length} calls, ${requests} requests, the slowest ${Math.round(slowest)} ms`);
    for (const endpoint of asked.filter(
      ({ reads, access, params }) => reads && access !== 'guest' && !params,
    )) {
      const { query, body } = inputFor(endpoint, here.known(endpoint));
      const { status, text } = await send(here.world, {
        method: endpoint.method,
        url: addressOf(here.world.slug, endpoint, { query }),
        token,
        payload: body,
      });
      // A preview of nothing drafted names nothing.
      assert.ok(
        status === 200 || (endpoint.method === 'POST' && status === 404),
        `${nameOf(endpoint)}: ${text.slice(0, 300)}`,
      );
    }
    assert.ok(slowest < 5000);
  });
});
