import { readHistory, registerRisk, type NewRisk } from '#features/risk/record/risk.contract.ts';
import { newWorld, type Caller, type World } from './world.ts';

/** An organisation with a Finance team, and a risk of it. */
export async function newTeam() {
  const world = await newWorld();
  const team = {
    ...world,
    editor: await world.person('Staff', { Finance: 'editor' }),
    colleague: await world.person('Staff', { Finance: 'lead' }),
    owner: await world.person('User', { Finance: 'viewer' }),
    outsider: await world.person('Staff', { Operations: 'lead' }),
  };
  return {
    ...team,
    risk: async (by: Caller = team.editor, more: Partial<NewRisk> = {}) =>
      (
        await by.calls(registerRisk, {
          body: {
            title: 'Invoices are paid twice',
            department_id: world.departments['Finance'],
            owner_id: team.owner.id,
            ...more,
          },
        })
      ).data,
  };
}

/** The newest entry of a risk's history. */
export const lastAct = async ({ admin }: Pick<World, 'admin'>, id: string) =>
  (await admin.calls(readHistory, { params: { id } })).data[0];
