-- Which tasks are whose, of all that a board may be in step with. Of somebody's tasks those that are over get no card; one that has a card
-- keeps it.
create or replace function task_sources()
returns table (org_id uuid, task_id uuid, kind text, source_id uuid, adds boolean) language sql stable parallel safe as $$
  select t.org_id, t.id, 'plan', t.parent_id, true from task t where t.parent_kind = 'cip'
  union all select t.org_id, t.id, 'roadmap', g.assessment_id, true
    from plan_gap g join task t on t.org_id = g.org_id and t.parent_kind = 'cip' and t.parent_id = g.plan_id
  union all select t.org_id, t.id, 'assessment', k.assessment_id, true
    from control_assessment k join task t on t.org_id = k.org_id and t.parent_kind = 'compliance_control' and t.parent_id = k.id
  union all select t.org_id, t.id, w.kind, f.assessment_id, true
    from finding f join task t on t.org_id = f.org_id and t.parent_kind = 'finding' and t.parent_id = f.id
      cross join (values ('assessment'), ('findings')) w (kind)
    where f.deleted_at is null and (w.kind = 'assessment' or f.status not in ('closed', 'dismissed'))
  union all select t.org_id, t.id, w.kind, f.assessment_id, true
    from finding f join task t on t.org_id = f.org_id and t.parent_kind = 'cip' and t.parent_id = f.plan_id
      cross join (values ('assessment'), ('findings')) w (kind)
    where f.deleted_at is null and (w.kind = 'assessment' or f.status not in ('closed', 'dismissed'))
  union all select g.org_id, g.task_id, 'mine', g.person_id, not t.is_over
    from task_assignee g join task t on t.org_id = g.org_id and t.id = g.task_id
$$;

-- The cards of these tasks, as the sources of boards have it: one that no source wants any more goes, unless somebody put it there; one that is
-- wanted and not there is made, in the first list that says that its task stands there, else in the first. One that somebody took off the board
-- stays off, but on a board that has just got a source.
-- The tasks are locked first: of two who change what one of them belongs to, the later sees what the earlier did.
create or replace function cards_follow_sources(org uuid, tasks uuid[], got_source uuid default null) returns void language plpgsql as $$
declare
  at constant timestamptz := date_trunc('milliseconds', now());
  wanted record;
  last int;
begin
  perform from task t where t.org_id = org and t.id = any (tasks) order by t.id for no key update;
  update card c set deleted_at = at, version = c.version + 1, updated_at = at
    where c.org_id = org and c.task_id = any (tasks) and c.is_followed and c.deleted_at is null
      and not exists (select from task_sources() x join board_source s on s.org_id = x.org_id and s.kind = x.kind and s.source_id = x.source_id
        where x.org_id = org and x.task_id = c.task_id and s.board_id = c.board_id);
  for wanted in
    select distinct on (t.ref_sort, s.board_id) s.board_id, t.id as task_id, l.id as list_id
      from task_sources() x
      join board_source s on s.org_id = x.org_id and s.kind = x.kind and s.source_id = x.source_id
      join task t on t.org_id = x.org_id and t.id = x.task_id
      cross join lateral (select b.id from board_list b where b.org_id = org and b.board_id = s.board_id and b.deleted_at is null
        order by b.task_status is distinct from t.status, b.rank, b.id limit 1) l
      where x.org_id = org and x.task_id = any (tasks) and x.adds and t.deleted_at is null
        and not exists (select from card c where c.org_id = org and c.board_id = s.board_id and c.task_id = x.task_id
          and (c.deleted_at is null or (c.deleted_by is not null and s.board_id is distinct from got_source)))
      order by t.ref_sort, s.board_id
  loop
    if last is null then
      insert into card_counter as k (org_id, n) values (org, 0) on conflict (org_id) do update set n = k.n returning n into last;
    end if;
    last := last + 1;
    insert into card (org_id, id, ref, board_id, list_id, rank, task_id, is_followed, created_at, updated_at)
      values (org, gen_random_uuid(), 'C-' || lpad(last::text, greatest(4, length(last::text)), '0'), wanted.board_id, wanted.list_id,
        rank_after((select max(o.rank) from card o where o.org_id = org and o.list_id = wanted.list_id and o.status = 'active' and o.deleted_at is null)),
        wanted.task_id, true, at, at)
      on conflict (org_id, board_id, task_id) where task_id is not null and deleted_at is null do nothing;
  end loop;
  if last is not null then
    update card_counter set n = last where org_id = org;
  end if;
