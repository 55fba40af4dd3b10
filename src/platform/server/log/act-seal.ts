import { createHmac, randomBytes } from 'node:crypto';
import type { LogFault } from '#platform/contract/log-fault.ts';
import { derive } from '#platform/server/session/access-token.ts';

/** Seals what goes into the log by a key that follows from SECRET_KEY and is in no database: what somebody else wrote into it, the
 *  owner of its tables included, has no seal. A seal names its key, so that SECRET_KEY can be changed, and is used once: an entry
 *  that is put in a second time gives itself away. */
export function actSeals(secret: string, oldSecrets: readonly string[] = []) {
  const keyOf = (one: string) =>
    [derive(one, 'log key id').toString('base64url', 0, 6), derive(one, 'log')] as const;
  const [keyId, key] = keyOf(secret);
  const keys = new Map([...oldSecrets.map(keyOf), [keyId, key]]);
  /** `<key>.<nonce>.<mac>` */
  const sealOf = (id: string, by: Buffer, nonce: string, said: string) =>
    `${id}.${nonce}.${createHmac('sha256', by).update(`${nonce}\n${said}`).digest('base64url')}`;
  const saidBy = (orgId: string, body: string) => `${orgId}\n${body}`;
  return {
    seal: (orgId: string, body: string): string =>
      sealOf(keyId, key, randomBytes(12).toString('base64url'), saidBy(orgId, body)),
    /** What is wrong with the seal of an entry. */
    fault(orgId: string, { seal, body }: { seal: string; body: string }): LogFault | undefined {
      const [id = '', nonce = ''] = seal.split('.');
      const known = keys.get(id);
      if (known === undefined) return 'other_key';
      // To the letter: two ways to write one seal would be two entries.
      return seal === sealOf(id, known, nonce, saidBy(orgId, body)) ? undefined : 'forged';
    },
  };
}

export type ActSeals = ReturnType<typeof actSeals>;
