import type { Profile, SAML } from '@node-saml/node-saml';
import type { ConnectionSettings, SamlSettings } from '../single-sign-on.contract.ts';
import type { AskedProvider, Provider } from './external-sign-in.service.ts';
import { saysSecondFactor } from './provider-strength.service.ts';
import { expectPlainResponse } from './saml-document.service.ts';
import { contextOf, expectMeantForUs, sessionEndOf, type ParsedAssertion } from './saml-assertion.service.ts';
import type { ExternalIdentity } from './shared/external-identity.service.ts';

/** Milliseconds by which a provider's clock may differ from ours. */
const skew = 60_000;

/** This provider is asked of its own kind of connection alone. */
function samlIn(settings: ConnectionSettings): SamlSettings {
  if (settings.kind !== 'saml') throw new Error(`SAML was asked of ${settings.kind}`);
  return settings;
}

/** The library, for one request of one connection. It knows the id of this request and of no other. It holds some four megabytes, and
 *  comes with the first sign-in by it. */
async function samlOf({ connection, own, request, now }: AskedProvider): Promise<SAML> {
  const library = await import('@node-saml/node-saml');
  const { entity_id, sign_in_address, certificates } = samlIn(connection.settings);
  const id = requestIdOf(request.part('request'));
  return new library.SAML({
    issuer: own.entity_id,
    audience: own.entity_id,
    callbackUrl: own.acs,
    entryPoint: sign_in_address,
    idpIssuer: entity_id,
    // Never what an answer brings along (KeyInfo).
    idpCert: certificates,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skew,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    validateInResponseTo: library.ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: skew * 10,
    generateUniqueId: () => id,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (asked) => (asked === id ? now.toISOString() : null),
      removeAsync: async () => null,
    },
  });
}

/** An id of XML begins with a letter or an underline. */
const requestIdOf = (part: string): string => `_${part}`;

/** SAML 2.0, begun by us alone: AuthnRequest by redirect, the answer by a form. What is not expected is refused. */
export const saml: Provider = {
  kind: 'saml',
  sameSite: 'None',
  address: async (asked) =>
    (await samlOf(asked)).getAuthorizeUrlAsync(asked.request.part('state'), undefined, {}),
  async identity(asked, answer) {
    const { connection, own, request, now } = asked;
    const { entity_id, attributes } = samlIn(connection.settings);
    if (answer['RelayState'] !== request.part('state')) throw new Error('another relay state');
    const sent = answer['SAMLResponse'] ?? '';
    const { destination } = expectPlainResponse(sent);
    if (destination !== undefined && destination !== own.acs) throw new Error('another destination');
    const { profile } = await (await samlOf(asked)).validatePostResponseAsync({ SAMLResponse: sent });
    if (profile === null) throw new Error('no assertion');
    // Only what was signed: `profile` also holds what stood around it.
    const assertion = profile.getAssertion?.()?.['Assertion'] as ParsedAssertion | undefined;
    if (assertion === undefined) throw new Error('no signed assertion');
    const inResponseTo = requestIdOf(request.part('request'));
    expectMeantForUs(assertion, { issuer: entity_id, recipient: own.acs, inResponseTo, now, skew });
    return {
      ...identityOf(profile, attributes),
      session_ends_at: sessionEndOf(assertion),
      has_second_factor: saysSecondFactor(contextOf(assertion), now),
    };
  },
};

function identityOf(
  {
    nameID,
    nameIDFormat,
    attributes = {},
  }: Pick<Profile, 'nameID' | 'nameIDFormat'> & { attributes?: unknown },
  names: SamlSettings['attributes'],
): ExternalIdentity {
  const given = attributes as Record<string, unknown>;
  const text = (name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return typeof value === 'string' && value.length <= 300 ? value : undefined;
  };
  if (typeof nameID !== 'string' || nameID === '' || nameID.length > 300) throw new Error('no name id');
  // A transient name is another one each time: nobody is known by it.
  if (nameIDFormat?.endsWith(':transient')) throw new Error('a transient name id');
  const email = text(names.email) ?? (nameID.includes('@') ? nameID : undefined);
  if (email === undefined) throw new Error('no address among the attributes');
  return {
    subject: nameID,
    email,
    first_name: text(names.first_name),
    last_name: text(names.last_name),
  };
}

/** What providers are given to set us up. */
export const samlMetadata = ({ acs, entity_id }: AskedProvider['own']): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entity_id}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acs}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
