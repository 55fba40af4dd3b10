import { inviteAuditor, type Auditor } from '#features/compliance/auditor/auditor.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts';
import { accepts, newPassword, secretOf } from '#tests/accounts/invitation-world.ts';
import { controlsOf } from '#tests/compliance/compliance-world.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';
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

/** The answer to a control of an assessment. */
export const controlOf = async ({ admin }: World, assessment: string, code: string): Promise<string> =>
  (await controlsOf(admin, assessment)).get(code)?.id as string;

/** A file as evidence of a control, submitted. */
export async function proof(world: World, control: string, more: object = {}): Promise<string> {
  const { admin } = world;
  const sentFor = { purpose: 'evidence', object_type: 'control_assessment', object_id: control } as const;
  const { id: file_id } = await sendsFile(world, admin, 'policy.pdf', pdf('of the policy'), sentFor);
  const { data } = await admin.calls(createEvidence, {
    body: {
      name: 'The policy',
      kind: 'file',
      effective_from: '2026-01-01',
      links: [{ object_type: 'control_assessment', object_id: control }],
      content: { file_id },
      ...more,
    },
  });
  return data.id;
}

/** What the log says, newest first. */
export const acts = async ({ admin }: World) =>
  (await admin.calls(listActivity, { query: { limit: '200' } })).data;
