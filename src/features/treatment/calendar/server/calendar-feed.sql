-- Whoever leaves takes their address for calendar programs along: should they come back, they make another one.
create or replace function end_calendar_feed() returns trigger language plpgsql as $$
begin
  delete from calendar_feed where org_id = new.org_id and person_id = new.id;
  return null;
end $$;

create or replace trigger person_calendar_feed after update of status on person
  for each row when (new.status <> 'active') execute function end_calendar_feed();
