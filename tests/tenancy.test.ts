// Own process: it works in a database of its own, in which mistakes are planted and tables locked.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { asApp, asOwner } from '#tests/world/connections.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { appPassword } from '#app/create-app.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import { newWorld, secret, sharedServer } from '#tests/world/world.ts';

interface Violation {
  rule: string;
  place: string;
}

const catalogue = await readFile(join(import.meta.dirname, 'catalogue.sql'), 'utf8');
await workInOwnDatabase(); // Mistakes are planted in it, and its tables locked.
const owner = await asOwner();

const violations = async () => (await owner.query<Violation>(catalogue)).rows;

/** What the check finds after a mistake was made, beyond what it finds without; the mistake is taken back. */
async function foundAfter(mistake: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(mistake);
    return (await violations()).map(({ rule, place }) => `${place}: ${rule}`);
  } finally {
    await owner.query('rollback');
  }
}

/** A table as it has to be, so that the one thing wrong with it stands alone. */
const tenantTable = (columns = '', key = 'primary key (org_id, id)') => `
  create table planted (org_id uuid not null default current_org(), id uuid not null, ${columns} ${key});
  alter table planted enable row level security; alter table planted force row level security;
  create policy belongs_to_org on planted as restrictive using (org_id = (select current_org())) with check (org_id = (select current_org()));
  create policy everyone on planted using (true) with check (true);
  grant select, insert, update, delete on planted to plumbline_app;`;

const policy = (
  kind: string,
  using: string,
  check = using,
) => `${tenantTable()} drop policy belongs_to_org on planted;
  create policy belongs_to_org on planted ${kind} using (${using}) with check (${check});`;
const canonical = 'org_id = (select current_org())';

