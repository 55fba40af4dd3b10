import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './access-token.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Seals what must be read again later, and by the product alone: AES-256-GCM under a key derived from SECRET_KEY for this one
 *  purpose. The organisation is authenticated with it: copied into another one's row, it opens no more. */
export function sealing(secret: string, purpose: string) {
  const key = derive(secret, purpose);
  return {
    /** As text for a column. */
    seal(orgId: string, text: string): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(
        Buffer.from(orgId),
      );
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** What was sealed for this organisation; throws where it was not, or was changed. */
    open(orgId: string, stored: string): string {
      const bytes = Buffer.from(stored, 'base64url');
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)];
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(orgId))
        .setAuthTag(tag);
      return Buffer.concat([
        decipher.update(bytes.subarray(ivLength + tagLength)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

export type Sealing = ReturnType<typeof sealing>;
