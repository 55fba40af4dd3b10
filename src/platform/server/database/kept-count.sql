-- How many records lists have, for any kind of record. A thing says by a function `counted_<table>` of its row what a record counts
-- as, and calls `keep_counts_of`: that makes the triggers, and counts what was there before them.

-- What a statement changed in the counts is written by a function for each table, because a row of a transition table has no type of
-- its own that could tell one `counted_…` from another. One time in many it also folds the changes, so that a reader meets some 500
-- of them on average.
create or replace function keep_counts_of(counted regclass) returns void language plpgsql as $keep$
declare
  columns text := 'org_id, record, role, person_id, department_id, status, is_confidential, n';
begin
  execute format($text$
    create or replace function keep_counts_of_%1$s() returns trigger language plpgsql as $$
    declare
      written bigint;
    begin
      if tg_op = 'INSERT' then
        insert into kept_count (%2$s)
        select n.org_id, %1$L, c.role, c.person_id, c.department_id, c.status, c.is_confidential, count(*)
        from new_rows n, counted_%1$s(n) c group by 1, 2, 3, 4, 5, 6, 7;
      elsif tg_op = 'DELETE' then
        insert into kept_count (%2$s)
        select o.org_id, %1$L, c.role, c.person_id, c.department_id, c.status, c.is_confidential, -count(*)
        from old_rows o, counted_%1$s(o) c group by 1, 2, 3, 4, 5, 6, 7;
      else
        insert into kept_count (%2$s)
        select r.org_id, %1$L, r.role, r.person_id, r.department_id, r.status, r.is_confidential, sum(r.sign)
        from (
          select o.org_id, c.*, -1 as sign from old_rows o, counted_%1$s(o) c
          union all select n.org_id, c.*, 1 from new_rows n, counted_%1$s(n) c
        ) r group by 1, 2, 3, 4, 5, 6, 7 having sum(r.sign) <> 0;
      end if;
      get diagnostics written = row_count;
      if random() < written / 500.0 then
        perform fold_kept_counts(current_org());
      end if;
      return null;
    end $$;
    create or replace trigger %1$s_counts_of_new after insert on %1$s referencing new table as new_rows
      for each statement execute function keep_counts_of_%1$s();
    create or replace trigger %1$s_counts_of_changed after update on %1$s referencing old table as old_rows new table as new_rows
      for each statement execute function keep_counts_of_%1$s();
    create or replace trigger %1$s_counts_of_deleted after delete on %1$s referencing old table as old_rows
      for each statement execute function keep_counts_of_%1$s();
  $text$, counted, columns);

  -- Whoever owns the tables sees all organisations for a moment. The lock that this takes until the triggers are there for everybody
  -- leaves no write between.
  execute format('alter table kept_count no force row level security; alter table %s no force row level security', counted);
  if not exists (select from kept_count k where k.record = counted::text) then
    execute format('insert into kept_count (%2$s, is_folded)
      select r.org_id, %1$L, c.role, c.person_id, c.department_id, c.status, c.is_confidential, count(*), true
      from %1$s r, counted_%1$s(r) c group by 1, 2, 3, 4, 5, 6, 7', counted, columns);
  end if;
  execute format('alter table kept_count force row level security; alter table %s force row level security', counted);
end $keep$;

-- Adds up an organisation's changes: they go, and the sums they belong to change in their place. One folds at a time, and nobody
-- waits for it: only the folder changes sums.
create or replace function fold_kept_counts(org uuid) returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_kept_counts ' || org, 0)) then
    return;
  end if;
  with gone as (
    delete from kept_count where org_id = org and not is_folded
    returning record, role, person_id, department_id, status, is_confidential, n
  )
  insert into kept_count (org_id, record, role, person_id, department_id, status, is_confidential, n, is_folded)
  select org, record, role, person_id, department_id, status, is_confidential, sum(n), true
  from gone group by 2, 3, 4, 5, 6, 7 having sum(n) <> 0
  on conflict (org_id, record, role, coalesce(person_id, org_id), coalesce(department_id, org_id), status, is_confidential) where is_folded
  do update set n = kept_count.n + excluded.n;
  delete from kept_count where org_id = org and is_folded and n = 0;
end $$;
