-- The last statement before commit: chains what was done to the organisation's log, under the lock of its head.
-- A transaction that wrote and says nothing is refused here.
-- Every table of an organisation notes that it was written to; tenant-rules.sql gives each its trigger.
create or replace function note_write() returns trigger language plpgsql as $$
begin
  -- A statement that found nothing to change wrote nothing.
  if exists (select from changed) then
    perform set_config('app.wrote', 'yes', true);
  end if;
  return null;
end $$;

create or replace function append_acts(bodies text[]) returns void language plpgsql as $$
declare
  last activity_head;
  body text;
  act jsonb;
begin
  if cardinality(bodies) = 0 then
    if current_setting('app.wrote', true) = 'yes' then
      raise exception 'a transaction wrote without recording an act';
    end if;
    return;
  end if;
  select * into last from activity_head where org_id = current_org() for update;
  if not found then
    raise exception 'the organisation has no log';
  end if;
  foreach body in array bodies loop
    act := body::jsonb;
    last.seq := last.seq + 1;
    last.hash := encode(sha256(convert_to(last.hash || e'\n' || last.seq || e'\n' || body, 'UTF8')), 'hex');
    insert into activity (org_id, seq, at, actor_id, action, body, hash)
      values (last.org_id, last.seq, (act ->> 'at')::timestamptz, (act ->> 'actor_id')::uuid, act ->> 'action', body, last.hash);
    insert into activity_object (org_id, object_id, seq, object_type)
      select last.org_id, (named ->> 'id')::uuid, last.seq, min(named ->> 'type')
      from jsonb_array_elements(act -> 'objects') named group by named ->> 'id';
  end loop;
  update activity_head set seq = last.seq, hash = last.hash where org_id = last.org_id;
end $$;
