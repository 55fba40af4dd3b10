import type { Endpoint } from '#platform/contract/endpoint.ts';
import type pg from 'pg';
import { newId } from '#platform/server/database/new-id.ts';
import { endsSession, everyCall, fileFor, inputFor, send, type Input } from '#tests/generated/every-call.ts';
import { makeProvisioningToken } from '#features/identity/provisioning/provisioning.contract.ts';
import { nameAt, omitted, type KnownValues, type Shape, type Spot } from '#tests/generated/from-schema.ts';
import { listsOf, type Start } from '#tests/generated/start.ts';
import { fieldsFor, startFor } from '#tests/generated/starting-points.ts';
import { addressOf, type Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { mark } from '#tests/generated/marked-rows.ts';

/** An organisation that has one of everything, made by calling the product. */
export interface SeededOrganisation {
  world: World;
  /** In every text that its people wrote. */
  word: string;
  people: Record<'Admin' | 'Staff' | 'User', Caller>;
  /** Its rows' ids by table, as the owner sees them. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** What fields hold: ids of this organisation, versions of its rows. */
  known(endpoint: Endpoint, start?: Start): KnownValues;
  versioned(endpoint: Endpoint, input: Input): Promise<Input>;
  /** Makes what a call starts from. */
  start(endpoint: Endpoint): Promise<Start>;
}

type Ids = ReadonlyMap<string, readonly string[]>;

export const tenantTables = async (owner: pg.Client): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  ).rows.map(({ name }) => name);

