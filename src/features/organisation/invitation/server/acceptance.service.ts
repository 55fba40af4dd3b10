import { sql } from 'drizzle-orm';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { EarlyRows } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { RequestFacts, WithoutTransaction } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import {
  expectGoodPassword,
  hashPassword,
} from '#features/identity/password/server/shared/password-hash.service.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import { setDepartments } from '#features/organisation/department/server/shared/membership.service.ts';
import type { InvitationStatus } from '../invitation.contract.ts';
import * as contract from '../acceptance.contract.ts';
import {
  invitationOfLink,
  invitationOfLinkToChange,
  membersAmong,
  type InvitationOfLink,
} from './invitation.queries.ts';
import { objectOf } from './invitation.service.ts';
import { expectNoAccount, openAuditor, type AuditorsJoining } from './shared/auditor-invitation.service.ts';
import { expectSeats, takeTurnAtSeats } from './shared/seats.service.ts';
import { rowsAs } from '#platform/server/database/database.ts';

const closed: Record<Exclude<InvitationStatus, 'pending'>, Refusal> = {
  accepted: contract.invitationAccepted,
  expired: contract.invitationExpired,
  revoked: contract.invitationRevoked,
};

/** The hash of the secret that the caller holds (decision 80); of no secret it is one that no invitation has. */
const hashFrom = ({ header }: RequestFacts): string =>
  hashOfSecret(/^(?:token|bearer) ([\w-]{43})$/i.exec(header('authorization') ?? '')?.[1] ?? '');

/** The invitation that was found, while it is open; everybody who has its link may know what became of it. */
function openOf(rows: EarlyRows[number] | undefined): InvitationOfLink {
  const [found] = rowsAs<InvitationOfLink>(rows);
  if (found === undefined) return refuse(contract.invitationUnknown);
  if (found.status !== 'pending') return refuse(closed[found.status]);
  return found;
}

/** What a link leads to. */
export async function readInvitation({
  asks,
  request,
  now,
  org,
}: WithoutTransaction<typeof contract.readInvitation>) {
  const values = [org.id, hashFrom(request), now.toISOString()];
  const [rows] = await asks([{ statement: invitationOfLink, values }]);
  const { organization_name, invited_by, email, type, expires_at, access_ends_at, second_factor_required } =
    openOf(rows);
  return { organization_name, invited_by, email, type, expires_at, access_ends_at, second_factor_required };
}

/** Makes the holder of a link a member, or an external auditor, once. The password is looked at and hashed before anything is locked. */
export const acceptInvitation =
  (auditors: AuditorsJoining) =>
  async ({
    asks,
    inside,
    body,
    request,
    language,
    now,
    org,
  }: WithoutTransaction<typeof contract.acceptInvitation>) => {
    const { first_name, last_name, password } = body;
    const values = [org.id, hashFrom(request), now.toISOString()];
    const [rows] = await asks([{ statement: invitationOfLink, values }]);
    const { email, organization_name, second_factor_required } = openOf(rows);
    expectGoodPassword(password, {
      names: [first_name, last_name, email.split('@')[0] ?? '', organization_name, org.slug],
      isFactorRequired: second_factor_required,
    });
    const password_hash = await hashPassword(password);
    return inside({}, async ({ db, by }) => {
      const turn = await takeTurnAtSeats(db);
      const found = openOf(await db.ask(invitationOfLinkToChange, values));
      const { type, access, department_ids, access_ends_at } = found;
      const who = { ...by, type, name: `${first_name} ${last_name}` };
      const own = { email: found.email, first_name, last_name, locale: language, password_hash };
      // External auditors, and nobody else, are asked until a day.
      if (access_ends_at !== null) await expectNoAccount(db, found.email);
      else if ((await membersAmong(db, [found.email])).size > 0) refuse(contract.alreadyMember);
      // Their invitation holds the seat: it is missing where there are fewer seats by now.
      else await expectSeats(db, turn, 0, contract.noSeatLeft);
      const id =
        access_ends_at === null
          ? await createPerson({ db, by: who }, { ...own, type })
          : await openAuditor({ db, by: who }, own, access_ends_at);
      if (access_ends_at !== null) await auditors.joined(db, found.email, id);
      await setDepartments(
        db,
        id,
        department_ids.map((department_id) => ({ department_id, access })),
      );
      await db.query(sql`update invitation i set status = 'accepted', version = version + 1,
        updated_at = ${db.now.toISOString()}, updated_by = ${id}
      where i.org_id = ${db.org_id} and i.id = ${found.id}`);
      record(
        db,
        { ...who, id },
        {
          action: 'invitation.accepted',
          objects: [objectOf(found), { type: 'person', id }],
          changes: [
            { field: 'status', old: 'pending', new: 'accepted', object_id: found.id },
            { field: 'type', old: null, new: type, object_id: id },
            ...department_ids.map((one) => ({ field: 'department', old: null, new: one, object_id: id })),
          ],
        },
      );
      return { email: found.email, organization_name: found.organization_name };
    });
  };
