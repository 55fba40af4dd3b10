import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './access-token.ts';

/** How texts are sealed: AES-256-GCM by a key of their own, which HKDF makes of SECRET_KEY. Another way gets another number. */
const version = '1';
const nonceLength = 12;
const tagLength = 16;

/** Names a secret without telling anything of it. */
const keyIdOf = (secret: string): string => derive(secret, 'seal key id').toString('base64url', 0, 6);

/** A text of ours that a key sealed which this process was not given. Whoever runs it can mend that, and nobody else. */
export class UnknownKey extends Error {
  constructor(keyId: string) {
    super(`sealed by the key "${keyId}", which is neither that of SECRET_KEY nor that of SECRET_KEY_OLD`);
  }
}

/** Texts that only the product reads, and nobody can make or change. Each begins with how it was sealed and by which key
 *  (`1.<key>.<text>`), so that SECRET_KEY can be changed: what one of `oldSecrets` sealed is opened, and nothing new is sealed by it.
 *  `about` names what a text belongs to; sealed about one thing, it cannot be opened about another. */
export function sealing(secret: string, purpose: string, oldSecrets: readonly string[] = []) {
  const keyOf = (one: string) => [keyIdOf(one), derive(one, `seal ${purpose}`)] as const;
  const [keyId, key] = keyOf(secret);
  const keys = new Map([...oldSecrets.map(keyOf), [keyId, key]]);
  const authenticated = (id: string, about: string) => Buffer.from(`${version}.${id} ${about}`);

  /** `UnknownKey` as a value: what strangers bring may name any key. */
  function opened(sealed: string, about: string): string | undefined | UnknownKey {
    const [how, id = '', text, ...more] = sealed.split('.');
    if (how !== version || text === undefined || more.length > 0) return undefined;
    const known = keys.get(id);
    if (known === undefined) return new UnknownKey(id.slice(0, 20));
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length < nonceLength + tagLength) return undefined;
    try {
      const cipher = createDecipheriv('aes-256-gcm', known, bytes.subarray(0, nonceLength))
        .setAAD(authenticated(id, about))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return cipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + cipher.final('utf8');
    } catch {
      // About another thing, or somebody changed it.
      return undefined;
    }
  }

  return {
    seal(text: string, about: string): string {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(authenticated(keyId, about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return `${version}.${keyId}.${bytes.toString('base64url')}`;
    },

    /** The text, unless it was not sealed here, or about something else. */
    open(sealed: string, about: string): string | undefined {
      const text = opened(sealed, about);
      return text instanceof UnknownKey ? undefined : text;
    },

    /** The same of what we stored: where a key is missing that once was ours, that is said. */
    openStored(sealed: string, about: string): string | undefined {
      const text = opened(sealed, about);
      if (text instanceof UnknownKey) throw text;
      return text;
    },
  };
}

export type Sealing = ReturnType<typeof sealing>;
