import { createHmac } from 'node:crypto';
import { derive } from '#platform/server/session/access-token.ts';
import { codeOf, saidIn } from '#platform/server/process/thrown.ts';

/** Signed at another time than the database has it. */
const signedTooEarlyOrLate = 'PLM03';

const keyOf = (secret: string) => derive(secret, 'database context');

/** What the database keeps of the key: the two pads of HMAC, which SQL has no way to make. */
export function contextPads(secret: string): { inner: Buffer; outer: Buffer } {
  const padded = Buffer.concat([keyOf(secret)], 64);
  const pad = (mask: number) => Buffer.from(padded.map((byte) => byte ^ mask));
  return { inner: pad(0x36), outer: pad(0x5c) };
}

/** An organisation with the second at which it was signed for, by the clock of the database. */
export interface Signed {
  orgId: string;
  at: number;
  signature: string;
}

/** One signature serves as many transactions as begin within so many seconds of it. */
const serves = 10;
const mostKept = 10_000;

/** Signs for the organisation of each transaction (signed-context.sql), on one database. */
export function contextSigner(secret: string) {
  const key = keyOf(secret);
  const mac = (said: string) => createHmac('sha256', key).update(said).digest('hex');
  const kept = new Map<string, Signed>();
  /** Seconds by which the clock of the database is ahead of ours. */
  let ahead = 0;
  const seconds = () => Math.floor(Date.now() / 1000);
  return {
    sign(orgId: string): Signed {
      const now = seconds() + ahead;
      const last = kept.get(orgId);
      if (last !== undefined && Math.abs(now - last.at) < serves) return last;
      if (kept.size >= mostKept) kept.clear();
      const signed = { orgId, at: now, signature: mac(`enter ${now} ${orgId}`) };
      kept.set(orgId, signed);
      return signed;
    },
    /** Shows the log that the product ends what it began. */
    close: (proof: string): string => mac(`close ${proof}`),
    /** Whether a transaction was refused because the two clocks differ; the next is signed for by that of the database. */
    minds(error: unknown): boolean {
      if (codeOf(error) !== signedTooEarlyOrLate) return false;
      ahead = Number(saidIn(error, 'detail')) - seconds();
      return true;
    },
  };
}
