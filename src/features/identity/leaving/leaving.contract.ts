import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { seatsFull } from '#features/organisation/invitation/invitation.contract.ts';
import { lastAdmin } from '#features/identity/member/member.contract.ts';

/** What somebody holds of one kind, and where. */
export const heldKind = z.object({
  /** `risk_owner` */
  kind: z.string(),
  /** In the caller's language. */
  name: z.string(),
  count: z.int(),
  /** By the department of the things; null is the whole organisation. */
  departments: z.array(
    z.object({ id: z.nullable(z.uuid()), name: z.nullable(z.string()), count: z.int().check(z.gte(1)) }),
  ),
});
export type HeldKind = z.infer<typeof heldKind>;

/** A member as far as leaving is concerned. */
export const leaver = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  status: z.enum(['active', 'deactivated']),
});
export type Leaver = z.infer<typeof leaver>;

/** Everything open that names somebody; kinds of which they hold nothing are left out. */
export const holdings = z.object({ person: leaver, held: z.array(heldKind) });
export type Holdings = z.infer<typeof holdings>;

/** Who gets what: things of this kind, or of every kind; of this department (null: of the whole organisation), or of every one.
 *  Of several rules that fit a thing the narrower one counts, kind before department, and of those as narrow the first. */
export const handoverRule = z.strictObject({
  kind: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  department_id: z.optional(z.nullable(z.uuid())),
  to: z.uuid(),
});
export type HandoverRule = z.infer<typeof handoverRule>;
const rules = z.array(handoverRule).check(z.minLength(1), z.maxLength(200));

/** How many things of one kind change hands in one call. */
export const mostAtOnce = 10_000;

/** What became of a kind, or would become of it. */
export const handedOver = z.object({
  kind: z.string(),
  name: z.string(),
  handed_over: z.int(),
  /** Not theirs to hold, by the rules of the kind: the new owner does not see it, or does not decide there. */
  refused: z.int(),
  /** Still with the one who had it: no rule named them, the new owner may not hold them, or they are more than one call hands over. */
  left: z.int(),
});
export type HandedOverKind = z.infer<typeof handedOver>;

/** Somebody still holds something: the reply has the holdings. */
export const holdingsLeft = refusal('holdings_left', 422);
/** Nobody deactivates themselves. */
export const ownAccount = refusal('own_account', 422);
/** A rule names a kind that there is not. */
export const kindUnknown = refusal('kind_unknown', 400);

const endpoint = endpointsAbout('identity');

/** What somebody holds, by kind and department. */
export const readHoldings = endpoint({
  method: 'GET',
  path: '/user/:id/holdings/',
  access: 'admin',
  params: idParams,
  response: oneOf(holdings),
});

/** Gives what somebody holds to others, by rules; a dry run only counts. Of a kind at most 10,000 things in one call. */
export const handOver = endpoint({
  method: 'POST',
  path: '/user/:id/handover/',
  access: 'admin',
  sensitive: 'gives rights',
  heavy: true,
  params: idParams,
  body: z.strictObject({ rules, dry_run: z.optional(z.boolean()) }),
  response: oneOf(z.object({ kinds: z.array(handedOver) })),
  refusals: [personUnknown, kindUnknown],
});

/** Ends somebody's membership: their sessions end at once, and nobody signs in as them. What they hold is handed over by the rules
 *  that come along; where anything is left, nothing happens at all. What is in the log keeps their name. */
export const deactivatePerson = endpoint({
  method: 'POST',
  path: '/user/:id/deactivate/',
  access: 'admin',
  sensitive: 'gives rights',
  heavy: true,
  params: idParams,
  body: z.strictObject({ version, handover: z.optional(rules) }),
  response: oneOf(z.object({ person: leaver, kinds: z.array(handedOver) })),
  refusals: [personUnknown, kindUnknown, holdingsLeft, lastAdmin, ownAccount],
});

/** Lets somebody in again, with the type and the departments they had. What was handed over stays with those who have it, and their API
 *  tokens stay ended. */
export const reactivatePerson = endpoint({
  method: 'POST',
  path: '/user/:id/reactivate/',
  access: 'admin',
  sensitive: 'gives rights',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(leaver),
  refusals: [seatsFull],
});
