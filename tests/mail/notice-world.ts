import { dueSources } from '#app/due-sources.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { tellOfDue } from '#features/collaboration/notification/server/due-notice.jobs.ts';
import { changeMember, readMember } from '#features/identity/member/member.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

/** What the hourly round tells at a moment; as often as it comes. */
export async function goesRound({ database, orgId }: World, now: Date, times = 1): Promise<void> {
  for (let round = 0; round < times; round++)
    await database.inOrganisation(orgId, { now }, (db) => tellOfDue(dueSources)(db, 100));
}

/** What somebody was told of a kind, the newest first. */
export const told = async (who: Caller, kind: string): Promise<string[]> =>
  (await who.calls(listNotices, { query: { kind: kind as 'overdue' } })).data.map(({ title }) => title);

/** Everything that somebody was told: kind, sentence and where it leads, the newest first. */
export const allTold = async (who: Caller): Promise<string[]> =>
  (await who.calls(listNotices, { query: { limit: '200' } })).data.map(
    ({ kind, title, link }) => `${kind}: ${title} (${link})`,
  );

/** What waits for somebody: the group, the kind and the record, in their order. */
export const waitsFor = async (who: Caller): Promise<string[]> => {
  const { groups } = (await who.calls(readWork)).data;
  return groups.flatMap(({ group, items }) => items.map(({ kind, ref }) => `${group}: ${kind} ${ref}`));
};

/** What people call somebody. */
export async function nameOf(who: Caller): Promise<string> {
  const { user } = (await who.calls(readOwnData)).data;
  return `${user.first_name} ${user.last_name}`;
}

/** An Admin leaves somebody only the use of the product: as a User they decide nothing. */
export async function becomesUser(admin: Caller, { id }: Caller): Promise<void> {
  const { version } = (await admin.calls(readMember, { params: { id } })).data;
  await admin.calls(changeMember, { params: { id }, body: { version, type: 'User' } });
}
