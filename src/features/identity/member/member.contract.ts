import * as z from 'zod/mini';
import { departmentAccesses, personTypes } from '#platform/contract/access.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { requestStates } from '#features/identity/account-request/account-request.contract.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';

export const memberStatuses = ['active', 'deactivated'] as const;

/** A person as an Admin manages them: what they may do, where they belong, whether they can sign in. */
export const member = z.object({
  id: z.uuid(),
  version: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_image: z.nullable(z.uuid()),
  type: z.enum(personTypes),
  /** May edit rows that belong to the whole organisation; of Staff alone it counts. */
  org_editor: z.boolean(),
  status: z.enum(memberStatuses),
  created_at: z.iso.datetime(),
  last_login_at: z.nullable(z.iso.datetime()),
  has_second_factor: z.boolean(),
  /** An account of the organisation's provider is known to be theirs. */
  is_linked: z.boolean(),
  /** Of an Admin: something is asked of the account from outside, which an Admin decides or has declined. */
  request: z.nullable(z.enum(requestStates)),
  /** Memberships of their own, in the order of the tree; departments below these are not named. */
  departments: z.array(
    z.object({ department_id: z.uuid(), name: z.string(), access: z.enum(departmentAccesses) }),
  ),
});
export type Member = z.infer<typeof member>;

export const memberQuery = z.strictObject({
  ...pageQuery,
  /** Part of a name or an address, in any spelling. */
  q: z.optional(z.string().check(z.maxLength(100))),
  type: z.optional(z.enum(personTypes)),
  status: z.optional(z.enum(memberStatuses)),
  /** Whoever belongs to it, also by a department above. */
  dpt: z.optional(z.uuid()),
});

/** What an Admin decides about somebody; what is left out stays. Departments are all of them that the person is to have. */
export const memberChange = z.strictObject({
  version,
  type: z.optional(z.enum(personTypes)),
  org_editor: z.optional(z.boolean()),
  departments: z.optional(
    z
      .array(z.strictObject({ department_id: z.uuid(), access: z.enum(departmentAccesses) }))
      .check(z.maxLength(200)),
  ),
});

/** An organisation keeps an active Admin: nobody else could let people in. */
export const lastAdmin = refusal('last_admin', 422, 'type');

const endpoint = endpointsAbout('member');

/** Everybody who ever could sign in, by name. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/user/member/',
  access: 'admin',
  query: memberQuery,
  response: pageOf(member),
});

export const readMember = endpoint({
  method: 'GET',
  path: '/user/:id/',
  access: 'admin',
  params: idParams,
  response: oneOf(member),
});

/** Gives somebody more rights, or fewer. Asked anew, as an invitation is: whoever finds an open session must not let others in. */
export const changeMember = endpoint({
  method: 'PATCH',
  path: '/user/:id/',
  access: 'admin',
  sensitive: 'gives rights',
  params: idParams,
  body: memberChange,
  response: oneOf(member),
  refusals: [departmentUnknown, lastAdmin],
});