const mistakes: [found: RegExp, mistake: string][] = [
  [
    /no org_id and not on the list/,
    'create table planted (id uuid primary key); grant select, insert, update, delete on planted to plumbline_app',
  ],
  [/on the list of global tables for nothing/, 'drop table attempt'],
  [/on the list of global tables for nothing/, 'alter table attempt add org_id uuid not null'],
  [
    /org_id may be null/,
    'alter table risk_term drop constraint risk_term_org_id_term_risk_id_pk; alter table risk_term alter org_id drop not null',
  ],
  [
    /org_id is not a uuid/,
    tenantTable()
      .replace('org_id uuid not null default current_org()', 'org_id text not null')
      .replaceAll('current_org())', 'current_org()::text)'),
  ],
  [/another default/, `alter table risk alter org_id set default '00000000-0000-0000-0000-000000000001'`],
  [/row-level security is off/, 'alter table risk disable row level security'],
  [/row-level security is not forced/, 'alter table risk no force row level security'],
  [/one restrictive policy/, 'drop policy belongs_to_org on risk'],
  [/one restrictive policy/, policy('as permissive', canonical)],
  [/one restrictive policy/, policy('as restrictive', canonical, 'true')],
  [/one restrictive policy/, policy('as restrictive', `${canonical} or true`)],
  [
    /one restrictive policy/,
    policy('as restrictive for select', canonical).replace(
      / with check \(org_id = \(select current_org\(\)\)\);$/,
      ';',
    ),
  ],
  [/one restrictive policy/, policy('as restrictive to plumbline_app', canonical)],
  [/one permissive policy/, 'create policy further on risk using (true) with check (true)'],
  [/one permissive policy/, 'drop policy everyone on risk'],
  [
    /current_org\(\) was changed/,
    `create or replace function current_org() returns uuid language sql stable as $$ select gen_random_uuid() $$`,
  ],
  [
    /reference without org_id/,
    `create unique index one_risk on risk (id); alter table risk_term add constraint risk_term_risk_id_not_found foreign key (risk_id) references risk (id)`,
  ],
  [
    /reference without org_id/,
    'alter table risk_tag add constraint risk_tag_org_id_x foreign key (org_id) references organisation_address (organisation_id)',
  ],
  [/index does not start with org_id/, 'create unique index planted on risk (ref, org_id)'],
  [/index does not start with org_id/, 'create index planted on risk (title)'],
  [/no primary key/, tenantTable('', 'unique (org_id, id)')],
  [
    /exclusion without org_id/,
    tenantTable('place int4range,').replace(
      'primary key (org_id, id)',
      'primary key (org_id, id), exclude using gist (place with &&)',
    ),
  ],
  [/a view or foreign table/, 'create view planted as select * from risk'],
  [/a view or foreign table/, 'create materialized view planted as select * from risk'],
  [/a sequence/, 'create sequence planted'],
  [/a sequence/, tenantTable('number serial,')],
  [
    /partition is granted/,
    `create table planted (org_id uuid not null, id uuid not null, primary key (org_id, id)) partition by hash (org_id);
    create table planted_1 partition of planted for values with (modulus 1, remainder 0); grant select on planted_1 to plumbline_app`,
  ],
  [/truncate is granted/, 'grant truncate on risk to plumbline_app'],
  [/references is granted/, 'grant references on risk to plumbline_app'],
  [/trigger is granted/, 'grant trigger on risk to plumbline_app'],
  [/activity: insert is granted to plumbline_app/, 'grant insert on activity to plumbline_app'],
  [/activity_object: delete is granted/, 'grant delete on activity_object to plumbline_app'],
  [/activity_head: update is granted to plumbline_app/, 'grant update on activity_head to plumbline_app'],
  [/activity: delete is granted to plumbline_log/, 'grant delete on activity to plumbline_log'],
  [/risk: select is granted to plumbline_log/, 'grant select on risk to plumbline_log'],
  [
    /maturity_framework_edition: update is granted/,
    'grant update on maturity_framework_edition to plumbline_app',
  ],
  [/organisation_domain: insert is granted/, 'grant insert on organisation_domain to plumbline_app'],
  [/update is granted/, 'grant update on organisation_address to public'],
  [/risk: insert is missing/, 'revoke insert on risk from plumbline_app'],
  [/a column is granted: body/, 'grant update (body) on activity to plumbline_app'],
  [/a column is granted: hash/, 'grant update (hash) on activity_head to public'],
  [
    /runs as its owner/,
    'create function planted() returns bigint language sql security definer as $$ select count(*) from risk $$',
  ],
  [/functions that run as their owner for nothing/, 'alter function append_acts(text[]) security invoker'],
  [
    /append_acts.*another than the log's role/,
    'do $$ begin execute format($own$alter function append_acts(text[]) owner to %I$own$, current_user); end $$',
  ],
  [/append_acts.*search path is not pinned/, 'alter function append_acts(text[]) reset search_path'],
  [
    /append_acts.*search path is not pinned/,
    'alter function append_acts(text[]) set search_path = public, pg_temp',
  ],
  [/append_acts.*may be called by public/, 'grant execute on function append_acts(text[]) to public'],
  [/begin_log.*may be called by plumbline_app/, 'grant execute on function begin_log() to plumbline_app'],
  [/log's role has an attribute/, 'alter role plumbline_log login'],
  [/log's role has an attribute/, 'alter role plumbline_log bypassrls'],
  [/member of plumbline_log/, 'grant plumbline_log to plumbline_app'],
  [/settings of its own/, `alter role plumbline_app set app.wrote = 'yes'`],
  [/a setting is granted/, 'grant set on parameter session_replication_role to plumbline_app'],
  [/belong to no organisation/, 'grant execute on function lo_create(oid) to plumbline_app'],
  [/attribute it must not have/, 'alter role plumbline_app bypassrls'],
  [/attribute it must not have/, 'alter role plumbline_app inherit'],
  [/plumbline_app is a member/, 'grant pg_read_all_data to plumbline_app'],
  [/member of plumbline_app/, 'create role planted; grant plumbline_app to planted'],
  [/plumbline_app owns it/, 'alter table risk_tag owner to plumbline_app'],
  [
    /plumbline_app owns it/,
    'create function planted() returns int language sql as $$ select 1 $$; alter function planted() owner to plumbline_app',
  ],
  [/may create in it/, 'grant create on schema public to plumbline_app'],
  [/may create in it/, 'grant create on schema public to public'],
  [/granted by itself/, 'alter default privileges grant select on tables to plumbline_app'],
  [/granted by itself/, 'alter default privileges grant select on tables to public'],
  [
    /outside the product/,
    'create schema planted; create table planted.risk (id uuid); grant usage on schema planted to plumbline_app; grant select on planted.risk to plumbline_app',
  ],
  [/a uuid that is no reference: other_id/, tenantTable('other_id uuid,')],
  [/a uuid that is no reference: others/, tenantTable('others uuid[],')],
  [/plain ids for nothing/, 'alter table risk drop column repo_item_id'],
  [
    /may use temp/,
    `do $$ begin execute format('grant temp on database %I to plumbline_app', current_database()); end $$`,
  ],
  [
    /may use temp/,
    `do $$ begin execute format('grant temp on database %I to public', current_database()); end $$`,
  ],
];

suite('The database', () => {
  test('keeps organisations apart in every table', async () => {
    assert.deepEqual(await violations(), []);
  });

  test('is checked by rules that find a mistake of every kind', async (t) => {
    for (const [expected, mistake] of mistakes)
      await t.test(`${expected.source} | ${mistake.trim().slice(0, 70).replaceAll('\n', ' ')}`, async () => {
        const found = await foundAfter(mistake);
        assert.ok(
          found.some((one) => expected.test(one)),
          found.join('\n'),
        );
      });
    assert.deepEqual(await foundAfter(tenantTable()), [], 'and a table made as it should be is none');
  });
});

/** The tables that hold rows of organisations. */
const tenantTables = async () =>
  (
    await owner.query<{ name: string; columns: string }>(`select c.relname as name,
      (select string_agg(format('%I', a.attname), ', ') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id' and not o.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  ).rows;

suite('The app role', () => {
  test('sees, changes and adds nothing outside the organisation at hand, table by table', async () => {
    const [here, there] = [await newWorld(), await newWorld()];
    const app = await asApp();
    const inside = async <T>(orgId: string | undefined, work: () => Promise<T>): Promise<T> => {
      await app.query('begin');
      if (orgId !== undefined) await app.query(`set local app.org_id = '${orgId}'`);
      try {
        return await work();
      } finally {
        await app.query('rollback');
      }
    };
    const codeOf = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    for (const { name, columns } of await tenantTables()) {
      const [stored] = (
        await owner.query<{ row: object }>(
          `select to_jsonb(t) as row from ${name} t where org_id = $1 limit 1`,
          [there.orgId],
        )
      ).rows;
      const rows = (orgId: string | undefined, text: string) =>
        inside(orgId, async () => (await app.query(text, [there.orgId])).rowCount);
      assert.equal(await rows(here.orgId, `select from ${name} where org_id = $1`), 0, `${name} read`);
      assert.equal(
        await rows(undefined, `select from ${name} where org_id = $1`),
        0,
        `${name} read without an organisation`,
      );
      assert.equal(
        await inside(
          here.orgId,
          async () => (await app.query(`select from ${name} where org_id <> '${here.orgId}'`)).rowCount,
        ),
        0,
      );
      for (const text of [
        `update ${name} set org_id = org_id where org_id = $1`,
        `delete from ${name} where org_id = $1`,
      ])
        assert.ok(
          [0, '42501'].includes(
            (await rows(here.orgId, text).catch(({ code }: { code: string }) => code)) as never,
          ),
          `${name}: ${text}`,
        );
      if (stored === undefined) continue;
      const insert = `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, $1)`;
      for (const orgId of [here.orgId, undefined])
        assert.equal(
          await inside(orgId, (): Promise<string> => codeOf(app.query(insert, [JSON.stringify(stored.row)]))),
          '42501',
          `${name} added`,
        );
    }
  });

  test('keeps no setting for its later connections beyond the next start', async () => {
    const app = await asApp();
    const { adminUrl } = await sharedServer();
    const name = new URL(adminUrl).pathname.slice(1);
    await app.query(`alter role plumbline_app set application_name = 'planted'`);
    await app.query(`alter role plumbline_app in database ${name} set application_name = 'planted'`);
    const placed = 'plumbline_app: a role has settings of its own';
    assert.ok((await foundAfter('select')).includes(placed));
    await migrateDatabase(adminUrl, appPassword(secret));
    assert.deepEqual(await violations(), []);
  });
});
