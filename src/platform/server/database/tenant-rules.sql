-- Runs after every migration, as the owner of the tables. A table with an org_id column belongs to
-- organisations: its rows exist only inside inOrganisation(), even for the role that owns the table.

do $$
declare
  owned regclass;
begin
  for owned in
    select c.oid::regclass
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('alter table %s enable row level security', owned);
    execute format('alter table %s force row level security', owned);
    execute format('drop policy if exists belongs_to_org on %s', owned);
    execute format('drop policy if exists everyone on %s', owned);
    -- The restrictive policy isolates; the permissive one only says that nothing else does.
    execute format('create policy belongs_to_org on %s as restrictive using (org_id = (select signed_org())) with check (org_id = (select signed_org()))', owned);
    -- What a person does to a row has to be told; the log itself and the platform's bookkeeping have no act.
    if owned::text not in ('activity', 'activity_object', 'activity_head', 'session', 'idempotency_key', 'job', 'job_file_part') then
      execute format('create or replace trigger note_insert after insert on %s referencing new table as changed for each statement execute function note_write()', owned);
      execute format('create or replace trigger note_update after update on %s referencing new table as changed for each statement execute function note_write()', owned);
      execute format('create or replace trigger note_delete after delete on %s referencing old table as changed for each statement execute function note_write()', owned);
    end if;
    execute format('create policy everyone on %s using (true) with check (true)', owned);
  end loop;
end $$;

-- The app role reads and writes rows and nothing more; the log it can only read, and extends it by append_acts. A thing whose
-- rows allow less says so in its own SQL, which runs after this.
revoke all on all tables in schema public from plumbline_app;
revoke create on schema public from public;
grant usage on schema public to plumbline_app;
grant select, insert, update, delete on all tables in schema public to plumbline_app;
revoke insert, update, delete on activity, activity_object, activity_head from plumbline_app;
revoke insert, update, delete on organisation_address, organisation_domain, closed_organisation from plumbline_app;
-- Large objects belong to no table and so to no organisation.
revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea), lo_import(text), lo_import(text, oid) from public;

-- Counts of tries and calls may be lost with a crash, and are not worth waiting for the disk.
alter table attempt set unlogged;
alter table call_count set unlogged;
