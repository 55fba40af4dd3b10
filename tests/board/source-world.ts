import type { Body } from '#platform/contract/endpoint.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { addSource, listSources, type BoardSource } from '#features/board/source/board-source.contract.ts';
import { createPlan, type Plan } from '#features/treatment/plan/plan.contract.ts';
import { addPlanTask, type Task } from '#features/treatment/task/task.contract.ts';
import { boardOf, shownOn } from '#tests/board/board-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

/** Finance with a member who decides there, and what boards are put in step with. */
export async function sourceWorld() {
  const world = await newWorld();
  const { admin, departments } = world;
  const Finance = departments['Finance'] as string;
  const member = await world.person('Staff', { Finance: 'editor' });
  return {
    world,
    admin,
    Finance,
    member,
    /** A board of everybody's. */
    boardFor: (who: Caller = member) => boardOf(who, { visibility: 'organisation' }),
    planOf: async (title: string): Promise<Plan> => {
      const control_id = await someControl(world, { department_id: Finance });
      const body = { title, control_id, department_id: Finance, owner_id: member.id };
      return (await admin.calls(createPlan, { body })).data;
    },
    inPlan: async (plan_id: string, title: string): Promise<Task> =>
      (await member.calls(addPlanTask, { body: { plan_id, title } })).data,
    /** All cards of a board, in order. */
    cardsOf: async (board: Board, who: Caller = member): Promise<string[]> =>
      Object.values(await shownOn(who, board))
        .flat()
        .toSorted(),
    sources: async (board: Board, who: Caller = member): Promise<BoardSource[]> =>
      (await who.calls(listSources, { params: { board_id: board.id } })).data,
  };
}

export const inStep = async (
  who: Caller,
  { id }: Board,
  body: Body<typeof addSource>,
): Promise<BoardSource[]> => (await who.calls(addSource, { params: { board_id: id }, body })).data;
