create or replace trigger card_search before insert or update of ref, title on card
  for each row execute function keep_search_text('title');

-- The place behind another one, as platform/server/database/rank.ts makes it (compared by card-rank.test.ts).
create or replace function rank_after(last text) returns text language plpgsql immutable parallel safe as $$
declare
  digits constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  head text := left(last, 1);
  size int := case when ascii(head) >= ascii('a') then ascii(head) - ascii('a') + 1 else ascii('Z') - ascii(head) + 1 end;
  body text := substr(last, 2, size);
  digit int;
begin
  if last is null or last = '' then return 'a0'; end if;
  for i in reverse size..1 loop
    digit := strpos(digits, substr(body, i, 1));
    if digit < 62 then return head || overlay(body placing substr(digits, digit + 1, 1) from i for 1); end if;
    body := overlay(body placing '0' from i for 1);
  end loop;
  if head = 'Z' then return 'a0'; end if;
  head := chr(ascii(head) + 1);
  return head || case when ascii(head) > ascii('a') then body || '0' else left(body, -1) end;
end $$;

-- These cards, where they are tasks, go to the end of the first list that says that their tasks stand there. Where none does, or the list says so
-- already, a card stays where it is; so it does in a list that says nothing, unless its task has just changed; and one that is out of sight:
-- it was archived or deleted, or its list was removed.
create or replace function cards_follow_tasks(org uuid, cards uuid[], has_changed boolean, at timestamptz) returns void language sql as $$
  update card c set list_id = x.list_id, version = c.version + 1, updated_at = at,
      rank = rank_after((select max(o.rank) from card o where o.org_id = org and o.list_id = x.list_id and o.status = 'active' and o.deleted_at is null))
    from (select distinct on (k.id) k.id, l.id as list_id from card k
      join task t on t.org_id = k.org_id and t.id = k.task_id
      join board_list held on held.org_id = k.org_id and held.id = k.list_id and held.deleted_at is null
      join board_list l on l.org_id = k.org_id and l.board_id = k.board_id and l.deleted_at is null and l.task_status = t.status
      where k.org_id = org and k.id = any (cards) and k.status = 'active' and k.deleted_at is null
        and (held.task_status <> t.status or (held.task_status is null and has_changed))
      order by k.id, l.rank, l.id) x
    where c.org_id = org and c.id = x.id;
$$;

-- What changes a task moves its cards.
create or replace function move_cards_of_task() returns trigger language plpgsql as $$
begin
  perform cards_follow_tasks(new.org_id, array(select c.id from card c where c.org_id = new.org_id and c.task_id = new.id), true, new.updated_at);
  return null;
end $$;
create or replace trigger task_moves_cards after update of status on task
  for each row when (old.status is distinct from new.status) execute function move_cards_of_task();

-- A list that is there again, or says otherwise where its tasks stand, keeps no card whose task stands elsewhere.
create or replace function move_cards_of_list() returns trigger language plpgsql as $$
begin
  perform cards_follow_tasks(new.org_id, array(select c.id from card c where c.org_id = new.org_id and c.list_id = new.id), false, new.updated_at);
  return null;
end $$;
create or replace trigger list_moves_cards after update of deleted_at, task_status on board_list
  for each row when (new.deleted_at is null and (old.deleted_at is not null or old.task_status is distinct from new.task_status))
  execute function move_cards_of_list();
