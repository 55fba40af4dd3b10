import type { Database, Statement, TenantDb } from '#platform/server/database/database.ts';
import { record, type By } from '#platform/server/log/activity.ts';
import { countTaken, takeTurnAtSeats } from './shared/seats.service.ts';

/** How many people an organisation may have (null: as many as it likes), and how many it has: the active ones and those invited. */
export interface Seats {
  seats: number | null;
  taken: number;
}

const writeSeats: Statement = {
  name: 'write_seats',
  text: 'update organisation set seats = $2, version = version + 1 where org_id = $1',
};

/** In the turn of whoever adds people. */
async function seatsOf(db: TenantDb): Promise<Seats> {
  const { seats } = await takeTurnAtSeats(db);
  return { seats, taken: await countTaken(db) };
}

type Homes = Pick<Database, 'inOrganisation'>;

export const readSeats = (homes: Homes, orgId: string): Promise<Seats> =>
  homes.inOrganisation(orgId, { unrecorded: true }, seatsOf);

/** Changes how many people an organisation may have, as an act of whoever runs the product. With fewer than there are, nobody goes;
 *  nobody comes either until there is room. */
export const changeSeats = (homes: Homes, orgId: string, seats: number | null, by: By): Promise<Seats> =>
  homes.inOrganisation(orgId, {}, async (db) => {
    const before = await seatsOf(db);
    await db.ask(writeSeats, [db.org_id, seats]);
    record(db, by, {
      action: 'organisation.seats_changed',
      objects: { type: 'organisation', id: orgId },
      changes: [{ field: 'seats', old: before.seats, new: seats }],
    });
    return { ...before, seats };
  });
