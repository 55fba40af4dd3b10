import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { invitationsPerDay } from '#features/organisation/invitation/invitation.contract.ts';
import { alreadyMember } from '#features/organisation/invitation/acceptance.contract.ts';

/** An auditor's account is open for so many days at most, from the day on which that is said. */
export const mostDays = 180;
/** Auditors that one assessment may have at a time. */
export const mostAuditors = 20;

/** `invited`: has not followed the link; `lapsed`: did not in its time; `over`: the last day has passed; `ended`: before it. */
export const auditorStates = ['invited', 'lapsed', 'active', 'over', 'ended'] as const;
export type AuditorState = (typeof auditorStates)[number];

/** An external auditor of an assessment. */
export const auditor = z.object({
  id: z.uuid(),
  version: z.int(),
  email: z.string(),
  /** As they call themselves, once they have joined. */
  name: z.string().nullable(),
  state: z.enum(auditorStates),
  ends_on: day,
  invited_by: z.string().nullable(),
  last_login_at: z.iso.datetime().nullable(),
});
export type Auditor = z.infer<typeof auditor>;

export const notAnAddress = refusal('address_invalid', 400, 'email');
/** Neither a day that has passed nor one too far away. */
export const endOutOfRange = refusal('end_out_of_range', 400, 'ends_on');
export const tooManyAuditors = refusal('too_many_auditors', 422);
/** The address is asked to another assessment. */
export const auditsElsewhere = refusal('audits_elsewhere', 422, 'email');
export const auditEnded = refusal('audit_ended', 422);

export const auditorsQuery = z.strictObject(pageQuery);

const endpoint = endpointsAbout('compliance-auditor');

/** For an Admin and whoever leads the assessment; the others of it are told nothing of its auditors. */
export const listAuditors = endpoint({
  method: 'GET',
  path: '/compliance/:id/auditors/',
  access: 'user',
  params: idParams,
  response: listOf(auditor),
});
/** Mails somebody outside the organisation a link to an account that reads this assessment and nothing else, until the end of a day. Once
 *  more: a new link, and another day. */
export const inviteAuditor = endpoint({
  method: 'POST',
  path: '/compliance/:id/auditors/',
  access: 'user',
  sensitive: 'gives rights',
  params: idParams,
  body: z.strictObject({ email: z.string().max(254), ends_on: day }),
  response: oneOf(auditor),
  refusals: [notAnAddress, endOutOfRange, tooManyAuditors, auditsElsewhere, alreadyMember, invitationsPerDay],
});
/** Another last day: later, or sooner. */
export const changeAuditor = endpoint({
  method: 'PATCH',
  path: '/compliance/auditor/:id/',
  access: 'user',
  sensitive: 'gives rights',
  params: idParams,
  body: z.strictObject({ version, ends_on: day }),
  response: oneOf(auditor),
  refusals: [endOutOfRange, auditEnded],
});
/** Shuts the account now: its sessions end with it. */
export const endAuditor = endpoint({
  method: 'POST',
  path: '/compliance/auditor/:id/end/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(auditor),
  refusals: [auditEnded],
});

/** Every external auditor, with what they audit. */
export const listAllAuditors = endpoint({
  method: 'GET',
  path: '/compliance/auditor/',
  access: 'admin',
  query: auditorsQuery,
  response: pageOf(
    auditor.extend({
      assessment: z.object({
        id: z.uuid(),
        ref: z.string(),
        name: z.string(),
        standard: standardKey,
      }),
    }),
  ),
});
