import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import { taskParents } from '#app/task-parents.ts';
import { addList } from '#features/board/board/server/board-list.service.ts';
import { makeBoard, subscribe } from '#features/board/board/server/shared/board.service.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { commentedCards } from '#features/board/card/server/card-comment.queries.ts';
import { moveCard } from '#features/board/card/server/card-move.service.ts';
import { cardsOf } from '#features/board/card/server/card-record.service.ts';
import { addCard, archiveCard } from '#features/board/card/server/card.service.ts';
import { addComment } from '#features/collaboration/comment/server/shared/comment.service.ts';
import type { Cast } from '../demo-cast.ts';
import { idOf } from '../demo-records.ts';
import { as, daysBefore, type Step } from '../demo-steps.ts';
import {
  itTeam,
  planIdeas,
  planLabels,
  planLists,
  weekCards,
  weekLabels,
  weekLists,
  type DemoCard,
} from './demo-cards.ts';

interface Known {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  now: Date;
}
/** A board once it is made: its lists and labels by their names. */
interface Made {
  board: Board;
}

const cards = cardsOf(taskParents);
const plan = 'Restore exercises twice a year';

const named = (parts: readonly { id: string; name: string }[], name: string): string =>
  parts.find((part) => part.name === name)?.id ?? missing(name);

function missing(name: string): never {
  throw new Error(`the board of the demo has no "${name}"`);
}

interface NewBoard {
  name: string;
  description: string;
  colour: 'teal' | 'blue';
  lists: readonly {
    name: string;
    task_status?: 'todo' | 'in_progress' | 'in_review' | 'done';
    wip_limit?: number;
  }[];
  labels: Readonly<Record<string, 'red' | 'orange' | 'blue' | 'teal' | 'purple'>>;
}

/** Makes a board of the IT team that its department sees, with its lists and labels; who leads it hears of what happens there. */
async function addDemoBoard(db: TenantDb, { cast, departments }: Known, made: NewBoard): Promise<Board> {
  const idsOf = (people: readonly string[]) => people.map((one) => cast.person(one).id);
  const call = as(db, cast.person(itTeam.admin));
  const { name, description, colour, lists, labels } = made;
  const ofIt = {
    visibility: 'department',
    department_id: departments.get('Information Technology') ?? missing('Information Technology'),
    member_ids: idsOf(itTeam.members),
    viewer_ids: idsOf(itTeam.viewers),
  } as const;
  const labelled = Object.entries(labels).map(([label, its]) => ({ name: label, colour: its }));
  const { id } = await makeBoard(call, { name, description, colour, ...ofIt }, labelled);
  let board: Board | undefined;
  for (const list of lists) board = await addList(call, id, list);
  await subscribe(call, id, { subscribed: true });
  return board ?? missing('list');
}

/** A card of its own: written, said something about, moved on and put away on its days. */
function life(card: DemoCard, made: Made, { cast, now }: Known): Step[] {
  const {
    title,
    description,
    list,
    age,
    due,
    people = [],
    labels = [],
    steps = [],
    goesTo = [],
    comments = [],
  } = card;
  const worker = cast.person(people[0] ?? itTeam.admin);
  let row = { id: '', version: 0 };
  const at = (share: number, does: (db: TenantDb) => Promise<unknown>): Step => ({
    daysAgo: age * share,
    does,
  });
  const share = (place: number, of: number) => 0.8 - (0.7 * place) / of;
  const added = at(1, async (db) => {
    row = await addCard(cards, as(db, cast.person(itTeam.admin)), made.board.id, {
      title,
      description,
      list_id: named(made.board.lists, list),
      due_on: due === undefined ? undefined : today(daysBefore(now, -due), 'UTC'),
      member_ids: people.map((one) => cast.person(one).id),
      label_ids: labels.map((one) => named(made.board.labels, one)),
      checklists:
        steps.length === 0
          ? undefined
          : [{ name: 'Steps', items: steps.map(([text, done]) => ({ text, done })) }],
    });
  });
  const said = comments.map(([who, body], place) =>
    at(share(place, comments.length), (db) =>
      addComment(as(db, cast.person(who)), commentedCards, row.id, { body }),
    ),
  );
  const moved = goesTo.map((next, place) =>
    at(share(place, goesTo.length + 1), async (db) => {
      const list_id = named(made.board.lists, next);
      const params = { board_id: made.board.id, id: row.id };
      row = await moveCard(cards, as(db, worker), params, { version: row.version, list_id });
    }),
  );
  const putAway = at(0.05, async (db) => {
    row = await archiveCard(cards)(as(db, worker), row.id, { version: row.version });
  });
  return [added, ...said, ...moved, ...(card.isArchived ? [putAway] : [])];
}

/** The tasks of a plan as cards, each where it stands. */
async function addTasksOf(db: TenantDb, { cast }: Known, { id, lists }: Board): Promise<void> {
  const tasks = await db.query<{ id: string }>(sql`select t.id from task t
    where t.org_id = ${db.org_id} and t.parent_kind = 'cip' and t.parent_id = ${await idOf(db, 'plan', plan)} order by t.ref_sort`);
  const call = as(db, cast.person(itTeam.admin));
  for (const task of tasks)
    await addCard(cards, call, id, { task_id: task.id, list_id: named(lists, 'To do') });
}

/** A board of the running plan with its tasks, and one of the IT team's week. */
export function boardSteps(known: Known): Step[] {
  const [ofPlan, ofWeek] = [{} as Made, {} as Made];
  const begun: Step = {
    daysAgo: 30,
    does: async (db) => {
      ofPlan.board = await addDemoBoard(db, known, {
        name: plan,
        description: 'Where the restore exercises stand. Each card that is a task is one of the plan.',
        colour: 'teal',
        lists: planLists,
        labels: planLabels,
      });
      await addTasksOf(db, known, ofPlan.board);
    },
  };
  const week: Step = {
    daysAgo: 15,
    does: async (db) => {
      ofWeek.board = await addDemoBoard(db, known, {
        name: 'IT this week',
        description: 'What the IT team does this week. Whoever needs something speaks to Tomas.',
        colour: 'blue',
        lists: weekLists,
        labels: weekLabels,
      });
    },
  };
  return [
    begun,
    week,
    ...planIdeas.flatMap((card) => life(card, ofPlan, known)),
    ...weekCards.flatMap((card) => life(card, ofWeek, known)),
  ];
}
