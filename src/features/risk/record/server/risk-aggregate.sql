-- Stored aggregates: what dashboards and totals show, as changes that a reader adds up, so that no two writers wait for one row.

-- A file said that the risk is closed, and not since when.
create or replace function is_closed_without_day(r risk) returns boolean language sql stable parallel safe as $$
  select r.status = 'closed' and r.closed ->> 'reason' = 'imported' and r.closed_on is null
$$;

-- The figures one risk counts in. Ratings count what is open and was not avoided: an avoided risk has no level. Review dates
-- and flags count what is open and what waits for triage. "all" counts everything by its state; owners and categories tell
-- only what is open (1) from what waits (0), is closed (6) or was rejected (7), so that their sums stay few. A single select,
-- so that the planner puts it into the statements below.
create or replace function figures_of_risk(r risk)
returns table (metric text, state smallint, level smallint, model integer, key text) language sql stable parallel safe as $$
  select f.* from (values
    ('all', r.state, r.level, coalesce(r.model_version, 0), ''),
    ('owner', case when r.state between 1 and 5 then 1::smallint else r.state end, r.level, coalesce(r.model_version, 0), coalesce(r.owner_id::text, '')),
    ('category', case when r.state between 1 and 5 then 1::smallint else r.state end, r.level, coalesce(r.model_version, 0), coalesce(r.category_id::text, '')),
    ('current', 1::smallint, r.level, r.model_version, coalesce(r.residual_likelihood || ':' || r.residual_consequence, r.inherent_likelihood || ':' || r.inherent_consequence)),
    ('inherent', 1::smallint, r.inherent_level, r.model_version, r.inherent_likelihood || ':' || r.inherent_consequence),
    ('residual', 1::smallint, r.residual_level, r.model_version, r.residual_likelihood || ':' || r.residual_consequence),
    ('target', 1::smallint, r.target_level, r.model_version, r.target_likelihood || ':' || r.target_consequence),
    ('review', 1::smallint, -1::smallint, 0, r.review_on::text),
    ('flag', 1::smallint, -1::smallint, 0, case when r.level > r.appetite_level then 'above_appetite' end),
    ('acceptance_end', 1::smallint, -1::smallint, 0, case when r.status = 'accepted' then r.accepted_until::text end),
    ('flag', 1::smallint, -1::smallint, 0, case when r.request is not null then 'awaiting_decision' end),
    ('undated', 6::smallint, -1::smallint, 0, case when is_closed_without_day(r) then '' end)
  ) f (metric, state, level, model, key)
  where f.key is not null and r.deleted_at is null and case
    when f.metric in ('all', 'owner', 'category', 'undated') then true
    when f.metric in ('review', 'acceptance_end', 'flag') then r.state between 0 and 5
    else r.state in (1, 2, 4, 5)
  end
$$;

-- What each day changed in the figures is kept of those that are compared with earlier days: a figure of an earlier day is
-- today's without what came since.
create or replace function is_compared(metric text) returns boolean language sql immutable parallel safe as $$
  select metric in ('all', 'inherent', 'residual', 'target', 'review', 'acceptance_end', 'flag')
$$;
create or replace function compared_key(metric text, key text) returns text language sql immutable parallel safe as $$
  select case when metric in ('review', 'acceptance_end', 'flag') then key else '' end
$$;

-- Whose day a risk changes: its department's, and that of each of those who see it elsewhere because they own or raised it.
create or replace function followers_of_risk(department_id uuid, owner_id uuid, raised_by uuid)
returns table (person_id uuid) language sql immutable parallel safe as $$
  select null::uuid
  union all select owner_id where owner_id is not null and department_id is not null
  union all select raised_by where raised_by is distinct from owner_id and raised_by is not null and department_id is not null
$$;

-- Writes what a statement changed in the figures, and in those of the day on which it was written here, in the organisation's
-- calendar of that day. One time in many it also folds them, so that a reader of the figures meets some 500 changes on average,
-- however many were written.
create or replace function keep_risk_figures() returns trigger language plpgsql as $$
declare
  zone text := (select timezone from organisation where org_id = current_org());
  written bigint;
  written_of_days bigint;
