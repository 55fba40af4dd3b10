-- Reference and title as the list searches them: folded when they are written, because folding is what costs.
create or replace function keep_finding_search() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.ref || ' ' || new.title);
  return new;
end $$;

create or replace trigger finding_search before insert or update of ref, title on finding
  for each row execute function keep_finding_search();
