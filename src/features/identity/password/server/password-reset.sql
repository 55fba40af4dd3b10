-- A link that was mailed opens nothing any more once its account goes by another address, or was deactivated.
create or replace function end_reset_link() returns trigger language plpgsql as $$
begin
  delete from password_reset where org_id = new.org_id and person_id = new.id;
  return null;
end $$;

create or replace trigger person_reset_link after update of email, status on person
  for each row when (new.status = 'deactivated' or new.email <> old.email) execute function end_reset_link();
