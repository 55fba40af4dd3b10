/** A table as it has to be, so that the one thing wrong with it stands alone. */
export const tenantTable = (columns = '', key = 'primary key (org_id, id)') => `
  create table planted (org_id uuid not null default current_org(), id uuid not null, ${columns} ${key});
  alter table planted enable row level security; alter table planted force row level security;
  create policy belongs_to_org on planted as restrictive using (org_id = (select signed_org())) with check (org_id = (select signed_org()));
  create policy everyone on planted using (true) with check (true);
  grant select, insert, update, delete on planted to plumbline_app;`;

const policy = (
  kind: string,
  using: string,
  check = using,
) => `${tenantTable()} drop policy belongs_to_org on planted;
  create policy belongs_to_org on planted ${kind} using (${using}) with check (${check});`;
const canonical = 'org_id = (select signed_org())';

/** What the catalogue's rules are tried with, and what each is found as. */
export const mistakes: [found: RegExp, mistake: string][] = [
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
      .replaceAll('signed_org())', 'signed_org()::text)'),
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
      / with check \(org_id = \(select signed_org\(\)\)\);$/,
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
    /signed_org\(\) was changed/,
    `do $$ begin execute replace(pg_get_functiondef('signed_org()'::regprocedure), 'plumbline_context.proof_of(org)', 'current_setting(''app.proof'', true)'); end $$`,
  ],
  [/signed_org\(\) was changed/, 'alter function signed_org() volatile'],
  [/one restrictive policy/, policy('as restrictive', 'org_id = (select current_org())')],
  [
    /key: the key of the context is open to plumbline_app/,
    'grant select on plumbline_context.key to plumbline_app',
  ],
  [/key: the key of the context is open to plumbline_log/, 'grant select on plumbline_context.key to public'],
  [
    /inner_pad.*open to plumbline_app/,
    'grant execute on function plumbline_context.inner_pad() to plumbline_app',
  ],
  [/mac\(bytea\).*open to plumbline_app/, 'grant execute on function plumbline_context.mac(bytea) to public'],
  [
    /plumbline_context: the key of the context is open/,
    'grant usage on schema plumbline_context to plumbline_app',
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
  [
    /functions that run as their owner for nothing/,
    'alter function append_acts(text[], text[], text) security invoker',
  ],
  [/signed_org.*a plan of it may be printed/, 'alter function signed_org() reset debug_print_plan'],
  [
    /enter_organisation.*may be called by public/,
    'grant execute on function enter_organisation(text, bigint, text) to public',
  ],
  [
    /is_closing_signed.*may be called by plumbline_app/,
    'grant execute on function is_closing_signed(text) to plumbline_app',
  ],
  [
    /is_closing_signed.*another role than it should/,
    'alter function is_closing_signed(text) owner to plumbline_log',
  ],
  [
    /append_acts.*another role than it should/,
    'do $$ begin execute format($own$alter function append_acts(text[], text[], text) owner to %I$own$, current_user); end $$',
  ],
  [
    /append_acts.*search path is not pinned/,
    'alter function append_acts(text[], text[], text) reset search_path',
  ],
  [
    /append_acts.*search path is not pinned/,
    'alter function append_acts(text[], text[], text) set search_path = public, pg_temp',
  ],
  [
    /append_acts.*may be called by public/,
    'grant execute on function append_acts(text[], text[], text) to public',
  ],
  [/begin_log.*may be called by plumbline_app/, 'grant execute on function begin_log() to plumbline_app'],
  [/plumbline_log: a role of functions has an attribute/, 'alter role plumbline_log login'],
  [/plumbline_log: a role of functions has an attribute/, 'alter role plumbline_log bypassrls'],
  [/plumbline_context: a role of functions has an attribute/, 'alter role plumbline_context login'],
  [/plumbline_context: a role of functions has an attribute/, 'alter role plumbline_context superuser'],
  [/risk: select is granted to plumbline_context/, 'grant select on risk to plumbline_context'],
  [/member of plumbline_log/, 'grant plumbline_log to plumbline_app'],
  [/member of plumbline_context/, 'grant plumbline_context to plumbline_app'],
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
