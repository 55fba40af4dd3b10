-- What is noted here follows from an act that is in the log already: no act is asked for.
drop trigger if exists note_insert on freshness_due;
drop trigger if exists note_update on freshness_due;
drop trigger if exists note_delete on freshness_due;

-- Whoever notes that rules were changed wakes whoever looks at the answers anew, once that has committed.
create or replace function wake_freshness_work() returns trigger language plpgsql as $$
begin
  perform put_work('freshness', n.org_id, n.id) from new_rows n;
  return null;
end $$;
create or replace trigger wake_freshness_work after insert on freshness_due referencing new table as new_rows
  for each statement execute function wake_freshness_work();
