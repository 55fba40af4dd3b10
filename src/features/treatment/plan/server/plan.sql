create or replace trigger plan_search before insert or update of ref, title on plan
  for each row execute function keep_search_text('title');

-- What the list counts: a plan by its owner, and by its approver where that is somebody else.
create or replace function counted_plan(r plan)
returns table (role text, person_id uuid, department_id uuid, status text, is_confidential boolean) language sql stable parallel safe as $$
  select c.role, c.person_id, r.department_id, r.status, false
  from (values ('any', null::uuid), ('owner', r.owner_id), ('named', nullif(r.approver_id, r.owner_id))) c (role, person_id)
  where r.deleted_at is null and (c.role = 'any' or c.person_id is not null)
$$;
select keep_counts_of('plan');
