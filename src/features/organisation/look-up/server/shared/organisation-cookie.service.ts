import { createHmac, timingSafeEqual } from 'node:crypto';
import { derive } from '#platform/server/session/access-token.ts';

/** The cookie that keeps where people signed in with this browser. It opens nothing. */
export const organisationCookieName = 'orgs';
/** Seconds a browser keeps it after the last sign-in. */
export const organisationCookieSeconds = 180 * 86_400;

const mostEntries = 10;
const entryLength = 34; // 16 bytes of organisation, 16 of address, 2 of day
const dayOf = (moment: Date) => Math.floor(moment.getTime() / 86_400_000);

export interface SignInPlace {
  org: string;
  email: string;
}

/** What a browser knows: which addresses signed in to which organisations. Signed, so that nobody can make one up,
 *  and without the addresses themselves: whoever reads the cookie learns none, and finds only what they could type. */
export function organisationCookie(secret: string) {
  const key = derive(secret, 'known organisations');
  const keyed = (text: string | Buffer) => createHmac('sha256', key).update(text).digest();
  const addressIn = ({ org, email }: SignInPlace) =>
    keyed(`${org} ${email.trim().toLowerCase()}`).subarray(0, entryLength - 18);

  /** The entries of a cookie that is ours, without those too old; the last sign-in first. */
  function entriesOf(cookie: string | undefined, now: Date): Buffer[] {
    const [content = '', signature = ''] = (cookie ?? '').split('.');
    const [kept, given] = [Buffer.from(content, 'base64url'), Buffer.from(signature, 'base64url')];
    const own = keyed(kept);
    if (given.length !== own.length || !timingSafeEqual(given, own)) return [];
    const entries = [];
    for (let at = 0; at + entryLength <= kept.length; at += entryLength)
      entries.push(kept.subarray(at, at + entryLength));
    return entries.filter(
      (entry) => (dayOf(now) - entry.readUInt16BE(32)) * 86_400 <= organisationCookieSeconds,
    );
  }

  return {
    /** The organisations that this address signed in to with this browser. */
    find(cookie: string | undefined, email: string, now: Date): string[] {
      return entriesOf(cookie, now).flatMap((entry) => {
        const org = uuidOf(entry.subarray(0, 16));
        return addressIn({ org, email }).equals(entry.subarray(16, 32)) ? [org] : [];
      });
    },

    /** The cookie after a sign-in. */
    remember(cookie: string | undefined, known: SignInPlace, now: Date): string {
      const entry = Buffer.alloc(entryLength);
      entry.set(Buffer.from(known.org.replaceAll('-', ''), 'hex'));
      entry.set(addressIn(known), 16);
      entry.writeUInt16BE(dayOf(now), 32);
      const others = entriesOf(cookie, now).filter(
        (other) => !other.subarray(0, 32).equals(entry.subarray(0, 32)),
      );
      const content = Buffer.concat([entry, ...others].slice(0, mostEntries));
      return `${content.toString('base64url')}.${keyed(content).toString('base64url')}`;
    },
  };
}

export type OrganisationCookie = ReturnType<typeof organisationCookie>;

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
