import { deflateRawSync } from 'node:zlib';
import {
  assertionOf,
  encoded,
  newId,
  responseOf,
  saidFor,
  signed,
  signedByHmac,
  strangersKey,
  type AskedOf,
  type Said,
} from '#tests/sign-in/saml-provider.ts';

/** Somebody who may sign in, and somebody else whom an attacker would like to be. */
export interface Victims {
  own: string;
  victim: string;
}

type Attack = (asked: AskedOf, victims: Victims) => string;

const honest = (asked: AskedOf, { own }: Victims, more: Partial<Said> = {}) => {
  const said = saidFor(asked, { email: own, ...more });
  return signed(responseOf(said, assertionOf(said)));
};

const partOf = (xml: string, element: string) =>
  new RegExp(`<(\\w+:)?${element}[ >].*</(\\w+:)?${element}>`, 's').exec(xml)?.[0] ?? '';

/** The pieces of an honest answer, and of one that the attacker made up. */
function pieces(asked: AskedOf, { own, victim }: Victims) {
  const said = saidFor(asked, { email: own });
  const id = newId();
  const signedResponse = signed(responseOf(said, assertionOf(said, id)));
  const signedAssertion = partOf(signedResponse, 'saml:Assertion');
  const signature = partOf(signedResponse, 'ds:Signature');
  const evilSaid = saidFor(asked, { email: victim });
  return {
    said: evilSaid,
    id,
    signedResponse,
    signedAssertion,
    signature,
    bare: signedAssertion.replace(signature, ''),
    evil: (evilId = newId()) => assertionOf(evilSaid, evilId),
  };
}

const insideOf = (assertion: string, what: string) =>
  assertion.replace('</saml:Assertion>', `${what}</saml:Assertion>`);
