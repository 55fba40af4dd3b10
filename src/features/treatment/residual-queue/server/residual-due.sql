-- What is noted here follows from an act that is in the log already: no act is asked for.
drop trigger if exists note_insert on residual_due;
drop trigger if exists note_update on residual_due;
drop trigger if exists note_delete on residual_due;

-- Whoever notes something wakes whoever computes it, once a transaction: it is done when that has committed, within seconds.
create or replace function wake_residual_work() returns trigger language plpgsql as $$
declare noted record;
begin
  for noted in select n.org_id, min(n.id::text)::uuid as id from new_rows n group by n.org_id loop
    if current_setting('plumbline.residual_woken', true) is distinct from noted.org_id::text then
      perform set_config('plumbline.residual_woken', noted.org_id::text, true);
      perform put_work('residual', noted.org_id, noted.id);
    end if;
  end loop;
  return null;
end $$;
create or replace trigger wake_residual_work after insert on residual_due referencing new table as new_rows
  for each statement execute function wake_residual_work();
