/** A signed assertion, as the library's reader shows it: attributes in `$`, text in `_`, elements by their name. */
interface Parsed {
  $?: Record<string, string>;
  _?: string;
  [element: string]: unknown;
}
export type ParsedAssertion = Parsed;

interface Expected {
  issuer: string;
  recipient: string;
  inResponseTo: string;
  now: Date;
  /** Milliseconds by which clocks may differ. */
  skew: number;
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const all = (parent: Parsed | undefined, element: string): Parsed[] => {
  const found = parent?.[element];
  return Array.isArray(found)
    ? found.map((one) => (typeof one === 'string' ? { _: one } : (one as Parsed)))
    : [];
};
const only = (parent: Parsed | undefined, element: string): Parsed => {
  const [found, more] = all(parent, element);
  if (found === undefined || more !== undefined) throw new Error(`not exactly one ${element}`);
  return found;
};

/** What the library leaves open of a signed assertion: who issued it, one bearer alone, its recipient and request named, and both
 *  of its ends. All of it stands inside of the signature. */
export function expectMeantForUs(
  assertion: ParsedAssertion,
  { issuer, recipient, inResponseTo, now, skew }: Expected,
): void {
  if (only(assertion, 'Issuer')._ !== issuer) throw new Error('another issuer');
  const subject = only(assertion, 'Subject');
  only(subject, 'NameID');
  const confirmation = only(subject, 'SubjectConfirmation');
  if (confirmation.$?.['Method'] !== bearer) throw new Error('not for its bearer');
  const data = only(confirmation, 'SubjectConfirmationData').$ ?? {};
  if (data['Recipient'] !== recipient) throw new Error('another recipient');
  if (data['InResponseTo'] !== inResponseTo) throw new Error('another request');
  const conditions = only(assertion, 'Conditions');
  for (const end of [data['NotOnOrAfter'], conditions.$?.['NotOnOrAfter']])
    if (!(Date.parse(end ?? '') > now.getTime() - skew)) throw new Error('no end, or past it');
  const begin = conditions.$?.['NotBefore'];
  if (begin !== undefined && !(Date.parse(begin) <= now.getTime() + skew)) throw new Error('not yet');
  only(assertion, 'AuthnStatement');
}

/** When the provider's own session ends. */
export function sessionEndOf(assertion: ParsedAssertion): string | undefined {
  const end = only(assertion, 'AuthnStatement').$?.['SessionNotOnOrAfter'];
  if (end === undefined) return undefined;
  const moment = new Date(end);
  if (Number.isNaN(moment.getTime())) throw new Error('a session end that is none');
  return moment.toISOString();
}

/** How the person was asked at the provider, and when: the context's name, and its moment where there is one. */
export function contextOf(assertion: ParsedAssertion): { context: string | undefined; at: Date | undefined } {
  const statement = only(assertion, 'AuthnStatement');
  const moment = new Date(statement.$?.['AuthnInstant'] ?? '');
  const [context] = all(statement, 'AuthnContext');
  const [named] = all(context, 'AuthnContextClassRef');
  return { context: named?._, at: Number.isNaN(moment.getTime()) ? undefined : moment };
}
