import { listAccountRequests } from '#features/identity/account-request/account-request.contract.ts';
import { readMember } from '#features/identity/member/member.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { directoryOf, oktaUser, patchOf, type Reply } from './scim-directory.ts';

/** Where directories say the address of somebody. */
export const workAddress = 'emails[type eq "work"].value';
/** The directory wants another address. */
export const to = (value: string, path = workAddress) => patchOf({ op: 'replace', path, value });
/** How it was answered. */
export const told = ({ status, body }: Reply) => [status, body['code']];

/** A new organisation with a directory. */
export async function directoryHere() {
  const world = await newWorld();
  return { world, ...(await directoryOf(world)) };
}
export const addressOf = async ({ admin }: World, { id }: { id: string }) =>
  (await admin.calls(readMember, { params: { id } })).data.email;
export const requestsOf = async ({ admin }: World, { id }: { id: string }) =>
  (await admin.calls(listAccountRequests, { params: { id } })).data;
export const mailedOf = async (world: World, kind: string) =>
  (await mailsOf(world)).filter((mail) => mail.kind === kind).map(({ to_address }) => to_address);
export const actsOf = async ({ admin }: World, action: string) =>
  (await admin.calls(listActivity, { query: { kind: 'person' } })).data.filter(
    (act) => act.action === action,
  );

/** Every way in which a directory says another address. */
export const ways: [what: string, said: (before: string, email: string) => ['PATCH' | 'PUT', object]][] = [
  ['of their work address', (_, email) => ['PATCH', to(email)]],
  [
    'of all their addresses',
    (_, email) => ['PATCH', patchOf({ op: 'replace', value: { emails: [{ value: email, primary: true }] } })],
  ],
  ['of their name, which the address follows', (_, email) => ['PATCH', to(email, 'userName')]],
  [
    'of the whole person',
    (before, email) => ['PUT', { ...oktaUser(before), emails: [{ value: email, primary: true }] }],
  ],
  ['of the whole person without addresses', (_, email) => ['PUT', { userName: email, active: true }]],
];
