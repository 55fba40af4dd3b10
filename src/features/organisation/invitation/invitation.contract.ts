import * as z from 'zod/mini';
import { departmentAccesses, personTypes } from '#platform/contract/access.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { alreadyMember } from './acceptance.contract.ts';

/** `expired`: nobody accepted it in its time; it may be sent again. */
export const invitationStatuses = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** People that one call may invite. */
export const mostInvited = 50;

/** An address alone, or with what the person will be. Without more: a User of no department. */
const invited = z.object({
  email: z.string().check(z.maxLength(1000)),
  type: z.optional(z.enum(personTypes)),
  department_ids: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
  /** In these departments; without it an editor where the person is Staff, otherwise a viewer. */
  access: z.optional(z.enum(departmentAccesses)),
});
export type Invited = z.infer<typeof invited>;

/** The same for every address that is one, whether somebody has it here or not; an address that is none is `invalid`. */
export const invitationResult = z.object({ email: z.string(), result: z.enum(['invited', 'invalid']) });
export type InvitationResult = z.infer<typeof invitationResult>;

export const invitation = z.object({
  id: z.uuid(),
  version: z.int(),
  email: z.string(),
  type: z.enum(personTypes),
  access: z.enum(departmentAccesses),
  departments: z.array(z.object({ id: z.uuid(), name: z.string() })),
  status: z.enum(invitationStatuses),
  /** Who sent it first. */
  invited_by: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime(),
  sent_count: z.int(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

/** No more people than the organisation has seats; whoever is invited has one already. */
export const seatsFull = refusal('seats_full', 422);
/** As many mails with an invitation as an organisation may send in 24 hours. */
export const invitationsPerDay = refusal('invitations_per_day', 429);
const endpoint = endpointsAbout('invitation');

/** Mails everybody a link to join. Who is a member already is sent nothing, and who is invited already a new link: the answer is
 *  the same. All of them are invited, or nobody where there is no room. */
export const invitePeople = endpoint({
  method: 'POST',
  path: '/user/invite/',
  access: 'admin',
  sensitive: 'gives rights',
  dropsUnknown: true,
  body: z.object({
    members: z
      .array(z.union([z.string().check(z.maxLength(1000)), invited]))
      .check(z.minLength(1), z.maxLength(mostInvited)),
  }),
  response: listOf(invitationResult),
  refusals: [departmentUnknown, seatsFull, invitationsPerDay],
});

export const invitationQuery = z.strictObject({
  ...pageQuery,
  status: z.optional(z.enum(invitationStatuses)),
});

/** The invitations of the last months, the latest first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/user/invite/',
  access: 'admin',
  query: invitationQuery,
  response: pageOf(invitation),
});

/** Mails a new link, which replaces the one before; also of an invitation that has expired. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/user/invite/:id/resend/',
  access: 'admin',
  sensitive: 'gives rights',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(invitation),
  refusals: [seatsFull, invitationsPerDay, alreadyMember],
});

/** Takes an invitation back: its link opens nothing any more. */
export const revokeInvitation = endpoint({
  method: 'POST',
  path: '/user/invite/:id/revoke/',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(invitation),
});
