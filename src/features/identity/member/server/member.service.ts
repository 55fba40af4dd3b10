import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { setDepartments } from '#features/organisation/department/server/shared/membership.service.ts';
import type { changeMember as changeMemberCall, Member } from '../member.contract.ts';
import { findMember, findMemberToChange } from './member.queries.ts';
import { expectAnotherAdmin } from './shared/last-admin.service.ts';

/** What of a person an Admin decides, as the log compares it. */
const decidedOf = ({ type, org_editor, departments }: Member) => ({
  type,
  org_editor,
  departments: departments
    .map(({ department_id, access }) => ({ department_id, access }))
    .toSorted((one, other) => (one.department_id < other.department_id ? -1 : 1)),
});

export const readMember = async (db: TenantDb, id: string): Promise<Member> =>
  (await findMember(db, id)) ?? refuse(notFound);

/** Changes what somebody may do. Their next call is answered by it: rights are read with the session. */
export async function changeMember(
  { db, actor, by }: Call,
  id: string,
  { version, type, org_editor, departments }: Body<typeof changeMemberCall>,
): Promise<Member> {
  if (type !== undefined && type !== 'Admin') await expectAnotherAdmin(db, id);
  const before = (await findMemberToChange(db, id)) ?? refuse(notFound);
  expectVersion(before, version);
  if (departments !== undefined) await setDepartments(db, id, departments);
  await db.query(sql`update person set type = ${type ?? before.type}, org_editor = ${org_editor ?? before.org_editor},
      version = version + 1, updated_at = ${db.now.toISOString()}, updated_by = ${actor.id}
    where org_id = ${db.org_id} and id = ${id}`);
  const after = await readMember(db, id);
  record(db, by, {
    action: 'person.changed',
    objects: { type: 'person', id },
    changes: changesBetween(decidedOf(before), decidedOf(after)),
  });
  return after;
}
