import { randomBytes } from 'node:crypto';
import { ours } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfRecoveryCode } from './shared/recovery.service.ts';
import { ssoRecoveryCodeTable } from './single-sign-on.table.ts';

const howMany = 10;
/** Without letters that look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Three groups of four: 60 bits, used once. */
const newCode = (): string =>
  Array.from(randomBytes(12), (byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${letters[byte % 32]}`).join(
    '',
  );

/** Makes recovery codes anew; the former ones count no more. */
export async function makeRecoveryCodes({ db, by }: Call): Promise<{ codes: string[] }> {
  const codes = Array.from({ length: howMany }, newCode);
  await db.delete(ssoRecoveryCodeTable).where(ours(db, ssoRecoveryCodeTable));
  await db.insert(ssoRecoveryCodeTable).values(
    codes.map((code) => ({
      id: newId(db.now),
      code_hash: hashOfRecoveryCode(code),
      created_at: db.now.toISOString(),
    })),
  );
  record(db, by, {
    action: 'sso_connection.recovery_codes_made',
    objects: { type: 'organisation', id: db.org_id },
    note: String(howMany),
  });
  return { codes };
}
