import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { holdsCredentials } from '#platform/contract/plain-text/credentials.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { refusal, staleVersion } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { notOffered, providerAway } from './external-sign-in.contract.ts';

export const connectionKinds = ['saml', 'oidc', 'ldap'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Types that a person may get who is let in at the first sign-in. Nobody becomes an Admin by a provider's word. */
export const firstTypes = ['User', 'Staff'] as const;

const line = (most: number) =>
  z.string().trim().min(1).max(most).refine(isReadableLine, 'control_characters');
const address = (...protocols: string[]) =>
  z
    .url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })
    .max(500)
    .refine((value) => isPlain(value), 'address_plain');
const attribute = line(200);

const isPlain = (value: string): boolean =>
  URL.canParse(value) && !holdsCredentials(value) && new URL(value).hash === '';

const pem = z
  .string()
  .max(20_000)
  .regex(
    /^\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/,
    'certificate_expected',
  );

/** Which attributes of an answer say what. The subject is what stays the same when a name or an address changes. */
const names = { email: attribute, first_name: attribute, last_name: attribute };

export const samlSettings = z.strictObject({
  kind: z.literal('saml'),
  /** The provider's own name (entity id). */
  entity_id: line(500),
  /** Where people sign in there: single sign-on service, HTTP-Redirect. */
  sign_in_address: address('https', 'http'),
  /** What its assertions are signed with; two while it changes them. What an answer brings along counts for nothing. */
  certificates: z.array(pem).min(1).max(3),
  attributes: z.strictObject(names),
});

export const oidcSettings = z.strictObject({
  kind: z.literal('oidc'),
  issuer: address('https', 'http'),
  client_id: line(300),
  scopes: line(300),
});

