import { createHash, createHmac } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { selfMadeCertificate } from '#tests/world/certificate.ts';

/** A provider's key, and the certificate that organisations know it by. */
export const providerKey = selfMadeCertificate();
export const strangersKey = selfMadeCertificate();
export const issuer = 'https://idp.example/saml';

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** What our AuthnRequest said. */
export interface AskedOf {
  id: string;
  acs: string;
  entityId: string;
  relayState: string;
}

/** Reads the request out of the address that the browser was sent to, as a provider does. */
export function requestIn(address: string): AskedOf {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    id: attribute('ID'),
    acs: attribute('AssertionConsumerServiceURL'),
    entityId: /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
    relayState: searchParams.get('RelayState') ?? '',
  };
}

export interface Said {
  nameId: string;
  email: string;
  givenName: string;
  issuer: string;
  responseIssuer: string;
  audience: string;
  recipient: string;
  destination: string;
  inResponseTo: string;
  /** Seconds from now. */
  notBefore: number;
  notOnOrAfter: number;
  sessionEnds: number | undefined;
  /** How the person was asked, and how many seconds ago. */
  context: string;
  asked: number;
  format: string;
  method: string;
}

export const saidFor = ({ id, acs, entityId }: AskedOf, more: Partial<Said> & Pick<Said, 'email'>): Said => ({
  nameId: more.email,
  givenName: 'Grace',
  issuer,
  responseIssuer: more.issuer ?? issuer,
  audience: entityId,
  recipient: acs,
  destination: acs,
  inResponseTo: id,
  notBefore: -5,
  notOnOrAfter: 300,
  sessionEnds: undefined,
  context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
  asked: 0,
  format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  ...more,
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
let counter = 0;
export const newId = () =>
  `_${createHash('sha256').update(`${Date.now()} ${counter++}`).digest('hex').slice(0, 32)}`;

/** An assertion that nobody has signed yet. */
export const assertionOf = (said: Said, id = newId()): string =>
  `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${inSeconds(0)}">` +
  `<saml:Issuer>${said.issuer}</saml:Issuer>` +
  `<saml:Subject><saml:NameID Format="${said.format}">${said.nameId}</saml:NameID>` +
  `<saml:SubjectConfirmation Method="${said.method}"><saml:SubjectConfirmationData InResponseTo="${said.inResponseTo}" Recipient="${said.recipient}" NotOnOrAfter="${inSeconds(said.notOnOrAfter)}"/></saml:SubjectConfirmation></saml:Subject>` +
  `<saml:Conditions NotBefore="${inSeconds(said.notBefore)}" NotOnOrAfter="${inSeconds(said.notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
  `<saml:AuthnStatement AuthnInstant="${inSeconds(-said.asked)}" SessionIndex="1"${said.sessionEnds === undefined ? '' : ` SessionNotOnOrAfter="${inSeconds(said.sessionEnds)}"`}><saml:AuthnContext><saml:AuthnContextClassRef>${said.context}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
  `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${said.email}</saml:AttributeValue></saml:Attribute>` +
  `<saml:Attribute Name="givenName"><saml:AttributeValue>${said.givenName}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;

export const responseOf = (said: Said, inside: string, id = newId()): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" IssueInstant="${inSeconds(0)}" Destination="${said.destination}" InResponseTo="${said.inResponseTo}">` +
  `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${said.responseIssuer}</saml:Issuer>` +
  `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${inside}</samlp:Response>`;

export interface Signing {
  key?: { certificate: string; key: string };
  algorithm?: string;
  digest?: string;
  transforms?: string[];
  /** Whether the certificate stands in the signature. */
  keyInfo?: boolean;
  element?: 'Assertion' | 'Response';
}

/** The document with a signature over one of its elements, inside of it, after its issuer. */
export function signed(
  xml: string,
  {
    key = providerKey,
    algorithm = rsaSha256,
    digest = sha256,
    transforms = [enveloped, exclusive],
    keyInfo = true,
    element = 'Assertion',
  }: Signing = {},
): string {
  const signing = new SignedXml({
    privateKey: key.key,
    ...(keyInfo && { publicCert: key.certificate }),
    signatureAlgorithm: algorithm,
    canonicalizationAlgorithm: exclusive,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signing.addReference({ xpath, transforms, digestAlgorithm: digest });
  signing.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signing.getSignedXml();
}

/** As the form of a provider's page carries it. */
export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

/** A signature whose value is an HMAC with the certificate's public key as its secret. */
export function signedByHmac(xml: string): string {
  const withRsa = signed(xml);
  const hmac = 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256';
  const changed = withRsa.replace(rsaSha256, hmac);
  const info = /<ds:SignedInfo>.*?<\/ds:SignedInfo>/s.exec(changed)?.[0] ?? '';
  const canonical = info.replace(
    '<ds:SignedInfo>',
    '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">',
  );
  const value = createHmac('sha256', providerKey.certificate).update(canonical).digest('base64');
  return changed.replace(/(<ds:SignatureValue>)[^<]*/, `$1${value}`);
}
