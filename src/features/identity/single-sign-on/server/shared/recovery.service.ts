import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import { useRecoveryCode } from './connection.queries.ts';

/** As it is typed from paper: small letters, spaces and hyphens make no difference. */
export const hashOfRecoveryCode = (code: string): string =>
  hashOfSecret(code.toUpperCase().replace(/[\s-]/g, ''));

/** Uses one of the organisation's recovery codes up for this Admin; false where there is no such code, or no more. */
export async function takeRecoveryCode(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const used = await db.ask(useRecoveryCode, [db.org_id, hashOfRecoveryCode(code), db.now.toISOString(), id]);
  if (used.length === 0) return false;
  record(db, { ...by, id }, { action: 'sso_connection.recovery_code_used', objects: { type: 'person', id } });
  return true;
}
