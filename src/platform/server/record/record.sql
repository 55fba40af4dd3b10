-- Reference and title of a record as lists search them: folded when they are written, because folding is what costs. A trigger names the
-- column that is its title.
create or replace function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.ref || ' ' || (to_jsonb(new) ->> tg_argv[0]));
  return new;
end $$;