begin
  if tg_op = 'INSERT' then
    with changed as materialized (
      select n.org_id, day_of(n.created_at, zone)::date as day, n.department_id, n.owner_id, n.raised_by, f.metric, f.state, f.level, f.model, f.key
      from new_rows n, figures_of_risk(n) f
    ), figures as (
      insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
      select c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key, count(*) from changed c
      group by c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key returning 1
    ), days as (
      insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n)
      select c.org_id, c.day, c.metric, p.person_id, c.department_id, c.state, c.level, c.model, compared_key(c.metric, c.key), count(*)
      from changed c, followers_of_risk(c.department_id, c.owner_id, c.raised_by) p where is_compared(c.metric)
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9 returning 1
    )
    select (select count(*) from figures), (select count(*) from days) into written, written_of_days;
  else
    with changed as materialized (
      select r.org_id, r.department_id, r.owner_id, r.raised_by, r.metric, r.state, r.level, r.model, r.key, sum(r.sign) as n from (
        select o.org_id, o.department_id, o.owner_id, o.raised_by, f.*, -1 as sign from old_rows o, figures_of_risk(o) f
        union all select n.org_id, n.department_id, n.owner_id, n.raised_by, f.*, 1 from new_rows n, figures_of_risk(n) f
      ) r group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.sign) <> 0
    ), figures as (
      insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
      select c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key, sum(c.n) from changed c
      group by c.org_id, c.metric, c.department_id, c.state, c.level, c.model, c.key having sum(c.n) <> 0 returning 1
    ), days as (
      insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n)
      select c.org_id, d.day, c.metric, p.person_id, c.department_id, c.state, c.level, c.model, compared_key(c.metric, c.key), sum(c.n)
      from changed c, followers_of_risk(c.department_id, c.owner_id, c.raised_by) p, (select day_of(max(updated_at), zone)::date as day from new_rows) d
      where is_compared(c.metric) group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(c.n) <> 0 returning 1
    )
    select (select count(*) from figures), (select count(*) from days) into written, written_of_days;
  end if;
  if random() < written / 500.0 then
    perform fold_risk_figures(current_org());
  end if;
  if random() < written_of_days / 500.0 then
    perform fold_risk_figure_days(current_org());
  end if;
  return null;
end $$;

create or replace trigger risk_figures_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_figures();
create or replace trigger risk_figures_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_figures();
-- A database of before has triggers of their own for the days.
drop function if exists keep_risk_figure_days() cascade;
drop function if exists day_figures_of_risk(risk);

-- A status by its number: 1 created … 6 closed.
create or replace function risk_status_number(status text) returns smallint language sql immutable parallel safe as $$
  select array_position(array['created', 'accepted', 'avoided', 'mitigated', 'transferred', 'closed'], status)::smallint
$$;

-- The status a risk has come into, where that counts: what waits for triage is not created, what was rejected there is not
-- closed, and what a file calls closed without its day was closed nobody knows when.
create or replace function status_reached(r risk) returns text language sql stable parallel safe as $$
  select case when r.state in (0, 7) or is_closed_without_day(r) then null else r.status end
$$;

-- A day of a file as a moment: the noon of the organisation's calendar.
create or replace function noon_of(day date, zone text) returns timestamptz language sql stable parallel safe as $$
  select (day + time '12:00') at time zone zone
$$;

-- What a new risk came into, and when. One that a file brings was created on the day it was raised, by what the file says, and
-- was closed on the file's day; of any other status a file says no day.
create or replace function arrivals_of_new(r risk, zone text) returns table (at timestamptz, status text) language sql stable parallel safe as $$
  select case when r.source = 'import' then noon_of(r.raised_on, zone) else r.created_at end, 'created' where r.triage = 'triaged'
  union all
  select case when r.source = 'import' then noon_of(r.closed_on, zone) else r.updated_at end, status_reached(r)
  where status_reached(r) <> 'created' and (r.source <> 'import' or r.closed_on is not null)
$$;

-- Each time a risk came into a status, as a row, and as a figure per department and day of the organisation's calendar.
-- What happened to a risk moves with it to another department, and is counted apart while the risk is deleted. What
-- differs is found by grouping before and after: a join's plan is kept from a statement of one row to one of thousands.
create or replace function keep_risk_transitions() returns trigger language plpgsql as $$
declare
  zone text := (select timezone from organisation where org_id = current_org());
