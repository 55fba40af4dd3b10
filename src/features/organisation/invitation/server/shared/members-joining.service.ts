import type { MembersJoining } from '#features/identity/single-sign-on/server/shared/external-identity.service.ts';
import { endInvitationsTo } from './invitation-end.service.ts';
import { hasSeats, seatsNeededBy, takeTurnAtSeats } from './seats.service.ts';

/** What holds for whoever a provider makes a member. */
export const membersJoining: MembersJoining = {
  async hasSeat(db, email) {
    const turn = await takeTurnAtSeats(db);
    return hasSeats(db, turn, await seatsNeededBy(db, email));
  },
  joined: (call, email) => endInvitationsTo(call, [email]),
};
