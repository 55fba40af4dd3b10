import { cutText } from '#platform/contract/plain-text/cut-text.ts';

/** Bytes of a response. */
const largestResponse = 256_000;

const signature = 'http://www.w3.org/2001/04/xmldsig-more#';
/** All that may be named in a signature: RSA or ECDSA with SHA-256 or better, and the two transforms that SAML knows. */
const algorithms = new Set([
  ...['rsa-sha256', 'rsa-sha384', 'rsa-sha512', 'ecdsa-sha256', 'ecdsa-sha384', 'ecdsa-sha512'].map(
    (name) => `${signature}${name}`,
  ),
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
]);

const countOf = (xml: string, element: string): number =>
  [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${element}[\\s/>]`, 'g'))].length;

/** Refuses, before anything reads it as XML, what no honest provider sends: too much of it, anything but UTF-8, a
 *  DOCTYPE, comments or CDATA (every `<!`), processing instructions, more or fewer than one assertion, an encrypted one, weak or
 *  unknown algorithms, transforms that compute. Afterwards every `<` begins an element, so elements can be counted as text. */
export function expectPlainResponse(sent: string): { destination: string | undefined } {
  if (!/^[A-Za-z0-9+/\s]+(?:=[=\s]*)?$/.test(sent)) throw new Error('no base64');
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.length > largestResponse) throw new Error('too large');
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (xml.includes('\0') || xml.includes('<!')) throw new Error('a declaration, a comment or CDATA');
  if (/<\?/.test(xml.replace(/^\uFEFF?\s*<\?xml [^<>]*\?>/, ''))) throw new Error('a processing instruction');
  const [responses, assertions, encrypted] = ['Response', 'Assertion', 'EncryptedAssertion'].map((element) =>
    countOf(xml, element),
  );
  if (responses !== 1 || assertions !== 1 || encrypted !== 0) throw new Error('not exactly one assertion');
  const named = [...xml.matchAll(/\bAlgorithm\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const strange = named.find((algorithm) => !algorithms.has(algorithm));
  if (strange !== undefined) throw new Error(`algorithm ${cutText(strange, 100)}`);
  const [start = ''] = /<(?:[\w.-]+:)?Response[\s][^>]*>/.exec(xml) ?? [];
  const [, double, single] = /\sDestination\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(start) ?? [];
  return { destination: double ?? single };
}