begin
  if tg_op = 'INSERT' then
    insert into risk_transition (org_id, risk_id, at, status, is_imported)
    select n.org_id, n.id, a.at, a.status, n.source = 'import' from new_rows n, arrivals_of_new(n, zone) a;
    insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
    select n.org_id, arrival_metric(n.deleted_at is not null, n.source = 'import'), n.department_id, risk_status_number(a.status), -1, 0, day_of(a.at, zone), count(*)
    from new_rows n, arrivals_of_new(n, zone) a group by 1, 2, 3, 4, 7;
    return null;
  end if;
  insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
  select t.org_id, arrival_metric(moved.is_deleted, t.is_imported), moved.department_id, risk_status_number(t.status), -1, 0, day_of(t.at, zone), sum(moved.sign)
  from (
    select r.org_id, r.id, r.department_id, r.deleted_at is not null as is_deleted, sum(r.sign) as sign
    from (select org_id, id, department_id, deleted_at, -1 as sign from old_rows union all select org_id, id, department_id, deleted_at, 1 from new_rows) r
    group by r.org_id, r.id, r.department_id, r.deleted_at is not null having sum(r.sign) <> 0
  ) moved join risk_transition t on t.org_id = moved.org_id and t.risk_id = moved.id
  group by 1, 2, 3, 4, 7 having sum(moved.sign) <> 0;
  with changed as (
    select r.org_id, r.id, r.status, max(r.at) as at, bool_or(r.is_imported) as is_imported
    from (
      select o.org_id, o.id, status_reached(o) as status, null::timestamptz as at, false as is_imported, -1 as sign from old_rows o
      union all
      select n.org_id, n.id, status_reached(n), case when is_closing_of_file(n) then noon_of(n.closed_on, zone) else n.updated_at end, is_closing_of_file(n), 1 from new_rows n
    ) r
    where r.status is not null group by r.org_id, r.id, r.status having sum(r.sign) > 0
  ), arrived as (
    insert into risk_transition (org_id, risk_id, at, status, is_imported) select org_id, id, at, status, is_imported from changed
    returning org_id, risk_id, at, status, is_imported
  )
  insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
  select a.org_id, arrival_metric(r.deleted_at is not null, a.is_imported), r.department_id, risk_status_number(a.status), -1, 0, day_of(a.at, zone), count(*)
  from arrived a join risk r on r.org_id = a.org_id and r.id = a.risk_id group by 1, 2, 3, 4, 7;
  return null;
end $$;

-- The closing is what a file said, and not what somebody did.
create or replace function is_closing_of_file(r risk) returns boolean language sql stable parallel safe as $$
  select r.status = 'closed' and r.closed ->> 'reason' = 'imported'
$$;
create or replace function arrival_metric(is_deleted boolean, is_imported boolean) returns text language sql immutable parallel safe as $$
  select case when is_deleted then 'deleted_arrival' when is_imported then 'imported_arrival' else 'arrival' end
$$;
create or replace function day_of(at timestamptz, zone text) returns text language sql stable parallel safe as $$
  select to_char(at at time zone zone, 'YYYY-MM-DD')
$$;

create or replace trigger risk_transitions_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_transitions();
create or replace trigger risk_transitions_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_transitions();

-- Days turn at another hour: what came into a status on which day is counted anew. What a file brought keeps its day.
create or replace function follow_time_zone() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_risk_figures ' || new.org_id, 0));
  delete from risk_figure where org_id = new.org_id and metric in ('arrival', 'imported_arrival', 'deleted_arrival');
  update risk_transition set at = noon_of(day_of(at, old.timezone)::date, new.timezone) where org_id = new.org_id and is_imported;
  insert into risk_figure (org_id, metric, department_id, state, level, model, key, n)
  select t.org_id, arrival_metric(r.deleted_at is not null, t.is_imported), r.department_id, risk_status_number(t.status), -1, 0, day_of(t.at, new.timezone), count(*)
  from risk_transition t join risk r on r.org_id = t.org_id and r.id = t.risk_id
  where t.org_id = new.org_id group by 1, 2, 3, 4, 7;
  return null;
end $$;
create or replace trigger risk_figures_follow_time_zone after update of timezone on organisation
  for each row when (old.timezone is distinct from new.timezone) execute function follow_time_zone();

