import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { asOwner } from '#tests/world/connections.ts';
import {
  besides,
  endsSession,
  everyCall,
  fileFor,
  inputFor,
  nameOf,
  send,
  type Input,
  type RawReply,
} from '#tests/generated/every-call.ts';
import { dealing, dealingBy, farFewer, hostileSpots, kindOf, takesIn } from '#tests/generated/dealing.ts';
import { shapeOf, withAt } from '#tests/generated/from-schema.ts';
import { largeBodies, oddBodies, type HostileBody } from '#tests/generated/hostile-bodies.ts';
import { hostileUploads } from '#tests/generated/hostile-uploads.ts';
import { hostilePageKeys, hostileParts, hostileTexts, textsFor } from '#tests/generated/hostile-values.ts';
import { fieldsOf, holds, names } from '#tests/generated/refused-fields.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { addressOf } from '#tests/world/caller.ts';

const owner = await asOwner();
const here = await seedOrganisation(owner, 'hostile');
const { token } = here.people.Admin;
const asked = everyCall.filter((endpoint) => !endsSession(endpoint));

/** Words of the machine room: a message of the database, a path, a place in the code. */
const internal =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d+|syntax error|violates|relation "|duplicate key|invalid input syntax|invalid byte sequence|out of range|pg_catalog|SQLSTATE|Cannot read prop|is not a function/;

/** Where the key of a page comes back. */
const pageKeys = new Set(['after', 'before']);

