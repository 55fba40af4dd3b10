import type { Caller, Reply } from '#tests/world/caller.ts';
import { mailedSecrets } from '#tests/mail/mailed-secret.ts';
import type { World } from '#tests/world/world.ts';
import { acceptInvitation, readInvitation } from '#features/organisation/invitation/acceptance.contract.ts';
import {
  invitePeople,
  listInvitations,
  type Invitation,
  type Invited,
} from '#features/organisation/invitation/invitation.contract.ts';

export const invites = (who: Caller, ...members: (string | Invited)[]) =>
  who.calls(invitePeople, { body: { members } });

/** The secrets that were mailed to an address, the latest first. */
export const secretsOf = ({ orgId }: World, address: string): Promise<string[]> =>
  mailedSecrets(orgId, 'invitation.sent', address);

/** The secret of the latest mail to an address. */
export const secretOf = async (world: World, address: string): Promise<string> =>
  (await secretsOf(world, address))[0] as string;

export const invitationOf = async ({ admin }: World, address: string): Promise<Invitation> =>
  (await admin.calls(listInvitations, { query: { limit: '200' } })).data.find(
    ({ email }) => email === address,
  ) as Invitation;

export const newPassword = 'harbour-lantern-42 kite';

/** Accepts as whoever has the secret. */
export const accepts = (
  { guest }: World,
  secret: string,
  more: Partial<{ first_name: string; last_name: string; password: string }> = {},
): Promise<Reply> =>
  guest.sends(
    acceptInvitation,
    { body: { first_name: 'Nadia', last_name: 'Newcomer', password: newPassword, ...more } },
    { authorization: `token ${secret}` },
  );

/** Opens the link of a mail. */
export const opens = ({ guest }: World, secret: string): Promise<Reply> =>
  guest.sends(readInvitation, {}, { authorization: `token ${secret}` });

export const codeOf = ({ status, body }: Reply): [number, string] => [
  status,
  (body as { code: string }).code,
];