-- Adds up an organisation's changes: they go, and the sums they belong to change in their place, which leaves nothing behind in an
-- index. One folds at a time, and nobody waits for it: only the folder changes sums. Changes that come meanwhile stay, unless their
-- sums are among those that are looked for. No nested loops, because after an import the planner does not know yet how many
-- changes there are.
create or replace function fold_risk_figures(org uuid) returns void language plpgsql set enable_nestloop to off set enable_mergejoin to off as $$
declare
  metrics text[];
  keys text[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_risk_figures ' || org, 0)) then
    return;
  end if;
  select array_agg(distinct metric), array_agg(distinct key) into metrics, keys
  from risk_figure where org_id = org and not is_folded;
  with gone as (
    delete from risk_figure where org_id = org and not is_folded and metric = any (metrics) and key = any (keys)
    returning metric, department_id, state, level, model, key, n
  ), added as materialized (
    select metric, department_id, state, level, model, key, sum(n) as n from gone
    group by metric, department_id, state, level, model, key having sum(n) <> 0
  ), summed as (
    update risk_figure f set n = f.n + a.n from added a
    where f.org_id = org and f.is_folded and f.metric = any (metrics) and f.key = any (keys)
      and (f.metric, coalesce(f.department_id, org), f.state, f.level, f.model, f.key) = (a.metric, coalesce(a.department_id, org), a.state, a.level, a.model, a.key)
    returning a.metric, a.department_id, a.state, a.level, a.model, a.key
  )
  insert into risk_figure (org_id, metric, department_id, state, level, model, key, n, is_folded)
  select org, a.metric, a.department_id, a.state, a.level, a.model, a.key, a.n, true from added a
  where not exists (
    select from summed s where (s.metric, coalesce(s.department_id, org), s.state, s.level, s.model, s.key) = (a.metric, coalesce(a.department_id, org), a.state, a.level, a.model, a.key)
  );
  delete from risk_figure where org_id = org and is_folded and n = 0 and metric = any (metrics) and key = any (keys);
end $$;

-- The same of days. Departments and people have an index of their own, so each is looked for apart.
create or replace function fold_risk_figure_days(org uuid) returns void language plpgsql set enable_nestloop to off set enable_mergejoin to off as $$
declare
  days date[];
  people uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_risk_figure_days ' || org, 0)) then
    return;
  end if;
  select array_agg(distinct day), array_agg(distinct person_id) filter (where person_id is not null) into days, people
  from risk_figure_day where org_id = org and not is_folded;
  with gone as (
    delete from risk_figure_day where org_id = org and not is_folded and day = any (days) and (person_id is null or person_id = any (people))
    returning day, metric, person_id, department_id, state, level, model, key, n
  ), added as materialized (
    select day, metric, person_id, department_id, state, level, model, key, sum(n) as n from gone
    group by day, metric, person_id, department_id, state, level, model, key having sum(n) <> 0
  ), summed_of_departments as (
    update risk_figure_day f set n = f.n + a.n from added a
    where f.org_id = org and f.is_folded and f.person_id is null and a.person_id is null and f.day = any (days)
      and (f.day, f.metric, coalesce(f.department_id, org), f.state, f.level, f.model, f.key) = (a.day, a.metric, coalesce(a.department_id, org), a.state, a.level, a.model, a.key)
    returning a.day, a.metric, a.person_id, a.department_id, a.state, a.level, a.model, a.key
  ), summed_of_people as (
    update risk_figure_day f set n = f.n + a.n from added a
    where f.org_id = org and f.is_folded and f.person_id = any (people) and f.day = any (days)
      and (f.day, f.metric, f.person_id, coalesce(f.department_id, org), f.state, f.level, f.model, f.key) = (a.day, a.metric, a.person_id, coalesce(a.department_id, org), a.state, a.level, a.model, a.key)
    returning a.day, a.metric, a.person_id, a.department_id, a.state, a.level, a.model, a.key
  )
  insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n, is_folded)
  select org, a.day, a.metric, a.person_id, a.department_id, a.state, a.level, a.model, a.key, a.n, true from added a
  where not exists (
    select from (select * from summed_of_departments union all select * from summed_of_people) s
    where (s.day, s.metric, coalesce(s.person_id, org), coalesce(s.department_id, org), s.state, s.level, s.model, s.key) = (a.day, a.metric, coalesce(a.person_id, org), coalesce(a.department_id, org), a.state, a.level, a.model, a.key)
  );
  delete from risk_figure_day where org_id = org and is_folded and n = 0 and person_id is null and day = any (days);
  delete from risk_figure_day where org_id = org and is_folded and n = 0 and person_id = any (people) and day = any (days);
end $$;
