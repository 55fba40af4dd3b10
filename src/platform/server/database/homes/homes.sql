-- Opens a transaction of an organisation (signed-context.sql) where it is worked with on this home. Whoever writes shares a lock for
-- as long as the transaction lasts. A move takes it alone: it waits for those who write, and those who come meanwhile are
-- refused at once. The row is read after the lock was given, and so tells what a move has decided by then.
create or replace function enter_home(org text, signed_at bigint, signature text, writes boolean) returns text language plpgsql as $$
declare
  proof constant text := enter_organisation(org, signed_at, signature);
begin
  if writes and not pg_try_advisory_xact_lock_shared(hashtextextended('home of ' || org, 0)) then
    raise exception 'the organisation is being moved' using errcode = 'PLM01';
  end if;
  if exists (select from closed_organisation c where c.organisation_id = org::uuid) then
    raise exception 'the organisation does not live on this home' using errcode = 'PLM02';
  end if;
  return proof;
end $$;
