import { inviteAuditor, type Auditor } from '#features/compliance/auditor/auditor.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { accepts, newPassword, secretOf } from '#tests/accounts/invitation-world.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

let made = 0;
/** An address outside the organisation that nobody has. */
export const outsideAddress = (): string =>
  `auditor-${++made}-${crypto.randomUUID().slice(0, 8)}@audit.example`;

export const asked = async (
  who: Caller,
  assessment: string,
  email: string,
  ends_on: string,
): Promise<Auditor> =>
  (await who.calls(inviteAuditor, { params: { id: assessment }, body: { email, ends_on } })).data;

/** Signs an auditor in with the password of `accepts`. */
export async function auditorSignsIn(world: World, email: string): Promise<Caller> {
  const { body } = await world.guest.sends(signIn, { body: { email, password: newPassword } });
  const [{ token, id }] = (body as { data: [{ token: string; id: string }] }).data;
  return caller(world.running, world.slug, { id, email, token });
}

/** An external auditor of an assessment, invited by the Admin, who has followed the link and signed in. */
export async function auditorOf(
  world: World,
  assessment: string,
  { ends_on = '2026-06-30', email = outsideAddress() } = {},
): Promise<Caller & { row: Auditor }> {
  const row = await asked(world.admin, assessment, email, ends_on);
  await accepts(world, await secretOf(world, email), { first_name: 'Olga', last_name: 'Outside' });
  return { ...(await auditorSignsIn(world, email)), row };
}