let identified: Promise<{ name: string }[]> | undefined;
const tablesWithId = async (owner: pg.Client) =>
  (
    await owner.query<{ name: string }>(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
    join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  ).rows;

export async function idsOf(owner: pg.Client, orgId: string): Promise<Ids> {
  const withId = await (identified ??= tablesWithId(owner));
  const found = new Map<string, string[]>();
  const text = withId
    .map(
      ({ name }) =>
        `select '${name}' as name, (select string_agg(id::text, ',' order by id) from (select id from ${name} where org_id = $1 order by id desc limit 200) newest) as ids`,
    )
    .join(' union all ');
  // By a name it is planned once: it is asked before each call.
  const asked = { name: 'ids_by_table', text, values: [orgId] };
  const { rows } = await owner.query<{ name: string; ids: string | null }>(asked);
  for (const { name, ids } of rows) found.set(name, ids?.split(',') ?? []);
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
  'assessor',
  'reviewer',
  'mention',
];
const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** What a path is about, as tables are named. The specification has the questionnaire of ISO for maturity below compliance. */
const areaOf = ({ path }: Pick<Endpoint, 'path'>) =>
  path.startsWith('/compliance/iso/') ? 'maturity' : path.split('/')[1];

/** The tables that a field or a part of a path may mean, the likeliest first: compliance and maturity both have assessments, and
 *  the call says whose are meant. */
export function tablesNamed(noun: string, ids: Ids, of?: Pick<Endpoint, 'path'>): string[] {
  const area = of && areaOf(of);
  const name = singular(
    noun
      .toLowerCase()
      .replace(/_?(id|ids)$/, '')
      .replace(/^default_/, ''),
  );
  if (name === 'dpt' || name === 'department') return ['department'];
  if (people.includes(name)) return ['person'];
  if (name === 'picture' || name === 'logo') return ['file'];
  if (name === 'cip') return ['plan'];
  if (name === 'object') return ['risk'];
  const fits = (table: string, word: string) =>
    table === word ? 0 : table.endsWith(`_${word}`) ? 1 : table.split('_').includes(word) ? 2 : 3;
  const isOf = (table: string) => Number(table.startsWith(`${area}_`));
  const named = (word: string) =>
    [...ids.keys()]
      .filter((table) => fits(table, word) < 3)
      .toSorted((a, b) => fits(a, word) - fits(b, word) || isOf(b) - isOf(a));
  const whole = named(name);
  // `add_tag_ids` are tags.
  return whole.length > 0 ? whole : named(name.split('_').at(-1) as string);
}

/** Calls about the organisation's own row. */
const ofOrganisation = /^\/settings\/(?:security|organization|branding)\/$/;

/** What `:id` of a path may be about: the nearest word before it, then the one before that. */
export function tablesOfPath({ path }: Pick<Endpoint, 'path'>, ids: Ids): string[] {
  if (ofOrganisation.test(path)) return ['organisation'];
  const words = path.slice(0, path.indexOf('/:')).split('/').filter(Boolean).toReversed();
  const named = words.flatMap((word) => tablesNamed(word, ids, { path }));
  return [...new Set([...named, ...ids.keys()])];
}

const writing = everyCall.filter(
  (one) => !one.reads && one.method !== 'DELETE' && one.access !== 'guest' && !endsSession(one),
);

/** Somebody of each type. However long it takes to ask everything: they have proved who they are. */
async function teamOf(owner: pg.Client, world: World): Promise<SeededOrganisation['people']> {
  const Staff = await world.person('Staff', { Finance: 'lead', Operations: 'editor' });
  const User = await world.person('User', { Finance: 'viewer' });
  const text = "update session set proved_at = now() + interval '1 day' where org_id = $1";
  await owner.query(text, [world.orgId]);
  return { Admin: world.admin, Staff, User };
}

/** The newest row of a table, or the oldest. Of people it is one who sees what the others do: whom a directory made belongs to no
 *  department. */
const usualIn = (table: string, ids: Ids, which: string): string | undefined =>
  table === 'person' && which !== 'oldest' ? which : ids.get(table)?.at(which === 'oldest' ? 0 : -1);

/** The list of a board that is moved among the others. */
const listMoved = ({ path }: Endpoint, body: Record<string, unknown>): string | undefined =>
  path.endsWith('/lists/order/') ? String(body['list_id']) : undefined;

/** Rows that no path names, because there is one of them; before there is, its version is null, or the first one. */
function onlyRowOf(path: string): { table: string; status?: string; first?: number } | undefined {
  if (path === '/settings/sso/') return { table: 'sso_connection' };
  if (path === '/settings/risk/acceptance/') return { table: 'acceptance_rule', first: 1 };
  if (path === '/settings/risk/quantification/') return { table: 'quantification_setting' };
  if (!path.startsWith('/settings/risk/model/')) return undefined;
  return { table: 'risk_model', status: path.endsWith('/rerate/') ? 'active' : 'draft' };
}

/** Makes an organisation with one of everything that the calls can make, all of it marked with a word; by some of them where a test is
 *  about those alone. */
export async function seedOrganisation(owner: pg.Client, word: string, home = '', by = everyCall) {
  const world = await newWorld({ home });
  const { admin, orgId, slug } = world;
  const team = await teamOf(owner, world);
  const chosen = new Map<string, string>();

  /** The table that an id belongs to: by the name of its field, or of what the field is in, or by the path. */
  const tableOf = (endpoint: Endpoint, spot: Spot): string | undefined => {
    const { ids } = seeded;
    if (spot.length === 1 && spot[0] === 'id')
      return chosen.get(endpoint.path) ?? tablesOfPath(endpoint, ids)[0];
    const names = spot.filter((part) => typeof part === 'string').toReversed();
    return [...names.flatMap((name) => tablesNamed(name, ids, endpoint)), ...tablesOfPath(endpoint, ids)][0];
  };

  const known = (endpoint: Endpoint, start: Start = {}): KnownValues => {
    const given = { ...fieldsFor(endpoint, word), ...listsOf(endpoint, start) };
    return {
      word,
      value: (field: string, shape: Shape, spot: Spot) => {
        if (nameAt(spot) in given) return given[nameAt(spot)];
        const among = (inner: Shape) => inner.format === 'uuid';
        const isList = shape.type === 'array' && shape.items?.format === 'uuid';
        if (!among(shape) && !shape.anyOf?.some(among) && !isList) return undefined;
        const { ids } = seeded;
        const table = tableOf(endpoint, spot) ?? '';
        // A row does not stand below itself, nor is it put into itself.
        const isOther = /^(parent|other|into|move)/.test(
          String(spot.find((part) => typeof part === 'string')),
        );
        const id = start[field] ?? start[table] ?? usualIn(table, ids, isOther ? 'oldest' : team.User.id);
        if (isList) return id === undefined ? [] : [id];
        return id ?? (shape.anyOf ? null : spot.length > 1 ? omitted : undefined);
      },
    };
  };

  async function versionOf(table: string, id: string | null, status?: string): Promise<number | null> {
    const which = id === null ? `$2::uuid is null` : 'id = $2';
    const text = `select (to_jsonb(t) ->> 'version')::int as version from ${table} t
      where org_id = $1 and ${which} and ($3::text is null or to_jsonb(t) ->> 'status' = $3) order by to_jsonb(t) ->> 'id' desc limit 1`;
    const name = `version_of_${table}_${id === null}`;
    const { rows } = await owner.query<{ version: number | null }>({ name, text }, [orgId, id, status]);
    return rows[0]?.version ?? null;
  }

  const tableWith = (id: unknown) => [...seeded.ids].find(([, some]) => some.includes(String(id)))?.[0];

  /** Rows that a body names with the version somebody saw. */
  async function seen(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(seen));
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(
      await Promise.all(Object.entries(value).map(async ([name, held]) => [name, await seen(held)] as const)),
    );
    const table = 'version' in inner && 'id' in inner ? tableWith(inner['id']) : undefined;
    return table === undefined ? inner : { ...inner, version: await versionOf(table, String(inner['id'])) };
  }

  /** Names the versions that the rows have now which the call is about. */
  async function versioned(endpoint: Endpoint, input: Input): Promise<Input> {
    if (typeof input.body !== 'object' || input.body === null) return input;
    const body = (await seen(input.body)) as Record<string, unknown>;
    if (!('version' in body)) return { ...input, body };
    const { id: first, comment_id: second, ...parts } = (input.params ?? {}) as Record<string, string>;
    const id = second ?? parts['list_id'] ?? parts['label_id'] ?? listMoved(endpoint, body) ?? first ?? null;
    const only = onlyRowOf(endpoint.path);
    if (only !== undefined) {
      const version = (await versionOf(only.table, null, only.status)) ?? only.first ?? null;
      return { ...input, body: { ...body, version } };
    }
    const table = tableWith(id) ?? (second === undefined ? tableOf(endpoint, ['id']) : 'risk_comment');
    return { ...input, body: { ...body, version: (await versionOf(table ?? 'risk', id)) ?? 1 } };
  }

  const seeded: SeededOrganisation = {
    world,
    word,
    people: team,
    ids: await idsOf(owner, orgId),
    known,
    async start(endpoint) {
      const start = await startFor(endpoint, seeded);
      seeded.ids = await idsOf(owner, orgId);
      return start;
    },
    versioned,
  };

  await plant(owner, world, word);
  /** What was not answered before there was what it is about is asked once more. */
  const answered = new Set<Endpoint>();
  for (let round = 0; round < 2; round++) {
    for (const endpoint of writing.filter((one) => by.includes(one) && !answered.has(one))) {
      const start = await seeded.start(endpoint);
      const tables = endpoint.path.includes(':id') ? tablesOfPath(endpoint, seeded.ids) : [''];
      for (const table of tables) {
        if (table !== '') chosen.set(endpoint.path, table);
        const { params, query, body } = await versioned(endpoint, inputFor(endpoint, known(endpoint, start)));
        const file =
          endpoint.upload === undefined
            ? undefined
            : fileFor(endpoint, `Title,Owner\n${word} from a file,\n`);
        const reply = await send(world, {
          method: endpoint.method,
          url: addressOf(slug, endpoint, { params, query }),
          token: admin.token,
          payload: file?.payload ?? body,
          headers: { ...file?.headers, 'idempotency-key': `key-${endpoint.path}-${round}` },
        });
        if (reply.status < 400) answered.add(endpoint);
        // The first table whose id is not unknown there is the one that the path is about.
        if (reply.status !== 404) break;
      }
    }
  }
  seeded.ids = await idsOf(owner, orgId);
  await mark(owner, orgId, word);
  return seeded;
}

let planted = 0;

/** What the first calls refer to, before there is anything. */
async function plant(owner: pg.Client, world: World, word: string): Promise<void> {
  const { orgId, admin } = world;
  const body = { name: `${word} directory` };
  world.directoryToken = (await admin.calls(makeProvisioningToken, { body })).data.token;
  for (const table of ['risk_category', 'risk_tag', 'risk_category', 'risk_tag'])
    await owner.query(
      `insert into ${table} (org_id, id, created_at, updated_at, name, name_key) select $1, $3, now(), now(), $2, $2`,
      [orgId, `${word} ${++planted}`, newId(new Date())],
    );
  await owner.query(
    `insert into organisation_domain (domain, organisation_id, is_listed) values ($2 || '.example', $1, false)`,
    [orgId, word],
  );
}
