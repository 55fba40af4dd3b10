-- What every call asks of its person and organisation is stored with them, and kept here.

-- Whether there is one who can decide, or several. Locked before it is counted: of two that come or go at once, the second sees the first.
create or replace function note_deciders() returns trigger language plpgsql as $$
declare organisation_id uuid := coalesce(new.org_id, old.org_id);
begin
  perform from organisation where org_id = organisation_id for no key update;
  update organisation set deciders =
    (select count(*) from (select from person d where d.org_id = organisation_id and d.status = 'active' and d.type <> 'User' limit 2) few)
  where org_id = organisation_id;
  return null;
end $$;

create or replace trigger person_decides after insert on person
  for each row when (new.type <> 'User') execute function note_deciders();
create or replace trigger person_decides_otherwise after update of type, status on person
  for each row when (row(new.type, new.status) is distinct from row(old.type, old.status)) execute function note_deciders();
create or replace trigger person_decides_no_more after delete on person
  for each row when (old.type <> 'User') execute function note_deciders();

-- Whoever was never named needs no question about whom they stand in for.
create or replace function note_stand_in() returns trigger language plpgsql as $$
begin
  update person set named_stand_in = true where org_id = new.org_id and id = new.delegate_id and not named_stand_in;
  return null;
end $$;

create or replace trigger person_stand_in after insert or update of delegate_id on person
  for each row when (new.delegate_id is not null) execute function note_stand_in();

-- For whom somebody decides on a day, with their name; null where for nobody. Of those alone in whose place their own type may act.
-- Not written into the session check itself: PostgreSQL prepares every part of a statement, also one that it never runs.
create or replace function stood_in_for(organisation uuid, stand_in uuid, of_type text, day date) returns json language plpgsql stable as $$
begin
  return (select json_agg(json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name) order by a.id) from person a
    where a.org_id = organisation and a.delegate_id = stand_in and a.status = 'active'
      and (a.type = 'User' or of_type in (a.type, 'Admin')) and day between a.absent_from and a.absent_to);
end $$;
