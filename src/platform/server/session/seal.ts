import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './access-token.ts';

const nonceLength = 12;
const tagLength = 16;

/** Texts that only the product reads, and nobody can make or change: AES-256-GCM by a key of their own, derived from SECRET_KEY.
 *  `about` names what a text belongs to; sealed about one thing, it cannot be opened about another. */
export function sealing(secret: string, purpose: string) {
  const key = derive(secret, `seal ${purpose}`);
  return {
    seal(text: string, about: string): string {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** The text, unless it was not sealed here, or about something else. */
    open(sealed: string, about: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceLength + tagLength) return undefined;
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
        return (
          cipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + cipher.final('utf8')
        );
      } catch {
        // Another key, another thing, or somebody changed it.
        return undefined;
      }
    },
  };
}

export type Sealing = ReturnType<typeof sealing>;
