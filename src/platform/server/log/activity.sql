-- Every table of an organisation notes that it was written to; tenant-rules.sql gives each its trigger.
create or replace function note_write() returns trigger language plpgsql as $$
begin
  -- A statement that found nothing to change wrote nothing.
  if exists (select from changed) then
    perform set_config('app.wrote', 'yes', true);
  end if;
  return null;
end $$;

-- The two functions below are the only way into the log. They run as a role that nobody signs in as, which may add to the log
-- and move its head, and is bound to the organisation of the transaction by the same policies as the product.

-- The last statement before commit: chains what was done to the organisation's log, under the lock of its head. Only the product is
-- heard, which signs for the end of the transaction that it began (signed-context.sql), and seals each act (act-seal.ts).
-- A transaction that wrote and says nothing is refused here.
create or replace function append_acts(bodies text[], seals text[], signature text) returns void language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
declare
  org constant uuid := public.signed_org();
  head public.activity_head;
  before integer;
  said text;
  hashes text[] := '{}';
begin
  if public.is_closing_signed(signature) is not true then
    raise exception 'only the product appends acts' using errcode = '42501';
  end if;
  if cardinality(bodies) = 0 then
    if current_setting('app.wrote', true) = 'yes' then
      raise exception 'a transaction wrote without recording an act';
    end if;
    return;
  end if;
  select * into head from public.activity_head h where h.org_id = org for update;
  if not found then
    raise exception 'the organisation has no log';
  end if;
  before := head.seq;
  foreach said in array bodies loop
    head.seq := head.seq + 1;
    head.hash := encode(sha256(convert_to(head.hash || e'\n' || head.seq || e'\n' || said, 'UTF8')), 'hex');
    hashes := hashes || head.hash;
  end loop;
  with acts as materialized (
    select before + one.place::integer as seq, one.body, one.body::jsonb as act, one.hash, one.seal
    from unnest(bodies, hashes, seals) with ordinality one (body, hash, seal, place)
  ), kept as (
    insert into public.activity (org_id, seq, at, actor_id, action, body, hash, seal)
    select org, a.seq, (a.act ->> 'at')::timestamptz, (a.act ->> 'actor_id')::uuid, a.act ->> 'action', a.body, a.hash, a.seal from acts a
  )
  insert into public.activity_object (org_id, object_id, seq, object_type)
    select org, (named ->> 'id')::uuid, a.seq, min(named ->> 'type')
    from acts a, jsonb_array_elements(a.act -> 'objects') named group by named ->> 'id', a.seq;
  update public.activity_head h set seq = head.seq, hash = head.hash where h.org_id = org;
end $$;

-- An organisation begins with the head of its log; the head is never made a second time.
create or replace function begin_log() returns trigger language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.activity_head (org_id) values (new.org_id);
  return null;
end $$;

alter function append_acts(text[], text[], text) owner to plumbline_log;
alter function begin_log() owner to plumbline_log;
revoke all on function append_acts(text[], text[], text), begin_log() from public, plumbline_app;
grant execute on function append_acts(text[], text[], text) to plumbline_app;

revoke all on all tables in schema public from plumbline_log;
grant usage on schema public to plumbline_log;
grant insert on activity, activity_object to plumbline_log;
grant select, insert, update on activity_head to plumbline_log;
