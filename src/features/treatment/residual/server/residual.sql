-- What the residual rating of a risk follows from is computed anew by treatment/residual. What of it stands in the risk's own row is
-- noticed here, whoever writes it: a verb, an import, a bulk change, a department that is archived.

-- The product of numbers, to the last digit: where a value lies half way between two steps of a scale, no rounding may decide.
create or replace aggregate product (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1', combinefunc = numeric_mul, parallel = safe);

-- A value of a scale after a reduction: rounded half up, never below 1 nor above what it was.
create or replace function reduced_value(v smallint, reduction numeric) returns smallint language sql immutable parallel safe as $$
  select least(v, greatest(1, floor(v - (v - 1) * reduction + 0.5)))::smallint
$$;

-- What of a risk's own row its residual rating, its target or the appetite that holds for it follows from. What is computed from the
-- controls is none of that: computing it makes nothing due.
create or replace function residual_inputs(r risk) returns text language sql stable parallel safe as $$
  select concat_ws('|', r.status in ('closed', 'avoided'), r.deleted_at is null, coalesce(r.model_version, 0), coalesce(r.inherent_likelihood, 0),
    coalesce(r.inherent_consequence, 0), r.residual_basis, r.target_basis,
    case when r.residual_basis = 'override' then r.residual_likelihood || ':' || r.residual_consequence end,
    coalesce(r.department_id, r.org_id), coalesce(r.category_id, r.org_id))
$$;

-- Only where something may follow: a control is linked, or was; or an appetite was stated.
create or replace function note_residual_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into residual_due (org_id, id, risk_id, cause, noted_at)
    select n.org_id, gen_random_uuid(), n.id, 'rating_changed', n.updated_at from new_rows n
    where n.inherent_level is not null and exists (select from appetite a where a.org_id = n.org_id);
    return null;
  end if;
  with changed as (
    select r.org_id, r.id, max(r.at) as at, bool_or(r.is_explained) as is_explained from (
      select o.org_id, o.id, residual_inputs(o) as inputs, null::timestamptz as at, o.residual_explanation is not null as is_explained from old_rows o
      union all select n.org_id, n.id, residual_inputs(n), n.updated_at, n.residual_explanation is not null from new_rows n
    ) r group by r.org_id, r.id having min(r.inputs) <> max(r.inputs)
  )
  insert into residual_due (org_id, id, risk_id, cause, noted_at)
  select c.org_id, gen_random_uuid(), c.id, 'rating_changed', c.at from changed c
  where c.is_explained or exists (select from appetite a where a.org_id = c.org_id) or exists (select from risk_control l where l.org_id = c.org_id and l.risk_id = c.id);
  return null;
end $$;
create or replace trigger residual_due_of_new after insert on risk referencing new table as new_rows
  for each statement execute function note_residual_due();
create or replace trigger residual_due_of_changed after update on risk referencing old table as old_rows new table as new_rows
  for each statement execute function note_residual_due();