const afterIssuer = (assertion: string, what: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${what}`);
const object = (what: string) =>
  `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${what}</ds:Object>`;

/** The eight ways of signature wrapping (Somorovsky and others, "On breaking SAML", 2012), as far as they concern an assertion that is
 *  signed, and a response that is. */
const wrapping: Record<string, Attack> = {
  'XSW 1: a made-up response around, the signed one in its signature': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    const whole = signed(responseOf(said, assertionOf(said)), { element: 'Response' });
    const signature = partOf(whole, 'ds:Signature');
    const original = whole.replace(signature, '');
    const { said: evil, evil: made } = pieces(asked, victims);
    return responseOf(evil, made()).replace(
      '</saml:Issuer>',
      `</saml:Issuer>${signature.replace('</ds:Signature>', `${object(original)}</ds:Signature>`)}`,
    );
  },
  'XSW 2: the same, with the signed response before the signature': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    const whole = signed(responseOf(said, assertionOf(said)), { element: 'Response' });
    const signature = partOf(whole, 'ds:Signature');
    const { said: evil, evil: made } = pieces(asked, victims);
    return responseOf(evil, made()).replace(
      '</saml:Issuer>',
      `</saml:Issuer>${whole.replace(signature, '')}${signature}`,
    );
  },
  'XSW 3: a made-up assertion before the signed one': (asked, victims) => {
    const { said, evil, signedAssertion } = pieces(asked, victims);
    return responseOf(said, `${evil()}${signedAssertion}`);
  },
  'XSW 4: a made-up assertion around the signed one': (asked, victims) => {
    const { said, evil, signedAssertion } = pieces(asked, victims);
    return responseOf(said, insideOf(evil(), signedAssertion));
  },
  'XSW 5: a made-up assertion that has the signature, the signed one behind': (asked, victims) => {
    const { said, evil, signature, bare } = pieces(asked, victims);
    return responseOf(said, `${afterIssuer(evil(), signature)}${bare}`);
  },
  'XSW 6: the same, with the signed one in the signature': (asked, victims) => {
    const { said, evil, signature, bare } = pieces(asked, victims);
    return responseOf(
      said,
      afterIssuer(evil(), signature.replace('</ds:Signature>', `${object(bare)}</ds:Signature>`)),
    );
  },
  'XSW 7: a made-up assertion among extensions': (asked, victims) => {
    const { said, evil, signedAssertion, id } = pieces(asked, victims);
    return responseOf(said, `<samlp:Extensions>${evil(id)}</samlp:Extensions>${signedAssertion}`);
  },
  'XSW 8: a made-up assertion whose signature holds the signed one in an object': (asked, victims) => {
    const { said, evil, signature, bare, id } = pieces(asked, victims);
    return responseOf(
      said,
      afterIssuer(evil(id), signature.replace('</ds:Signature>', `${object(bare)}</ds:Signature>`)),
    );
  },
  'the signed assertion under another name, a made-up one in its place': (asked, victims) => {
    const { said, evil, signature, bare, id } = pieces(asked, victims);
    const hidden = bare.replaceAll('saml:Assertion', 'saml:Advice');
    return responseOf(said, `${afterIssuer(evil(id), signature)}${hidden}`);
  },
};

/** Answers by what is wrong with them. Each would be let in by whoever forgot one rule. */
export const attacks: Record<string, Attack> = {
  'that nobody signed': (asked, { victim }) => {
    const said = saidFor(asked, { email: victim });
    return encoded(responseOf(said, assertionOf(said)));
  },
  'whose signature was taken away': (asked, victims) =>
    encoded(honest(asked, victims).replace(/<ds:Signature .*<\/ds:Signature>/s, '')),
  'whose text was changed after it was signed': (asked, victims) =>
    encoded(honest(asked, victims).replaceAll(victims.own, victims.victim)),
  'with the signed assertion twice': (asked, victims) => {
    const { said, signedAssertion } = pieces(asked, victims);
    return encoded(responseOf(said, `${signedAssertion}${signedAssertion}`));
  },
  'with no assertion': (asked, { victim }) => encoded(responseOf(saidFor(asked, { email: victim }), '')),
  'with a comment in the name': (asked, { own, victim }) => {
    const said = saidFor(asked, { email: own, nameId: `${victim}<!-- -->.${own}` });
    return encoded(signed(responseOf(said, assertionOf(said))));
  },
  'for another audience': (asked, victims) =>
    encoded(honest(asked, victims, { audience: 'https://elsewhere.example' })),
  'for another recipient': (asked, victims) =>
    encoded(honest(asked, victims, { recipient: `${asked.acs}/elsewhere` })),
  'for another destination': (asked, victims) =>
    encoded(honest(asked, victims, { destination: `${asked.acs}/elsewhere` })),
  'by another issuer': (asked, victims) =>
    encoded(honest(asked, victims, { issuer: 'https://elsewhere.example/saml' })),
  'to another request': (asked, victims) => encoded(honest(asked, victims, { inResponseTo: newId() })),
  'to no request': (asked, victims) =>
    encoded(
      (() => {
        const said = saidFor(asked, { email: victims.own });
        const strip = (xml: string) => xml.replace(/ InResponseTo="[^"]*"/, '');
        return signed(strip(responseOf(said, strip(assertionOf(said)))));
      })(),
    ),
  'that has expired': (asked, victims) => encoded(honest(asked, victims, { notOnOrAfter: -70 })),
  'that has not begun': (asked, victims) => encoded(honest(asked, victims, { notBefore: 70 })),
  'without conditions': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    const bare = assertionOf(said).replace(/<saml:Conditions.*<\/saml:Conditions>/s, '');
    return encoded(signed(responseOf(said, bare)));
  },
  'without an audience': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    const bare = assertionOf(said).replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/s, '');
    return encoded(signed(responseOf(said, bare)));
  },
  'without an end': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    return encoded(signed(responseOf(said, assertionOf(said).replaceAll(/ NotOnOrAfter="[^"]*"/g, ''))));
  },
  'not for its bearer': (asked, victims) =>
    encoded(honest(asked, victims, { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' })),
  'with a name that is another one each time': (asked, victims) =>
    encoded(honest(asked, victims, { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })),
  'signed by a stranger, whose certificate comes along': (asked, { victim }) => {
    const said = saidFor(asked, { email: victim });
    return encoded(signed(responseOf(said, assertionOf(said)), { key: strangersKey }));
  },
  'signed by a stranger': (asked, { victim }) => {
    const said = saidFor(asked, { email: victim });
    return encoded(signed(responseOf(said, assertionOf(said)), { key: strangersKey, keyInfo: false }));
  },
  'signed with SHA-1': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    return encoded(
      signed(responseOf(said, assertionOf(said)), {
        algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      }),
    );
  },
  'digested with SHA-1': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    return encoded(
      signed(responseOf(said, assertionOf(said)), { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }),
    );
  },
  'signed by an HMAC with the public key': (asked, { victim }) => {
    const said = saidFor(asked, { email: victim });
    return encoded(signedByHmac(responseOf(said, assertionOf(said))));
  },
  'whose response is signed, and not the assertion': (asked, victims) => {
    const said = saidFor(asked, { email: victims.own });
    return encoded(signed(responseOf(said, assertionOf(said)), { element: 'Response' }));
  },
  'with an XPath transform': (asked, victims) =>
    encoded(
      honest(asked, victims).replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xpath-19991116',
      ),
    ),
  'with an XSLT transform': (asked, victims) =>
    encoded(
      honest(asked, victims).replace(
        '<ds:Transforms>',
        '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>',
      ),
    ),
  'with a DOCTYPE': (asked, victims) =>
    encoded(`<!DOCTYPE Response [<!ENTITY x "y">]>${honest(asked, victims)}`),
  'with a DOCTYPE in another encoding': (asked, victims) =>
    Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE R>${honest(asked, victims)}`,
      'utf16le',
    ).toString('base64'),
  'with a processing instruction': (asked, victims) =>
    encoded(honest(asked, victims).replace('<saml:Subject>', '<?x y?><saml:Subject>')),
  'of three hundred kilobytes': (asked, victims) =>
    encoded(honest(asked, victims).replace('<samlp:Status>', `${' '.repeat(300_000)}<samlp:Status>`)),
  'that is a bomb of compressed bytes': () => deflateRawSync(Buffer.alloc(20_000_000)).toString('base64'),
  'that is no XML': () => encoded('<samlp:Response'),
  'that is no base64': () => '%%%',
  ...Object.fromEntries(
    Object.entries(wrapping).map(([name, attack]) => [
      `of ${name}`,
      (asked: AskedOf, victims: Victims) => encoded(attack(asked, victims)),
    ]),
  ),
};
