import { record } from '#platform/server/log/activity.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { newWorld, type World } from '#tests/world/world.ts';

/** An organisation in which, on each of three days, the Admin registered a risk, somebody of the Staff changed it and a rule of the
 *  product reopened it. */
export async function worldWithActs() {
  const world = await newWorld();
  const staff = await world.person('Staff');
  const risks = [3, 4, 5].map((day) => ({ day, id: crypto.randomUUID(), ref: `R-000${day}` }));
  for (const { day, ...risk } of risks) {
    const objects = { type: 'risk', ...risk };
    const now = new Date(`2027-03-0${day}T10:00:00.000Z`);
    await world.database.inOrganisation(world.orgId, { now }, async (db) => {
      record(db, { id: world.admin.id, name: 'Ada Admin' }, { action: 'risk.registered', objects });
      const changes = [{ field: 'title', old: `Risk of day ${day}`, new: `Reworded ${day}` }];
      record(db, { id: staff.id, name: 'Staff' }, { action: 'risk.changed', objects, changes });
      record(db, undefined, { action: 'risk.reopened', objects });
    });
  }
  return { ...world, staff, ids: risks.map(({ id }) => id) as [string, string, string] };
}

/** Its acts, the latest first. */
export const logOf = async (world: World, query = {}) =>
  (await world.admin.calls(listActivity, { query: { limit: '200', ...query } })).data;
