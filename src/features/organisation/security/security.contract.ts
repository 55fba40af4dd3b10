import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';

/** The longest that a session may live: after somebody last did something, and after the sign-in. */
export const longestSession = { idle_minutes: 30, session_hours: 12 } as const;

/** What an organisation asks of its people beyond a password. */
export const securityRules = z.strictObject({
  /** Whoever has no second factor sets one up before anything else. */
  second_factor_required: z.boolean(),
  /** A session ends this long after the person last did something. */
  idle_minutes: z.int().min(5).max(longestSession.idle_minutes),
  /** And this long after the sign-in, whatever they do. */
  session_hours: z.int().min(1).max(longestSession.session_hours),
  /** People may confirm their own requests although somebody else could. */
  self_approval: z.boolean(),
  /** Whoever types an address of a verified mail domain is offered the organisation. */
  listed: z.boolean(),
});
export type SecurityRules = z.infer<typeof securityRules>;

/** As an organisation begins. */
export const firstRules: SecurityRules = {
  second_factor_required: false,
  ...longestSession,
  self_approval: false,
  listed: true,
};

const security = securityRules.extend({
  version: z.int(),
  /** At this moment one person alone could decide, who therefore confirms their own requests. */
  decides_alone: z.boolean(),
});

const endpoint = endpointsAbout('security');

export const readSecurity = endpoint({
  method: 'GET',
  path: '/settings/security/',
  access: 'admin',
  response: oneOf(security),
});

/** Sessions that are open end no later than the new rules have it after their sign-in; without anybody there, at the latest when the
 *  rules of before had it. */
export const changeSecurity = endpoint({
  method: 'PATCH',
  path: '/settings/security/',
  access: 'admin',
  sensitive: 'weakens a rule',
  body: securityRules.partial().extend({ version }),
  response: oneOf(security),
});
