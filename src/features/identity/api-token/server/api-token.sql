-- Whoever leaves takes their tokens along: should they come back, they make others.
create or replace function end_api_tokens() returns trigger language plpgsql as $$
begin
  delete from api_token where org_id = new.org_id and person_id = new.id;
  return null;
end $$;

create or replace trigger person_api_tokens after update of status on person
  for each row when (new.status <> 'active') execute function end_api_tokens();
