// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, firstOf, oneOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { codeWrong, factorCode } from '#features/identity/second-factor/second-factor.contract.ts';
import { signedIn } from '#features/identity/session/session-token.contract.ts';

/** The organisation offers no sign-in by a provider. */
export const notOffered = refusal('single_sign_on_not_offered', 422);
/** The provider did not answer, or not as one: nobody gets in by it now. */
export const providerAway = refusal('provider_away', 422);
/** The code was used, is older than a minute, or belongs to another browser. */
export const codeWorthless = refusal('sign_in_code_worthless', 422);

/** The organisation demands a second factor, and the provider said of none: the code still counts, together with one of ours. */
export const factorNeeded = refusal('second_factor_needed', 422);

/** Why somebody came back from their provider and was not let in: at the end of the address of the sign-in page. */
export const externalFailures = [
  /** The provider said no, or its answer is none that counts. */
  'refused',
  /** It took too long, or began in another browser. */
  'expired',
  /** Known there, and not here. */
  'not_invited',
  /** Somebody else with this address is known here. */
  'linked_otherwise',
  /** An Admin, whose account is linked once an Admin has confirmed it. */
  'not_confirmed',
  /** Known there, and no seat is left here. */
  'no_seat',
  'deactivated',
  'away',
] as const;
export type ExternalFailure = (typeof externalFailures)[number];

/** Where the sign-in page finds the one-time code, or what went wrong: behind the `#` of its address, which no server sees. */
export const codeInAddress = 'sign-in-code';
export const failureInAddress = 'sign-in-failed';

/** The form that a provider's page sends through the browser, in bytes. */
export const largestSamlForm = 600_000;

const endpoint = endpointsAbout('identity');
const parameter = z.string().check(z.maxLength(8000));

/** How one signs in to the organisation besides by a password: what its button says, and whether its people must. It tells nothing
 *  else of the connection, and nothing of people. */
export const readSignInWay = endpoint({
  method: 'GET',
  path: '/auth/sso/',
  access: 'guest',
  response: oneOf(z.object({ name: z.nullable(z.string()), is_enforced: z.boolean() })),
});

/** Begins a sign-in by the provider: the browser gets a cookie for ten minutes and goes to the address. */
export const beginExternalSignIn = endpoint({
  method: 'POST',
  path: '/auth/sso/begin/',
  access: 'guest',
  body: z.strictObject({}),
  response: oneOf(z.object({ address: z.string() })),
  refusals: [notOffered, providerAway],
});

/** Where an OpenID provider sends the browser back to. Ends on the sign-in page, with a code or with what went wrong. */
export const finishOpenIdSignIn = endpoint({
  method: 'GET',
  path: '/auth/oidc/callback',
  access: 'guest',
  reads: false,
  query: z.record(z.string().check(z.maxLength(100)), parameter),
  response: { shape: 'redirect', item: z.string() },
});

/** The assertion consumer service: the same for SAML, by a form. */
export const finishSamlSignIn = endpoint({
  method: 'POST',
  path: '/auth/saml/acs',
  access: 'guest',
  dropsUnknown: true,
  takesForm: true,
  largestBody: largestSamlForm,
  body: z.object({
    SAMLResponse: z.string().check(z.maxLength(largestSamlForm)),
    RelayState: z.optional(z.string().check(z.maxLength(1000))),
  }),
  response: { shape: 'redirect', item: z.string() },
});

/** What a SAML provider wants to know of us, as XML. */
export const readSamlMetadata = endpoint({
  method: 'GET',
  path: '/auth/saml/metadata',
  access: 'guest',
  response: { shape: 'file', item: z.unknown() },
});

/** Opens the session that the code stands for: once, within a minute, for the browser that began. Where the organisation demands a
 *  second factor and the provider asked for none, it asks for one of ours as well: `factor_code`, within some minutes. */
export const takeExternalSession = endpoint({
  method: 'POST',
  path: '/auth/sso/session/',
  access: 'guest',
  body: z.strictObject({
    code: z.string().check(z.maxLength(100)),
    factor_code: z.optional(factorCode),
  }),
  response: firstOf(signedIn),
  refusals: [codeWorthless, factorNeeded, codeWrong],
});
