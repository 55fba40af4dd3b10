-- What each day changed in the stored aggregates: a figure of an earlier day is today's without what came since. By the day on
-- which it was written here, in the organisation's calendar of that day.

-- What a risk counts in, of what is compared with earlier days; once for its department, and once for each of those who see it
-- elsewhere because they own or raised it.
create or replace function day_figures_of_risk(r risk)
returns table (metric text, person_id uuid, state smallint, level smallint, model integer, key text) language sql stable parallel safe as $$
  select f.metric, p.person_id, f.state, f.level, f.model, case when f.metric in ('review', 'flag') then f.key else '' end
  from figures_of_risk(r) f cross join (
    select null::uuid as person_id
    union all select r.owner_id where r.owner_id is not null and r.department_id is not null
    union all select r.raised_by where r.raised_by is distinct from r.owner_id and r.raised_by is not null and r.department_id is not null
  ) p
  where f.metric in ('all', 'inherent', 'residual', 'target', 'review', 'flag')
$$;

create or replace function keep_risk_figure_days() returns trigger language plpgsql as $$
declare
  zone text := (select timezone from organisation where org_id = current_org());
  changed_on date;
  written bigint;
begin
  if tg_op = 'INSERT' then
    insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n)
    select n.org_id, day_of(n.created_at, zone)::date, f.metric, f.person_id, n.department_id, f.state, f.level, f.model, f.key, count(*)
    from new_rows n, day_figures_of_risk(n) f
    group by n.org_id, 2, f.metric, f.person_id, n.department_id, f.state, f.level, f.model, f.key;
  else
    changed_on := (select day_of(max(updated_at), zone)::date from new_rows);
    insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n)
    select c.org_id, changed_on, c.metric, c.person_id, c.department_id, c.state, c.level, c.model, c.key, sum(c.sign) from (
      select o.org_id, o.department_id, f.*, -1 as sign from old_rows o, day_figures_of_risk(o) f
      union all select n.org_id, n.department_id, f.*, 1 from new_rows n, day_figures_of_risk(n) f
    ) c group by c.org_id, c.metric, c.person_id, c.department_id, c.state, c.level, c.model, c.key having sum(c.sign) <> 0;
  end if;
  get diagnostics written = row_count;
  if random() < written / 500.0 then
    perform fold_risk_figure_days(current_org());
  end if;
  return null;
end $$;

create or replace trigger risk_figure_days_of_new after insert on risk referencing new table as new_rows
  for each statement execute function keep_risk_figure_days();
create or replace trigger risk_figure_days_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function keep_risk_figure_days();

-- Adds up the changes of the days that have new ones, as fold_risk_figures does: what a day took back leaves nothing behind.
create or replace function fold_risk_figure_days(org uuid) returns void language plpgsql set enable_nestloop to off as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_risk_figure_days ' || org, 0)) then
    return;
  end if;
  with gone as (
    delete from risk_figure_day where org_id = org and day in (select day from risk_figure_day where org_id = org and not is_folded)
    returning day, metric, person_id, department_id, state, level, model, key, n
  )
  insert into risk_figure_day (org_id, day, metric, person_id, department_id, state, level, model, key, n, is_folded)
  select org, day, metric, person_id, department_id, state, level, model, key, sum(n), true from gone
  group by day, metric, person_id, department_id, state, level, model, key having sum(n) <> 0;
end $$;