export const ldapSettings = z.strictObject({
  kind: z.literal('ldap'),
  address: z
    .string()
    .max(500)
    .regex(/^ldaps?:\/\/[^\s/@?#]+\/?$/, 'directory_expected'),
  /** The certificate of the authority that signed the directory's own. */
  authority: pem.nullable(),
  /** Who searches: the password is the secret. */
  bind_dn: line(500),
  base_dn: line(500),
  /** How a person is found; `{email}` is what was typed. */
  filter: line(500).regex(/^\(.*\{email\}.*\)$/, 'filter_expected'),
  attributes: z.strictObject({ ...names, subject: attribute }),
});

export const connectionSettings = z.discriminatedUnion('kind', [samlSettings, oidcSettings, ldapSettings]);
export type ConnectionSettings = z.infer<typeof connectionSettings>;
export type SamlSettings = z.infer<typeof samlSettings>;
export type OidcSettings = z.infer<typeof oidcSettings>;
export type LdapSettings = z.infer<typeof ldapSettings>;

const secret = z.string().min(1).max(1000);

const rules = {
  /** What the button says: "Sign in with …". */
  name: line(60),
  settings: connectionSettings,
  /** Whose people sign in by it: verified domains of the organisation. */
  domains: z.array(z.string().max(253)).min(1).max(20),
  /** Whoever is known there and not here becomes a member with the first sign-in. */
  is_just_in_time: z.boolean(),
  first_type: z.enum(firstTypes),
  first_department_ids: z.array(z.uuid()).max(20),
  is_enabled: z.boolean(),
  /** People of these domains sign in by it, and not by a password. */
  is_enforced: z.boolean(),
};

export const connection = z.object({
  ...rules,
  version: z.int(),
  /** Whether a secret is kept; it is never told. */
  has_secret: z.boolean(),
});
export type Connection = z.infer<typeof connection>;

/** What an Admin copies to the provider. */
export const ownAddresses = z.object({
  acs: z.string(),
  entity_id: z.string(),
  metadata: z.string(),
  redirect: z.string(),
});

export const singleSignOn = z.object({
  connection: connection.nullable(),
  addresses: ownAddresses,
  /** Verified domains of the organisation, to choose from. */
  domains: z.array(z.string()),
  /** Recovery codes that were not used yet. */
  recovery_codes: z.int(),
});
export type SingleSignOn = z.infer<typeof singleSignOn>;

export const domainNotVerified = refusal('domain_not_verified', 400, 'domains');
export const certificateUnreadable = refusal('certificate_unreadable', 400, 'settings.certificates');
/** Its key is short enough to be worked out: RSA below 2048 bits, a curve below 256. */
export const certificateWeak = refusal('certificate_weak', 400, 'settings.certificates');
export const secretMissing = refusal('secret_missing', 400, 'secret');
/** Sign-in by the provider alone needs a way back in for the day when the provider is down. */
export const recoveryCodesMissing = refusal('recovery_codes_missing', 422, 'is_enforced');
const endpoint = endpointsAbout('single-sign-on');

export const readSingleSignOn = endpoint({
  method: 'GET',
  path: '/settings/sso/',
  access: 'admin',
  reads: true,
  response: oneOf(singleSignOn),
});

/** Sets the organisation's connection. `version` is null for the first; without `secret` the stored one stays, unless the provider
 *  changes with it. */
export const saveConnection = endpoint({
  method: 'PUT',
  path: '/settings/sso/',
  access: 'admin',
  sensitive: 'changes a way in',
  body: z.strictObject({
    version: z.int().min(1).max(2_147_483_647).nullable(),
    ...rules,
    secret: secret.optional(),
  }),
  response: oneOf(singleSignOn),
  refusals: [
    domainNotVerified,
    certificateUnreadable,
    certificateWeak,
    secretMissing,
    recoveryCodesMissing,
    departmentUnknown,
    staleVersion,
  ],
});

/** What may be wrong with a connection; its words are `problem` of the texts. */
export const connectionProblems = [
  'address_refused',
  'not_reached',
  'not_trusted',
  'no_answer_in_time',
  'not_a_provider',
  'other_issuer',
  'no_code_flow',
  'no_signing_key',
  'secret_wrong',
  'certificate_unreadable',
  'certificate_expired',
  'base_not_found',
  'plain_not_allowed',
] as const;
export type ConnectionProblem = (typeof connectionProblems)[number];

/** Tries settings without saving them: asks the provider as far as that is possible without a person. `detail` is what the other
 *  side said, in its words. */
export const testConnection = endpoint({
  method: 'POST',
  path: '/settings/sso/test/',
  access: 'admin',
  sensitive: 'changes a way in',
  heavy: true,
  body: z.strictObject({ settings: connectionSettings, secret: secret.optional() }),
  response: oneOf(
    z.object({
      works: z.boolean(),
      problem: z.enum(connectionProblems).nullable(),
      detail: z.string().nullable(),
    }),
  ),
});

/** What a test sign-in came to: at the end of the address of the page where it began. */
export const testOutcomes = [
  'works',
  /** Not by a key that the provider publishes (OpenID Connect), or that was given here (SAML). */
  'not_signed',
  /** Signed, and still none that counts here. */
  'refused',
  'away',
] as const;
export type TestOutcome = (typeof testOutcomes)[number];
export const outcomeInAddress = 'sign-in-test';

/** Begins a sign-in by the stored connection that opens nothing: the browser goes to the address, and comes back to the page with
 *  what the provider's answer is worth. What a provider signs, nobody sees without a person. */
export const beginTestSignIn = endpoint({
  method: 'POST',
  path: '/settings/sso/test/sign-in/',
  access: 'admin',
  heavy: true,
  body: z.strictObject({}),
  response: oneOf(z.object({ address: z.string() })),
  refusals: [notOffered, providerAway],
});

/** Makes ten recovery codes in the place of those there were, and tells them this once: with one and their password, an Admin gets
 *  in although the organisation signs in by its provider alone. */
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/settings/sso/recovery-codes/',
  access: 'admin',
  sensitive: 'changes a way in',
  body: z.strictObject({}),
  response: oneOf(z.object({ codes: z.array(shownOnce) })),
});
