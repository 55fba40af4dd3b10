create or replace trigger control_search before insert or update of ref, title on control
  for each row execute function keep_search_text('title');

-- What the catalogue counts: a control by its owner.
create or replace function counted_control(r control)
returns table (role text, person_id uuid, department_id uuid, status text, is_confidential boolean) language sql stable parallel safe as $$
  select c.role, c.person_id, r.department_id, r.status, false
  from (values ('any', null::uuid), ('owner', r.owner_id)) c (role, person_id) where r.deleted_at is null
$$;
select keep_counts_of('control');
