import type { Endpoint } from '#platform/contract/endpoint.ts';
import type pg from 'pg';
import { registerRisk } from '#features/risk/risk.contract.ts';
import { endsSession, everyCall, inputFor, send, uploadOf, type Input } from '#tests/every-call.ts';
import type { Known, Shape } from '#tests/from-schema.ts';
import { addressOf, newWorld, type Caller, type World } from '#tests/world.ts';

/** An organisation that has one of everything, made by calling the product. */
export interface Furnished {
  world: World;
  /** In every text that its people wrote. */
  word: string;
  people: Record<'Admin' | 'Staff' | 'User', Caller>;
  /** Its rows' ids by table, as the owner sees them. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** What fields hold: ids of this organisation, versions of its rows. */
  known(endpoint: Endpoint, risk?: string): Known;
  versioned(input: Input): Promise<Input>;
  /** A new risk, in the state that the call starts from. */
  freshRisk(endpoint: Endpoint): Promise<string>;
}

type Ids = ReadonlyMap<string, readonly string[]>;

export const tenantTables = async (owner: pg.Client): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  ).rows.map(({ name }) => name);

export async function idsOf(owner: pg.Client, orgId: string): Promise<Ids> {
  const { rows: withId } = await owner.query<{ name: string }>(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
    join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const found = new Map<string, string[]>();
  const text = withId
    .map(
      ({ name }) =>
        `select '${name}' as name, array(select id::text from ${name} where org_id = $1 order by id) as ids`,
    )
    .join(' union all ');
  for (const { name, ids } of (await owner.query<{ name: string; ids: string[] }>(text, [orgId])).rows)
    found.set(name, ids);
  return found;
}

const people = [
  'owner',
  'person',
  'assignee',
  'user',
  'by',
  'lead',
  'raised',
  'author',
  'member',
  'colleague',
];
const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** The tables that a field or a part of a path may mean, the likeliest first. */
export function tablesNamed(noun: string, ids: Ids): string[] {
  const name = singular(noun.replace(/_?(id|ids)$/, ''));
  if (name === 'dpt' || name === 'department') return ['department'];
  if (people.includes(name)) return ['person'];
  const fits = (table: string) =>
    table === name ? 0 : table.endsWith(`_${name}`) ? 1 : table.split('_').includes(name) ? 2 : 3;
  return [...ids.keys()].filter((table) => fits(table) < 3).toSorted((a, b) => fits(a) - fits(b));
}

/** What `:id` of a path may be about: the nearest word before it, then the one before that. */
export function tablesOfPath({ path }: Endpoint, ids: Ids): string[] {
  const words = path.slice(0, path.indexOf('/:')).split('/').filter(Boolean).toReversed();
  return [...new Set([...words.flatMap((word) => tablesNamed(word, ids)), ...ids.keys()])];
}

/** Makes an organisation with one of everything that the calls can make, all of it marked with a word. */
export async function furnish(owner: pg.Client, word: string): Promise<Furnished> {
  const world = await newWorld();
  const { admin, orgId, slug } = world;
  const staff = await world.person('Staff', { Finance: 'lead', Operations: 'editor' });
  const user = await world.person('User', { Finance: 'viewer' });
  const chosen = new Map<string, string>();

  const freshRisk = async ({ path }: Endpoint) => {
    const raiser = path.endsWith('/triage/') ? user : admin;
    const body = { title: `${word} a fresh risk`, department_id: world.departments['Finance'] };
    return (await raiser.calls(registerRisk, { body })).data.id;
  };

  const known = (endpoint: Endpoint, risk: string | undefined): Known => ({
    word,
    value: (field: string, shape: Shape) => {
      const among = (inner: Shape) => inner.format === 'uuid';
      const isId =
        among(shape) ||
        shape.anyOf?.some(among) ||
        (shape.type === 'array' && shape.items?.format === 'uuid');
      if (!isId) return undefined;
      const { ids } = furnished;
      const tables = field === 'id' ? tablesOfPath(endpoint, ids) : tablesNamed(field, ids);
      const table =
        (field === 'id' ? chosen.get(endpoint.path) : undefined) ??
        tables.find((one) => (ids.get(one) ?? []).length > 0);
      const id = (table === 'risk' ? risk : undefined) ?? ids.get(table ?? 'risk')?.at(-1);
      if (shape.type === 'array') return id === undefined ? [] : [id];
      return id ?? (shape.anyOf ? null : undefined);
    },
  });

  /** Names the version that the row has now which the call is about. */
  async function versioned(input: Input): Promise<Input> {
    const body = input.body as Record<string, unknown> | undefined;
    if (body === undefined || !('version' in body)) return input;
    const id = (input.params as { id?: string } | undefined)?.id;
    const { ids } = furnished;
    const table = [...ids].find(([, some]) => id !== undefined && some.includes(id))?.[0] ?? 'risk';
    const text = `select (to_jsonb(t) ->> 'version')::int as version from ${table} t where org_id = $1 and ($2::uuid is null or id = $2) order by id desc limit 1`;
    const { rows } = await owner.query<{ version: number | null }>(text, [orgId, id ?? null]);
    return { ...input, body: { ...body, version: rows[0]?.version ?? 1 } };
  }

  const furnished: Furnished = {
    world,
    word,
    people: { Admin: admin, Staff: staff, User: user },
    ids: await idsOf(owner, orgId),
    known,
    freshRisk,
    versioned,
  };

  await plant(owner, orgId, word);
  const writing = everyCall.filter(
    (one) => !one.reads && one.method !== 'DELETE' && one.access !== 'guest' && !endsSession(one),
  );
  for (let round = 0; round < 2; round++) {
    for (const endpoint of writing) {
      const risk = await freshRisk(endpoint);
      furnished.ids = await idsOf(owner, orgId);
      const tables = endpoint.path.includes(':id') ? tablesOfPath(endpoint, furnished.ids) : [''];
      for (const table of tables) {
        if (table !== '') chosen.set(endpoint.path, table);
        const { params, query, body } = await versioned(inputFor(endpoint, known(endpoint, risk)));
        const file =
          endpoint.upload === undefined ? undefined : uploadOf(`Title,Owner\n${word} from a file,\n`);
        const reply = await send(world, {
          method: endpoint.method,
          url: addressOf(slug, endpoint, { params, query }),
          token: admin.token,
          payload: file?.payload ?? body,
          headers: { ...file?.headers, 'idempotency-key': `key-${endpoint.path}-${round}` },
        });
        // The first table whose id is not unknown there is the one that the path is about.
        if (reply.status !== 404) break;
      }
    }
  }
  furnished.ids = await idsOf(owner, orgId);
  await mark(owner, orgId, word);
  return furnished;
}

/** What the first calls refer to, before there is anything. */
async function plant(owner: pg.Client, orgId: string, word: string): Promise<void> {
  for (const table of ['risk_category', 'risk_tag'])
    await owner.query(
      `insert into ${table} (org_id, id, created_at, updated_at, name, name_key) select $1, gen_random_uuid(), now(), now(), $2, $2`,
      [orgId, word],
    );
}

/** Writes the word where no call of a person writes. */
async function mark(owner: pg.Client, orgId: string, word: string): Promise<void> {
  for (const text of [
    `update person set first_name = $2 || ' ' || first_name, last_name = $2 || ' ' || last_name, user_image = $2, email = $2 || email where org_id = $1`,
    `update organisation set name = $2, logo = $2 where org_id = $1`,
    `update organisation_address set name = $2, name_key = $2 where organisation_id = $1`,
    `update department set name = $2 || ' ' || name, code = $2 where org_id = $1`,
    `update risk_factor set name = $2, description = $2 where org_id = $1 and name is null`,
    `update session set agent = $2 where org_id = $1`,
  ])
    await owner.query(text, [orgId, word]);
}
