import { isMailAddress, normalAddress } from '#platform/contract/plain-text/mail-address.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { actsFor } from '#platform/contract/deciding.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { endSessionsOf } from '#features/identity/session/server/shared/session-end.queries.ts';
import {
  changeInvitedAuditor,
  inviteAuditor as mailAuditor,
  revokeInvitedAuditor,
} from '#features/organisation/invitation/server/shared/auditor-invitation.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import * as contract from '../auditor.contract.ts';
import * as queries from './auditor.queries.ts';

const shown = (stored: queries.StoredAuditor): contract.Auditor => {
  const { id, version, email, name, state, ends_on, invited_by, last_login_at } = stored;
  return { id, version, email, name, state, ends_on, invited_by, last_login_at };
};

/** The assessment, for an Admin or whoever leads it; not there for those who do not see it. */
async function ledAssessment(call: Call, id: string): Promise<StoredAssessment> {
  const { actor } = call;
  const found = await complianceAssessments.expect(call, id);
  if (found.deleted_at !== null) refuse(notFound);
  if (actor.type !== 'Admin' && !actsFor(actor, found.lead_id)) refuse(forbidden);
  return found;
}

export async function listAuditors(call: Call, id: string): Promise<contract.Auditor[]> {
  await ledAssessment(call, id);
  return (await queries.auditorsOf(call.db, id)).map(shown);
}

/** The last day as it is stored; refused unless it is one from today on, and near enough. */
async function untilOf({ db, actor }: Call, ends_on: string): Promise<queries.Until> {
  const first = today(db.now, actor.timezone);
  if (ends_on < first || ends_on > daysLater(first, contract.mostDays))
    refuse(contract.endOutOfRange, { values: { most: String(contract.mostDays) } });
  return { ends_on, access_ends_at: await queries.endOf(db, ends_on, actor.timezone) };
}

const objectsOf = (id: string, email: string, assessment: { id: string; ref: string }) => [
  { type: 'compliance_auditor', id, ref: email },
  { type: 'compliance_assessment', id: assessment.id, ref: assessment.ref },
];

/** Invites an auditor, or mails a new link to one who has not followed theirs. */
export async function inviteAuditor(
  call: Call,
  outbox: Outbox,
  id: string,
  body: Body<typeof contract.inviteAuditor>,
): Promise<contract.Auditor> {
  const { db, actor, by } = call;
  const assessment = await ledAssessment(call, id);
  const email = normalAddress(body.email);
  if (!isMailAddress(email)) refuse(contract.notAnAddress);
  const until = await untilOf(call, body.ends_on);
  // Takes the turn at invitations: of two who invite at once, the second sees what the first did.
  await mailAuditor(call, outbox, {
    email,
    access_ends_at: until.access_ends_at,
    assessment: assessment.name,
  });
  const open = await queries.openAuditorOf(db, email);
  const isSame = open?.assessment_id === id;
  if (open !== undefined && !isSame && !open.is_over) refuse(contract.auditsElsewhere);
  if (open !== undefined && !isSame) await queries.writeEnded(db, actor.id, open.id);
  if ((await queries.countOpen(db, id)) >= contract.mostAuditors && !isSame)
    refuse(contract.tooManyAuditors, { values: { most: String(contract.mostAuditors) } });
  if (isSame) await queries.writeUntil(db, actor.id, open.id, until);
  const auditor = isSame
    ? open.id
    : await queries.addAuditor(db, actor.id, { assessment: id, email, ...until });
  record(db, by, {
    action: 'compliance.auditor_invited',
    objects: objectsOf(auditor, email, assessment),
    changes: [{ field: 'ends_on', old: null, new: until.ends_on, object_id: auditor }],
    note: email,
  });
  return shown((await queries.findAuditor(db, auditor)) ?? refuse(notFound));
}

/** One who is still let in or asked, locked, with the assessment; for whoever may decide about it. */
async function openOne(call: Call, id: string, version: number) {
  const before = (await queries.findAuditor(call.db, id, { toChange: true })) ?? refuse(notFound);
  const assessment = await ledAssessment(call, before.assessment_id);
  expectVersion(shown(before), version);
  if (before.state === 'ended') refuse(contract.auditEnded);
  return { before, assessment };
}

export async function changeAuditor(
  call: Call,
  id: string,
  { version, ends_on }: Body<typeof contract.changeAuditor>,
): Promise<contract.Auditor> {
  const { db, actor, by } = call;
  const { before, assessment } = await openOne(call, id, version);
  const until = await untilOf(call, ends_on);
  await queries.writeUntil(db, actor.id, id, until);
  if (before.person_id === null) await changeInvitedAuditor(db, before.email, until.access_ends_at);
  record(db, by, {
    action: 'compliance.auditor_changed',
    objects: objectsOf(id, before.email, assessment),
    changes: [{ field: 'ends_on', old: before.ends_on, new: ends_on }],
    note: before.email,
  });
  return shown((await queries.findAuditor(db, id)) ?? refuse(notFound));
}

export async function endAuditor(
  call: Call,
  id: string,
  { version }: Body<typeof contract.endAuditor>,
): Promise<contract.Auditor> {
  const { db, actor, by } = call;
  const { before, assessment } = await openOne(call, id, version);
  await queries.writeEnded(db, actor.id, id);
  if (before.person_id === null) await revokeInvitedAuditor(db, before.email);
  else await endSessionsOf(db, before.person_id, 'all');
  record(db, by, {
    action: 'compliance.auditor_ended',
    objects: objectsOf(id, before.email, assessment),
    note: before.email,
  });
  return shown((await queries.findAuditor(db, id)) ?? refuse(notFound));
}
