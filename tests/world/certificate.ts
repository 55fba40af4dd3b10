import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of ASN.1, as a certificate is written in. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const hex = (tag: number, bytes: string) => der(tag, Buffer.from(bytes, 'hex'));
const text = (tag: number, written: string) => der(tag, Buffer.from(written));

const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END CERTIFICATE-----\n`;

/** A certificate that nobody but its own key vouches for, with that key (RSA): for a server that only a test speaks to. */
export function selfMadeCertificate(modulusLength = 2048): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const signature = sequence(hex(0x06, '2a864886f70d01010b'), der(0x05));
  const name = sequence(der(0x31, sequence(hex(0x06, '550403'), text(0x0c, 'localhost'))));
  const validity = sequence(text(0x17, '250101000000Z'), text(0x17, '450101000000Z'));
  const said = sequence(
    hex(0x02, '01'),
    signature,
    name,
    validity,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  );
  const signed = der(0x03, Buffer.from([0]), sign('sha256', said, privateKey));
  return {
    certificate: pem(sequence(said, signature, signed)),
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  };
}
