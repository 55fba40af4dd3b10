create or replace trigger evidence_search before insert or update of ref, name on evidence
  for each row execute function keep_search_text('name');

-- What the list counts: a piece of evidence by its owner, and by others whom it names.
create or replace function counted_evidence(r evidence)
returns table (role text, person_id uuid, department_id uuid, status text, is_confidential boolean) language sql stable parallel safe as $$
  select c.role, c.person_id, r.department_id, r.status, r.confidential
  from (
    values ('any', null::uuid), ('owner', r.owner_id)
    union select 'named', p from unnest(array[r.reviewer_id, r.submitted_by, r.created_by]) p where p <> r.owner_id
  ) c (role, person_id) where r.deleted_at is null
$$;
select keep_counts_of('evidence');
