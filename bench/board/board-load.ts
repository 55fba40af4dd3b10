import type { ClientBase } from 'pg';
import { firstRanks } from '#platform/server/database/rank.ts';
import { reference } from '../placed-query.ts';

interface BoardOrder {
  org: string;
  owners: readonly string[];
  actor: string;
  /** Numbers of its first card, and how many there are. */
  from: number;
  cards: number;
  now: Date;
}

const statuses = [null, 'todo', 'in_progress', 'done'] as const;

/** A board of four lists with so many cards, every other one a task. Runs inside a transaction whose organisation is set. Answers its id. */
export async function loadBoard(
  client: ClientBase,
  { org, owners, actor, from, cards, now }: BoardOrder,
): Promise<string> {
  const board = crypto.randomUUID();
  const at = now.toISOString();
  await client.query(
    `insert into board (org_id, id, ref, name, uri, visibility, created_at, created_by, updated_at)
      values ($1, $2, $3, 'Week of IT', 'week-of-it', 'organisation', $4, $5, $4)`,
    [org, board, `B-${9000 + cards}`, at, actor],
  );
  await client.query(
    `insert into board_member (org_id, board_id, person_id, role) select $1, $2, p, case when p = $3::uuid then 'admin' else 'member' end
      from unnest($4::uuid[]) p`,
    [org, board, actor, [actor, ...owners]],
  );
  await client.query(
    `insert into board_list (org_id, id, board_id, name, rank, task_status, created_at, created_by, updated_at)
      select $1, gen_random_uuid(), $2, 'List ' || l.n, l.rank, l.status, $3, $4, $3 from unnest($5::text[], $6::text[]) with ordinality l (rank, status, n)`,
    [org, board, at, actor, firstRanks(statuses.length), statuses],
  );
  await client.query(
    `insert into task (org_id, id, ref, title, status, created_at, created_by, updated_at)
      select $1, gen_random_uuid(), ${reference('T', 'n')}, 'Something is to be done, number ' || n, (array['todo', 'in_progress', 'done'])[1 + (n / 2) % 3], $2, $3, $2
      from generate_series($4::int, $5::int, 2) n`,
    [org, at, actor, from, from + cards - 1],
  );
  await client.query(
    `insert into task_assignee (org_id, task_id, person_id) select $1, t.id, ($2::uuid[])[1 + substr(t.ref, 3)::int % cardinality($2::uuid[])]
      from task t where t.org_id = $1 and substr(t.ref, 3)::int between $3::int and $4::int`,
    [org, owners, from, from + cards - 1],
  );
  await client.query(
    `insert into card (org_id, id, ref, board_id, list_id, rank, title, task_id, created_at, created_by, updated_at)
      select $1, gen_random_uuid(), ${reference('C', 'n.n')}, $2, l.id, n.rank, case when t.id is null then 'Somebody wrote this down, number ' || n.n end, t.id, $3, $4, $3
      from unnest($5::text[]) with ordinality r (rank, i) cross join lateral (select r.rank, ($6::int + r.i - 1)::int as n) n
        left join task t on t.org_id = $1 and substr(t.ref, 3)::int = n.n
        join board_list l on l.org_id = $1 and l.board_id = $2 and case when t.id is null then l.name = 'List ' || 1 + n.n / 2 % 4 else l.task_status = t.status end`,
    [org, board, at, actor, firstRanks(cards), from],
  );
  for (const counter of ['card_counter', 'task_counter'])
    await client.query(
      `insert into ${counter} (org_id, n) values ($1, $2) on conflict (org_id) do update set n = greatest(${counter}.n, excluded.n)`,
      [org, from + cards],
    );
  return board;
}
