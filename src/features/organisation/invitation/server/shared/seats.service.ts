import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { one } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { seatsFull } from '../../invitation.contract.ts';
import { invitedAmong } from '../invitation.queries.ts';

const takeTurn: Statement = {
  name: 'take_turn_at_seats',
  text: 'select license, seats, default_locale, timezone, slug from organisation where org_id = $1 for no key update',
};
const taken: Statement = {
  name: 'seats_taken',
  text: `select ((select count(*) from person where org_id = $1 and status = 'active')
    + (select count(*) from invitation where org_id = $1 and status = 'pending' and expires_at > $2 and type <> 'Auditor'))::int as taken`,
};

export interface SeatTurn {
  license: 'flat' | 'corporate';
  seats: number | null;
  default_locale: 'en' | 'tr' | 'ar';
  timezone: string;
  slug: string;
}

/** Whoever adds people waits for whoever does so at the same moment. Somebody who is let in again is locked before, as a trigger on
 *  people takes the organisation after them; nobody else's row is. */
export const takeTurnAtSeats = async (db: TenantDb): Promise<SeatTurn> =>
  one(await db.ask<SeatTurn>(takeTurn, [db.org_id]));

/** The active people and those whose invitation is open. An external auditor takes no seat. */
export const countTaken = async (db: TenantDb): Promise<number> =>
  one(await db.ask<{ taken: number }>(taken, [db.org_id, db.now.toISOString()])).taken;

/** Whether so many more fit beside the active people and those whose invitation is open. Counted in the turn of `takeTurnAtSeats`. */
export const hasSeats = async (
  db: TenantDb,
  { seats }: Pick<SeatTurn, 'seats'>,
  more: number,
): Promise<boolean> => seats === null || (await countTaken(db)) + more <= seats;

/** How many seats somebody of this address needs who comes in by another way than their invitation: an open one holds theirs. */
export const seatsNeededBy = async (db: TenantDb, email: string): Promise<number> =>
  (await invitedAmong(db, [email])).size > 0 ? 0 : 1;

/** Refuses (422, `seats_full` unless another refusal is given) where so many more do not fit beside the active people and those whose invitation is open.
 *  Counted in the turn of `takeTurnAtSeats`. */
export async function expectSeats(
  db: TenantDb,
  { seats }: Pick<SeatTurn, 'seats'>,
  more: number,
  refusal = seatsFull,
): Promise<void> {
  if (seats === null) return;
  const now = await countTaken(db);
  if (now + more > seats)
    refuse(refusal, { values: { seats: String(seats), free: String(Math.max(0, seats - now)) } });
}
