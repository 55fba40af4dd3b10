import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

/** A UUIDv7: made by the server, ordered by the moment it was made. */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The same, made by the database where a statement finds out how many it needs: another one for each row. */
export const newIdOfRow = (now: Date): SQL =>
  sql`(${newId(now).slice(0, 15)} || substr(gen_random_uuid()::text, 16))::uuid`;
