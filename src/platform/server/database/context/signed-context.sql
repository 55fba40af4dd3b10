-- Which organisation a transaction is of, as only the product can say it, and whoever merely speaks SQL in its name cannot. The
-- product signs for an organisation (signed-context.ts); the functions below hold that against a key that follows from SECRET_KEY.
-- They run as a role that nobody signs in as, and that may read this one table.
create schema if not exists plumbline_context;
create table if not exists plumbline_context.key (
  is_only boolean primary key default true check (is_only),
  inner_pad bytea not null,
  outer_pad bytea not null
);

-- Immutable, although they are read: a connection reads them once, when it plans the functions that ask for them, and again after
-- mac() was replaced, as every start does. A check costs 2 µs instead of 10, and a page has dozens of them. So the key stands in
-- plans, and those functions switch off what would print these.
create or replace function plumbline_context.inner_pad() returns bytea language sql immutable as $$ select inner_pad from plumbline_context.key $$;
create or replace function plumbline_context.outer_pad() returns bytea language sql immutable as $$ select outer_pad from plumbline_context.key $$;

-- HMAC-SHA256.
create or replace function plumbline_context.mac(said bytea) returns text language sql immutable as $$
  select encode(sha256(plumbline_context.outer_pad() || sha256(plumbline_context.inner_pad() || said)), 'hex')
$$;

-- What proves that this very transaction was opened for an organisation: of no use in another, nor on another connection.
create or replace function plumbline_context.proof_of(org text) returns text language sql stable as $$
  select plumbline_context.mac(convert_to('inside ' || org, 'UTF8') || int4send(pg_backend_pid()) || timestamptz_send(now()))
$$;

-- Sent with begin. A signature counts for a minute about the moment that it names, by the clock of the database.
create or replace function enter_organisation(org text, signed_at bigint, signature text) returns text language plpgsql
security definer set search_path = pg_catalog, pg_temp set debug_print_plan = off as $$
declare
  clock constant bigint := extract(epoch from clock_timestamp());
begin
  if signature is distinct from plumbline_context.mac(convert_to('enter ' || signed_at || ' ' || org, 'UTF8')) then
    raise exception 'the organisation was not signed for' using errcode = '28000';
  end if;
  if abs(clock - signed_at) > 60 then
    raise exception 'the organisation was signed for at another time' using errcode = 'PLM03', detail = clock;
  end if;
  org := set_config('app.org_id', org, true); -- a PERFORM would cost as much as all of this
  return set_config('app.proof', plumbline_context.proof_of(org), true);
end $$;

-- The organisation that the transaction names: what a new row is given where nothing else is said, and nothing to rely on.
create or replace function current_org() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$;

-- The same, where it was signed for, and none otherwise. Every policy asks, once a statement for each table.
-- Restricted: a worker of a parallel plan is another process, and the leader asks for it.
create or replace function signed_org() returns uuid language plpgsql stable parallel restricted
security definer set search_path = pg_catalog, pg_temp set debug_print_plan = off as $$
declare
  org constant text := current_setting('app.org_id', true);
begin
  if plumbline_context.proof_of(org) = current_setting('app.proof', true) then
    return org::uuid;
  end if;
  -- Whoever owns the tables could change their policies as well.
  if pg_has_role(session_user, (select relowner from pg_class where oid = 'public.activity'::regclass), 'member') then
    return nullif(org, '')::uuid;
  end if;
  return null;
end $$;

-- Whether the product ends the transaction that it began.
create or replace function is_closing_signed(signature text) returns boolean language plpgsql stable
security definer set search_path = pg_catalog, pg_temp set debug_print_plan = off as $$
begin
  return signature = plumbline_context.mac(convert_to('close ' || current_setting('app.proof', true), 'UTF8'));
end $$;

alter function enter_organisation(text, bigint, text) owner to plumbline_context;
alter function signed_org() owner to plumbline_context;
alter function is_closing_signed(text) owner to plumbline_context;
revoke all on function enter_organisation(text, bigint, text), is_closing_signed(text) from public, plumbline_app, plumbline_log;
grant execute on function enter_organisation(text, bigint, text) to plumbline_app;
grant execute on function is_closing_signed(text) to plumbline_log;

revoke all on schema plumbline_context from public;
revoke all on all tables in schema plumbline_context from public;
revoke all on all functions in schema plumbline_context from public;
grant usage on schema plumbline_context to plumbline_context;
grant select on plumbline_context.key to plumbline_context;
grant execute on all functions in schema plumbline_context to plumbline_context;
