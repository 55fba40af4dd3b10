-- Reference and title of a record as lists search them: folded when they are written, because folding is what costs. A trigger names the
-- column that is its title; a record may be without one.
create or replace function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := folded(concat_ws(' ', new.ref, to_jsonb(new) ->> tg_argv[0]));
  return new;
end $$;
