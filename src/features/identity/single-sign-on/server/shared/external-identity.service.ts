import { isMailAddress, normalAddress } from '#platform/contract/plain-text/mail-address.ts';
import type { CallerType } from '#platform/contract/access.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { requestLapsed } from '#features/identity/account-request/account-request.contract.ts';
import {
  dropRequest,
  type StoredRequest,
} from '#features/identity/account-request/server/shared/account-request.queries.ts';
import { askAdmins } from '#features/identity/account-request/server/shared/account-request.service.ts';
import { hashOfNoPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import {
  departmentsAmong,
  setDepartments,
} from '#features/organisation/department/server/shared/membership.service.ts';
import type { ExternalFailure } from '../../external-sign-in.contract.ts';
import { ssoIdentityTable } from '../single-sign-on.table.ts';
import { connectionToChange, issuerOf, type ConnectionRow } from './connection.queries.ts';

/** Who somebody is, as their provider says and has proved. */
export interface ExternalIdentity {
  /** What the provider calls them for good: an address may be given to somebody else. */
  subject: string;
  email: string;
  first_name: string | undefined;
  last_name: string | undefined;
}

/** What holds for whoever becomes a member: said by the thing that counts seats and sends invitations. */
export interface MembersJoining {
  /** Whether one more fits, of this address; whoever adds people at the same moment waits. */
  hasSeat(db: TenantDb, email: string): Promise<boolean>;
  /** Somebody of this address became a member by another way than an invitation. */
  joined(call: Pick<Call, 'db' | 'by'>, email: string): Promise<void>;
}

interface Found {
  id: string;
  name: string;
  email: string;
  type: CallerType;
  status: 'active' | 'external' | 'deactivated';
  is_linked: boolean;
}
type Outcome = { person: string } | { failure: ExternalFailure; person?: string };

const person = `p.id, p.first_name || ' ' || p.last_name as name, p.email, p.type, p.status`;
const personOfSubject: Statement = {
  name: 'person_of_subject',
  text: `select ${person}, true as is_linked from sso_identity i
    join person p on p.org_id = i.org_id and p.id = i.person_id
    where i.org_id = $1 and i.issuer = $2 and i.subject = $3`,
};
const personOfAddress: Statement = {
  name: 'person_of_address',
  text: `select ${person}, exists (select from sso_identity i
      where i.org_id = $1 and i.person_id = p.id and i.issuer = $3) as is_linked
    from person p where p.org_id = $1 and p.email = $2`,
};

const linkInTheWay: Statement = {
  name: 'sso_link_in_the_way',
  text: `select from sso_identity where org_id = $1 and issuer = $2 and (subject = $3 or person_id = $4)`,
};

/** The person that an identity belongs to. One that is known is who they were the last time, whatever their address
 *  says. An unknown one is linked to somebody whom an Admin made a member under this very address, if the address is of a verified
 *  domain of this connection and nobody else of this provider has it; where the connection says so, whoever is no member becomes
 *  one. An address alone never does: its domain must be the organisation's own, and the account of an Admin is linked by an Admin. */
export async function personOfIdentity(
  call: Pick<Call, 'db' | 'by'>,
  connection: ConnectionRow,
  identity: ExternalIdentity,
  joining: MembersJoining,
): Promise<Outcome> {
  const { db } = call;
  const issuer = issuerOf(connection.settings);
  const bySubject = () => db.ask<Found>(personOfSubject, [db.org_id, issuer, identity.subject]);
  const [known] = await bySubject();
  if (known !== undefined) return outcomeOf(known);
  const email = normalAddress(identity.email);
  if (!isMailAddress(email) || !connection.domains.includes(mailDomainOf(email)))
    return { failure: 'not_invited' };
  // Of two first sign-ins at once, the second finds what the first one made.
  await db.ask(connectionToChange, [db.org_id]);
  const [meanwhile] = await bySubject();
  if (meanwhile !== undefined) return outcomeOf(meanwhile);
  const [member] = await db.ask<Found>(personOfAddress, [db.org_id, email, issuer]);
  // An external auditor is no member, and no provider's to let in.
  if (member !== undefined && member.status !== 'active') return outcomeOf(member);
  if (member?.is_linked) return { failure: 'linked_otherwise', person: member.id };
  if (member?.type === 'Admin') {
    const { subject } = identity;
    await askAdmins(call, member, { kind: 'link', email, issuer, subject, asked_by: connection.name });
    return { failure: 'not_confirmed', person: member.id };
  }
  if (member === undefined && !connection.is_just_in_time) return { failure: 'not_invited' };
  if (member === undefined && !(await joining.hasSeat(db, email))) return { failure: 'no_seat' };
  const id = member?.id ?? (await addMember(call, connection, { ...identity, email }, joining));
  await link(call, connection, { id, issuer, subject: identity.subject });
  return { person: id };
}

const outcomeOf = ({ id, status }: Found): Outcome =>
  status === 'active' ? { person: id } : { failure: 'deactivated', person: id };

/** Links the account of an Admin, as an Admin confirmed it. */
export async function linkAsAsked(
  call: Call,
  { person_id: id, issuer, subject }: StoredRequest,
): Promise<void> {
  const { db } = call;
  const [connection] = await db.ask<ConnectionRow>(connectionToChange, [db.org_id]);
  const isOfConnection =
    connection !== undefined &&
    issuer !== null &&
    subject !== null &&
    issuerOf(connection.settings) === issuer;
  if (!isOfConnection) return refuse(requestLapsed);
  const [taken] = await db.ask(linkInTheWay, [db.org_id, issuer, subject, id]);
  if (taken !== undefined) refuse(requestLapsed);
  await link(call, connection, { id, issuer, subject });
}

async function link(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { name }: Pick<ConnectionRow, 'name'>,
  { id, issuer, subject }: { id: string; issuer: string; subject: string },
): Promise<void> {
  await db
    .insert(ssoIdentityTable)
    .values({ id: newId(db.now), person_id: id, issuer, subject, created_at: db.now.toISOString() });
  // Whoever was an Admin when it was asked for, and is none any more.
  await dropRequest(db, id, 'link');
  record(db, by, { action: 'person.linked', objects: { type: 'person', id }, note: name });
}

async function addMember(
  call: Pick<Call, 'db' | 'by'>,
  { first_type, first_department_ids, name }: ConnectionRow,
  { email, first_name, last_name }: ExternalIdentity,
  joining: MembersJoining,
): Promise<string> {
  const account = cutText(email.slice(0, email.lastIndexOf('@')), 80);
  const id = await createPerson(call, {
    email,
    first_name: nameOr(first_name, account),
    last_name: nameOr(last_name, name),
    type: first_type,
    password_hash: await hashOfNoPassword(),
  });
  const access = first_type === 'Staff' ? ('editor' as const) : ('viewer' as const);
  await joining.joined(call, email);
  // One that was removed meanwhile keeps nobody out.
  const there = await departmentsAmong(call.db, first_department_ids);
  await setDepartments(
    call.db,
    id,
    [...there].map((department_id) => ({ department_id, access })),
  );
  return id;
}

/** A name as the product keeps names, or something that is one. */
function nameOr(given: string | undefined, otherwise: string): string {
  const name = cutText((given ?? '').trim(), 80);
  return name !== '' && isReadableLine(name) ? name : otherwise;
}
