-- Reference and title as the catalogue searches them: folded when they are written, because folding is what costs.
create or replace function keep_control_search() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.ref || ' ' || new.title);
  return new;
end $$;

create or replace trigger control_search before insert or update of ref, title on control
  for each row execute function keep_control_search();
