// zod/mini: the page that accepts an invitation loads this file, and must stay light.
import * as z from 'zod/mini';
import { callerTypes } from '#platform/contract/access.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { ownChoices } from '#features/identity/person/person.contract.ts';
import {
  passwordTooCommon,
  passwordTooGuessable,
  passwordTooShort,
} from '#features/identity/password/password.contract.ts';

export const alreadyMember = refusal('already_member', 422);
/** There are fewer seats than when the invitation was sent. */
export const noSeatLeft = refusal('no_seat_left', 422);
/** No link of ours, or one that a newer mail replaced. */
export const invitationUnknown = refusal('invitation_unknown', 404);
export const invitationExpired = refusal('invitation_expired', 422);
export const invitationAccepted = refusal('invitation_accepted', 422);
export const invitationRevoked = refusal('invitation_revoked', 422);

const endpoint = endpointsAbout('invitation');

const withToken = {
  Authorization:
    'token <secret>: the secret of the mailed link, which stands in its fragment. It is never part of a path, which logs would keep.',
};

/** What a mailed link leads to, for whoever has its secret. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/user/invite/accept/',
  access: 'guest',
  headers: withToken,
  response: oneOf(
    z.object({
      organization_name: z.string(),
      invited_by: z.nullable(z.string()),
      email: z.string(),
      type: z.enum(callerTypes),
      expires_at: z.iso.datetime(),
      /** Of an external auditor: until when the account is open. */
      access_ends_at: z.nullable(z.iso.datetime()),
      /** A password may then be shorter. */
      second_factor_required: z.boolean(),
    }),
  ),
  refusals: [invitationUnknown, invitationExpired, invitationAccepted, invitationRevoked],
});

/** What somebody says of themselves who joins. */
export const joining = z.strictObject({
  ...z.pick(ownChoices, { first_name: true, last_name: true }).shape,
  password: z.string().check(z.maxLength(1024)),
});

/** Makes whoever was invited a member. Nobody is signed in by it. An account with the same address elsewhere stays what it is. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/user/invite/accept/',
  access: 'guest',
  headers: withToken,
  body: joining,
  response: oneOf(z.object({ email: z.string(), organization_name: z.string() })),
  refusals: [
    invitationUnknown,
    invitationExpired,
    invitationAccepted,
    invitationRevoked,
    alreadyMember,
    noSeatLeft,
    passwordTooShort,
    passwordTooGuessable,
    passwordTooCommon,
  ],
});
