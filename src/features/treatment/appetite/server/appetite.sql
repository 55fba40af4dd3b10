-- Which appetite holds for a risk follows as well from what its category and its department belong to.
create or replace function note_other_appetite() returns trigger language plpgsql as $$
begin
  insert into residual_due (org_id, id, cause, noted_at)
  select new.org_id, gen_random_uuid(), 'appetite_changed', now() where exists (select from appetite a where a.org_id = new.org_id);
  return null;
end $$;
create or replace trigger note_other_appetite after update of parent_id on risk_category for each row
  when (old.parent_id is distinct from new.parent_id) execute function note_other_appetite();
create or replace trigger note_other_appetite after update of parent_id on department for each row
  when (old.parent_id is distinct from new.parent_id) execute function note_other_appetite();
