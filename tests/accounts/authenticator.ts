import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** What a device says of itself with an answer: there is somebody (1), they proved who they are (4), a new key is here (64). */
const flags = { present: 1, verified: 4, made: 64 } as const;

interface Signing {
  origin?: string;
  /** The device has not made sure who is there. */
  unverified?: boolean;
  /** How often it says that it signed. */
  counter?: number;
}

/** A device that keeps one passkey, as WebAuthn describes it: ES256, no attestation. */
export function authenticator(host = 'localhost', ownOrigin = 'http://localhost:8443') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signed = 0;

  const clientData = (type: string, challenge: unknown, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const said = (flag: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flag]), count, more]);
  };

  return {
    id: text(id),

    /** The answer to a question for a new passkey. */
    makes({ challenge }: Record<string, unknown>, { origin = ownOrigin, unverified = false }: Signing = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const flag = flags.present | flags.made | (unverified ? 0 : flags.verified);
      const data = said(flag, 0, credential);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },

    /** The answer to a question who is there. */
    answers(
      { challenge }: Record<string, unknown>,
      { origin = ownOrigin, unverified = false, counter = ++signed }: Signing = {},
    ) {
      const data = said(flags.present | (unverified ? 0 : flags.verified), counter);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
