import * as contract from '#features/board/board/board.contract.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { addLabel } from '#features/board/board/board-part.contract.ts';
import { boardWorkflow, type BoardFacts, type BoardVerb } from '#features/board/board/board.workflow.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';
import { through, type Step } from './through.ts';

/** `keeper` looks after the board: somebody who is no Admin of the organisation. */
export type BoardTeam = 'admin' | 'keeper' | 'member' | 'viewer' | 'bystander' | 'stranger';

export const teamOfBoard = (license: 'corporate' | 'flat'): Promise<Team<BoardTeam>> =>
  teamOf(license, {
    keeper: { type: 'Staff' },
    member: { type: 'User' },
    viewer: { type: 'Staff', access: 'editor' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

/** A board of Finance; of everybody where there are no departments. */
export async function boardOfTeam({ people, department_id }: Team<BoardTeam>): Promise<Board> {
  const { keeper, member, viewer } = people;
  const where =
    department_id === null
      ? { visibility: 'organisation' as const }
      : { visibility: 'department' as const, department_id };
  const body = { name: 'Week of IT', member_ids: [member.calls.id], viewer_ids: [viewer.calls.id], ...where };
  return (await keeper.calls.calls(contract.addBoard, { body })).data;
}

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

const standing =
  (...steps: Step[1][]) =>
  async (team: Team<BoardTeam>): Promise<string> => {
    const { calls } = team.people.keeper;
    return (await through(await boardOfTeam(team), ...steps.map((verb): Step => [calls, verb]))).id;
  };

export const boardSubject: Subject<BoardTeam, BoardVerb, Board, BoardFacts> = {
  workflow: boardWorkflow,
  team: teamOfBoard,
  strangers: ['stranger'],
  seesDeleted: ['keeper'],
  states: {
    active: standing(),
    archived: standing(contract.archiveBoard),
    deleted: standing(contract.deleteBoard),
  },
  statesAreApart: true,
  read: contract.readBoard,
  factsOf: (row) => ({ ...row, admin_ids: idsOf(row.admins), member_ids: idsOf(row.members) }),
  sends: {
    edit: ({ name }) => ({
      endpoint: contract.changeBoard,
      body: { name: name.endsWith('more') ? 'Week of IT' : 'Week of IT and more' },
    }),
    arrange: () => ({ endpoint: addLabel, body: { version: undefined, name: 'Urgent', colour: 'red' } }),
    archive: () => ({ endpoint: contract.archiveBoard, body: {} }),
    reopen: () => ({ endpoint: contract.reopenBoard, body: {} }),
    delete: () => ({ endpoint: contract.deleteBoard, body: {} }),
    restore: () => ({ endpoint: contract.restoreBoard, body: {} }),
  },
};