let requests = 0;
async function tried(
  endpoint: Endpoint,
  told: string,
  how: Omit<Parameters<typeof send>[1], 'method' | 'token'> & { token?: string },
): Promise<RawReply> {
  requests++;
  const reply = await send(here.world, { method: endpoint.method, token, ...how });
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

/** Runs over the calls, a few at a time: each keeps to a risk of its own, unless what it is sent never gets as far as a risk. */
async function overAll(
  calls: readonly Endpoint[],
  work: (endpoint: Endpoint, base: Input) => Promise<void>,
  { getsFar = true } = {},
): Promise<void> {
  const open = [...calls];
  const one = async () => {
    for (let endpoint = open.shift(); endpoint !== undefined; endpoint = open.shift()) {
      const needsOne = getsFar && (endpoint.method !== 'GET' || endpoint.params !== undefined);
      const start = needsOne ? await here.start(endpoint) : {};
      await work(endpoint, inputFor(endpoint, here.known(endpoint, start)));
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

suite('Bad input', () => {
  test('in a body is answered with its field, whatever it is', async () => {
    const taking = asked.filter(({ body }) => body !== undefined);
    const spots = hostileSpots(taking, (endpoint) => inputFor(endpoint, here.known(endpoint)).body);
    await overAll(taking, async (endpoint, base) => {
      // Asked again only after something changed.
      let now: Input | undefined;
      for (const { spot, values } of spots.get(endpoint) ?? [])
        for (const value of values) {
          const { params, query, body } = (now ??= await here.versioned(endpoint, base));
          const reply = await tried(endpoint, `${spot.join('.')} ${pictured(value)}`, {
            url: addressOf(here.world.slug, endpoint, { params, query }),
            payload: JSON.stringify(withAt(body, spot, value)),
            headers: { 'content-type': 'application/json' },
          });
          if (reply.status < 400 || reply.status === 409) now = undefined;
          if (reply.status === 400 && reply.text.includes('"invalid_input"') && holds(body, spot))
            assert.ok(
              names(fieldsOf(reply), spot),
              `${nameOf(endpoint)} ${spot.join('.')} ${pictured(value)} named ${fieldsOf(reply).join()}`,
            );
        }
    });
  });

  test('in a query is answered with its field', async () => {
    const dealBy = dealingBy();
    /** Fields that no call has. */
    const strange = ['unknown', '__proto__', 'constructor', 'offSet'];
    await overAll(
      asked.filter(({ query }) => query !== undefined),
      async (endpoint, base) => {
        const { properties = {} } = shapeOf(endpoint.query as never);
        const sent = endpoint.upload === undefined ? { payload: base.body } : fileFor(endpoint, 'Title\n');
        for (const field of [...Object.keys(properties), ...strange]) {
          const shape = properties[field] ?? {};
          const kind = strange.includes(field) ? field : kindOf(shape);
          const own = pageKeys.has(field) ? hostilePageKeys : textsFor(shape);
          const takes = takesIn(endpoint, base.query, field);
          const values = [...dealBy(takes, kind, hostileParts, 2), ...dealBy(takes, `own ${kind}`, own)];
          for (const value of values) {
            const search = `?${encodeURIComponent(field)}=${encodeURIComponent(value.isWellFormed() ? value : 'half')}`;
            const url = addressOf(here.world.slug, endpoint, { params: base.params });
            const others = besides(field, base);
            const reply = await tried(endpoint, search.slice(0, 80), { ...sent, url: url + search + others });
            // An address with a zero in it is refused before anybody looks at its parts.
            if (reply.status === 400 && reply.text.includes('"invalid_input"') && !search.includes('%00'))
              assert.ok(
                names(fieldsOf(reply), [field === 'offSet' ? 'offset' : field]),
                `${nameOf(endpoint)} ${search.slice(0, 90)} named ${fieldsOf(reply).join()}: ${reply.text}`,
              );
            const orders = pageKeys.has(field)
              ? (properties['ordering']?.enum ?? []).filter((order) => !String(order).startsWith('-'))
              : [];
            for (const order of orders)
              await tried(endpoint, `${search} by ${String(order)}`, {
                ...sent,
                url: `${url}${search}&ordering=${String(order)}`,
              });
            if (value === 'NaN')
              await tried(endpoint, `${search} twice`, {
                ...sent,
                url: `${url}${search}&${field}=2`,
              });
          }
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
    const deal = dealing();
    await overAll(
      asked.filter(({ params }) => params !== undefined),
      async (endpoint, base) => {
        // Half of them encoded, half of them not; the next call has it the other way round.
        const turn = asked.indexOf(endpoint);
        const kind = JSON.stringify(shapeOf(endpoint.params as never));
        for (const [at, value] of deal(kind, odd, 1, farFewer).entries()) {
          const raw = (at + turn) % 2 ? encodeURIComponent(value) : value.replace(/[^\x21-\x7e]|[?#]/g, '');
          await tried(endpoint, `path ${raw.slice(0, 40)}`, {
            url: `/org/${here.world.slug}${endpoint.path.replace(/:\w+/g, () => raw)}`,
            payload: base.body,
          });
        }
      },
      { getsFar: false },
    );
    for (const value of odd)
      await tried(asked[0] as Endpoint, `organisation ${value.slice(0, 40)}`, {
        url: `/org/${encodeURIComponent(value)}/risk/`,
      });
  });

  test('that is no JSON, twice the same key, too deep, too large or of another kind is refused as what it is', async () => {
    const taking = asked.filter(({ body, upload }) => body !== undefined && upload === undefined);
    // One reader reads all bodies: what is large enough to weigh on it is sent to some calls of each kind.
    const kinds = Map.groupBy(taking, ({ access, largestBody }) => `${access === 'guest'} ${largestBody}`);
    const weighed = new Set([...kinds.values()].flatMap((some) => some.slice(0, 4)));
    const deal = dealing();
    await overAll(
      taking,
      async (endpoint, base) => {
        const lenient =
          endpoint.dropsUnknown ||
          endpoint.reads ||
          shapeOf(endpoint.body as never).propertyNames !== undefined;
        const tooMuch = JSON.stringify({ title: 'x'.repeat((endpoint.largestBody ?? 1_000_000) + 100_000) });
        const heavy: HostileBody[] = weighed.has(endpoint)
          ? [...largeBodies, ['more than fits', [413], tooMuch]]
          : [];
        for (const [told, statuses, payload, headers = { 'content-type': 'application/json' }] of [
          ...deal(`${lenient} ${endpoint.access === 'guest'} ${endpoint.largestBody}`, oddBodies),
          ...heavy,
        ]) {
          const url = addressOf(here.world.slug, endpoint, base);
          const { status } = await tried(endpoint, told, { url, payload, headers });
          // Where unknown keys are dropped and nothing is needed, it may be an empty input.
          const expected = lenient ? [...statuses, 200, 400, 404, 409, 422, 429] : [...statuses, 404, 409];
          // A form that it takes, with none of what it needs.
          if (endpoint.takesForm === true && told === 'a form') expected.push(400);
          // What a guest sends is short.
          if (endpoint.access === 'guest' && heavy.length > 0) expected.push(413);
          assert.ok(expected.includes(status), `${nameOf(endpoint)} ${told}: ${status}`);
        }
      },
      { getsFar: false },
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
        { accept: '../../../..' },
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
    const content = 'Title\nA risk in a file\n';
    const files: [name: string, content: Buffer | string][] = [
      ['nothing.csv', ''],
      ['zeros.csv', Buffer.alloc(10_000)],
      ['bytes.xlsx', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 197) % 256))],
      ['broken.xlsx', Buffer.from('504b0304140000000800', 'hex')],
      ['formula.csv', 'Title\n=cmd|"/C calc"!A0\n'],
      ['quotes.csv', `Title\n"${'x'.repeat(50_000)}`],
      ['columns.csv', `${'a,'.repeat(20_000)}\n`],
      ['..\\..\\passwd.csv', content],
      ...[
        ...hostileTexts.filter((text) => text === '' || /[^ -~]/.test(text)),
        ...textsFor({ type: 'string' }).slice(0, 3),
      ]
        .map((text) => text.replace(/[\r\n"]/g, '').slice(0, 2000))
        .map((name): [string, string] => [`${name}.csv`, content]),
    ];
    const deal = dealing();
    await overAll(
      asked.filter(({ upload }) => upload !== undefined),
      async (endpoint, base) => {
        const url = addressOf(here.world.slug, endpoint, base);
        // Tables come in by one reader, pictures by another.
        const kind = endpoint.path === '/user/picture/' ? 'pictures' : 'tables';
        for (const [name, sent] of deal(kind, files))
          await tried(endpoint, `file ${pictured(name)}`, { url, ...uploadOf(sent, name) });
        for (const [told, way] of deal(`forms of ${kind}`, hostileUploads(uploadOf(content))))
          await tried(endpoint, `a file ${told}`, { url, ...way });
      },
    );
  });

  test('leaves everything answering', async (t) => {
    t.diagnostic(`${asked.length} calls, ${requests} requests`);
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
        status === 200 || (status === 404 && (endpoint.method === 'POST' || endpoint.path === '/file/')),
        `${nameOf(endpoint)}: ${text.slice(0, 300)}`,
      );
    }
  });
});