end $$;

-- The same where anything is in step at all, for triggers.
create or replace function follow_sources(org uuid, tasks uuid[]) returns void language plpgsql as $$
begin
  if exists (select from board_source s where s.org_id = org) then
    perform cards_follow_sources(org, tasks);
  end if;
end $$;

create or replace function follow_new_tasks() returns trigger language plpgsql as $$
begin
  perform follow_sources(n.org_id, array_agg(n.id)) from changed n group by n.org_id;
  return null;
end $$;
create or replace trigger new_tasks_have_cards after insert on task referencing new table as changed
  for each statement execute function follow_new_tasks();

create or replace function follow_task_again() returns trigger language plpgsql as $$
begin
  perform follow_sources(new.org_id, array[new.id]);
  return null;
end $$;
create or replace trigger restored_task_has_cards after update of status, deleted_at on task
  for each row when ((old.deleted_at is not null and new.deleted_at is null) or (old.status in ('done', 'cancelled') and new.status not in ('done', 'cancelled')))
  execute function follow_task_again();

create or replace function follow_assigned_tasks() returns trigger language plpgsql as $$
begin
  perform follow_sources(n.org_id, array_agg(distinct n.task_id)) from changed n group by n.org_id;
  return null;
end $$;
create or replace trigger assigned_tasks_have_cards after insert on task_assignee referencing new table as changed
  for each statement execute function follow_assigned_tasks();
create or replace trigger tasks_of_others_lose_cards after delete on task_assignee referencing old table as changed
  for each statement execute function follow_assigned_tasks();

create or replace function follow_plans_of_gaps() returns trigger language plpgsql as $$
begin
  perform follow_sources(t.org_id, array_agg(t.id)) from task t
    where t.parent_kind = 'cip' and (t.org_id, t.parent_id) in (select n.org_id, n.plan_id from changed n) group by t.org_id;
  return null;
end $$;
create or replace trigger planned_gaps_have_cards after insert on plan_gap referencing new table as changed
  for each statement execute function follow_plans_of_gaps();
create or replace trigger unplanned_gaps_lose_cards after delete on plan_gap referencing old table as changed
  for each statement execute function follow_plans_of_gaps();

create or replace function follow_finding() returns trigger language plpgsql as $$
begin
  perform follow_sources(new.org_id, array(select t.id from task t where t.org_id = new.org_id
    and ((t.parent_kind = 'finding' and t.parent_id = new.id) or (t.parent_kind = 'cip' and t.parent_id in (new.plan_id, old.plan_id)))));
  return null;
end $$;
create or replace trigger finding_leads_cards after update of status, plan_id, deleted_at on finding
  for each row when (new.assessment_id is not null and (old.status <> new.status or old.plan_id is distinct from new.plan_id or old.deleted_at is distinct from new.deleted_at))
  execute function follow_finding();

-- A board that had no list has one: what it is in step with comes into it.
create or replace function follow_in_first_list() returns trigger language plpgsql as $$
begin
  if not exists (select from board_list l where l.org_id = new.org_id and l.board_id = new.board_id and l.deleted_at is null and l.id <> new.id) then
    perform follow_sources(new.org_id, array(select x.task_id from board_source s join task_sources() x on x.org_id = s.org_id and x.kind = s.kind and x.source_id = s.source_id
      where s.org_id = new.org_id and s.board_id = new.board_id));
  end if;
  return null;
end $$;
create or replace trigger first_list_has_cards after insert on board_list for each row execute function follow_in_first_list();
create or replace trigger first_list_has_cards_again after update of deleted_at on board_list
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function follow_in_first_list();
