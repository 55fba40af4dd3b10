-- What control assessments add up to, by the section of the standard: kept with every statement that writes them, so that lists and
-- dashboards read one row for each section. A control that is answered by its sub-controls counts by them.
-- What is stale is counted where something is claimed, whatever it counts still.
create or replace function figures_of_control(c control_assessment)
returns table (controls integer, applicable integer, assessed integer, compliant integer, partial integer, non_compliant integer,
  done integer, carried integer, stale integer, stale_partial integer, stale_unproven integer,
  weight numeric, assessed_weight numeric, value numeric, proven_value numeric) language sql immutable parallel safe as $$
  select 1, c.is_applicable::integer, (c.value is not null)::integer,
    (c.value is not null and c.result = 'compliant')::integer, (c.value is not null and c.result = 'partial')::integer,
    (c.value is not null and c.result = 'non_compliant')::integer, (c.is_applicable and c.status = 'done')::integer,
    (c.carried_from is not null)::integer,
    (k.claims and c.staleness is not null)::integer, (k.claims and coalesce(c.staleness, '') = 'partial')::integer,
    (k.claims and coalesce(c.staleness, '') = 'unproven')::integer,
    case when c.is_applicable then c.weight else 0 end, case when c.value is not null then c.weight else 0 end,
    coalesce(c.weight * c.value, 0), coalesce(c.weight * c.value, 0) * c.proven_share
  from (select c.value is not null and c.result in ('compliant', 'partial') as claims) k
$$;

create or replace function keep_compliance_figures() returns trigger language plpgsql as $$
declare
  moves boolean;
begin
  -- In one order, so that two statements that write several sections do not wait for each other.
  if tg_op = 'INSERT' then
    insert into compliance_figure as f (org_id, assessment_id, section, controls, applicable, assessed, compliant, partial, non_compliant, done, carried,
      stale, stale_partial, stale_unproven, weight, assessed_weight, value, proven_value)
    select n.org_id, n.assessment_id, n.section, sum(v.controls), sum(v.applicable), sum(v.assessed), sum(v.compliant), sum(v.partial),
      sum(v.non_compliant), sum(v.done), sum(v.carried), sum(v.stale), sum(v.stale_partial), sum(v.stale_unproven), sum(v.weight),
      sum(v.assessed_weight), sum(v.value), sum(v.proven_value)
    from new_rows n, figures_of_control(n) v where not n.is_parent
    group by n.org_id, n.assessment_id, n.section order by n.assessment_id, n.section
    on conflict (org_id, assessment_id, section) do update set controls = f.controls + excluded.controls,
      applicable = f.applicable + excluded.applicable, assessed = f.assessed + excluded.assessed, compliant = f.compliant + excluded.compliant,
      partial = f.partial + excluded.partial, non_compliant = f.non_compliant + excluded.non_compliant, done = f.done + excluded.done,
      carried = f.carried + excluded.carried, stale = f.stale + excluded.stale, stale_partial = f.stale_partial + excluded.stale_partial,
      stale_unproven = f.stale_unproven + excluded.stale_unproven, weight = f.weight + excluded.weight,
      assessed_weight = f.assessed_weight + excluded.assessed_weight, value = f.value + excluded.value,
      proven_value = f.proven_value + excluded.proven_value;
  else
    -- By another version of the standard a control may stand in another section, be answered by what lies below it, or be asked no more.
    moves := exists (select from old_rows o join new_rows n on n.org_id = o.org_id and n.id = o.id
      where (o.assessment_id, o.section, o.is_parent) is distinct from (n.assessment_id, n.section, n.is_parent));
    if moves then
      insert into compliance_figure (org_id, assessment_id, section)
      select distinct n.org_id, n.assessment_id, n.section from new_rows n where not n.is_parent order by 2, 3 on conflict do nothing;
    end if;
    perform from compliance_figure f
      where (f.org_id, f.assessment_id, f.section) in (select n.org_id, n.assessment_id, n.section from new_rows n
        union select o.org_id, o.assessment_id, o.section from old_rows o where moves)
      order by f.assessment_id, f.section for update;
    update compliance_figure f set controls = f.controls + d.controls, applicable = f.applicable + d.applicable,
      assessed = f.assessed + d.assessed, compliant = f.compliant + d.compliant, partial = f.partial + d.partial,
      non_compliant = f.non_compliant + d.non_compliant, done = f.done + d.done, carried = f.carried + d.carried, stale = f.stale + d.stale,
      stale_partial = f.stale_partial + d.stale_partial, stale_unproven = f.stale_unproven + d.stale_unproven, weight = f.weight + d.weight,
      assessed_weight = f.assessed_weight + d.assessed_weight, value = f.value + d.value, proven_value = f.proven_value + d.proven_value
    from (
      select r.org_id, r.assessment_id, r.section, sum(r.sign * r.controls) as controls, sum(r.sign * r.applicable) as applicable,
        sum(r.sign * r.assessed) as assessed, sum(r.sign * r.compliant) as compliant, sum(r.sign * r.partial) as partial,
        sum(r.sign * r.non_compliant) as non_compliant, sum(r.sign * r.done) as done, sum(r.sign * r.carried) as carried,
        sum(r.sign * r.stale) as stale, sum(r.sign * r.stale_partial) as stale_partial, sum(r.sign * r.stale_unproven) as stale_unproven,
        sum(r.sign * r.weight) as weight,
        sum(r.sign * r.assessed_weight) as assessed_weight, sum(r.sign * r.value) as value, sum(r.sign * r.proven_value) as proven_value
      from (
        select o.org_id, o.assessment_id, o.section, -1 as sign, v.* from old_rows o, figures_of_control(o) v where not o.is_parent
        union all
        select n.org_id, n.assessment_id, n.section, 1, v.* from new_rows n, figures_of_control(n) v where not n.is_parent
      ) r group by r.org_id, r.assessment_id, r.section
    ) d
    where f.org_id = d.org_id and f.assessment_id = d.assessment_id and f.section = d.section;
    if moves then
      delete from compliance_figure f using (select distinct o.org_id, o.assessment_id, o.section from old_rows o) s
      where f.org_id = s.org_id and f.assessment_id = s.assessment_id and f.section = s.section and f.controls = 0;
    end if;
  end if;
  return null;
end $$;

create or replace trigger control_assessment_figures_added after insert on control_assessment
  referencing new table as new_rows for each statement execute function keep_compliance_figures();
create or replace trigger control_assessment_figures_changed after update on control_assessment
  referencing old table as old_rows new table as new_rows for each statement execute function keep_compliance_figures();

-- What hangs on the controls of an assessment is asked for all of them at once.
create or replace function keep_assessment_of_link() returns trigger language plpgsql as $$
begin
  new.part_of_id := (select ca.assessment_id from control_assessment ca where ca.org_id = new.org_id and ca.id = new.object_id);
  return new;
end $$;

create or replace trigger evidence_link_of_control_added before insert on evidence_link
  for each row when (new.object_type = 'control_assessment') execute function keep_assessment_of_link();

-- What is kept apart when an assessment is by another version from now on: whoever answered it and what hangs on it go along.
create or replace function move_control_assessment() returns trigger language plpgsql as $$
begin
  update control_respondent set assessment_id = new.assessment_id where org_id = new.org_id and control_assessment_id = new.id;
  update evidence_link set part_of_id = new.assessment_id
    where org_id = new.org_id and object_type = 'control_assessment' and object_id = new.id;
  return null;
end $$;

create or replace trigger control_assessment_moved after update of assessment_id on control_assessment
  for each row when (old.assessment_id <> new.assessment_id) execute function move_control_assessment();
