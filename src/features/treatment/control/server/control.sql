-- Reference and title as the catalogue searches them: folded when they are written, because folding is what costs.
create or replace function keep_control_search() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.ref || ' ' || new.title);
  return new;
end $$;

create or replace trigger control_search before insert or update of ref, title on control
  for each row execute function keep_control_search();

-- What the catalogue counts: a control by its owner.
create or replace function counted_control(r control)
returns table (role text, person_id uuid, department_id uuid, status text, is_confidential boolean) language sql stable parallel safe as $$
  select c.role, c.person_id, r.department_id, r.status, false
  from (values ('any', null::uuid), ('owner', r.owner_id)) c (role, person_id) where r.deleted_at is null
$$;
select keep_counts_of('control');
