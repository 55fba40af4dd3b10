import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { ours } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { hashOfRecoveryCode } from './shared/recovery.service.ts';
import { ssoRecoveryCodeTable } from './single-sign-on.table.ts';
import { newTypedSecret, revealed, secretFrom } from '#platform/server/session/random-secret.ts';

const howMany = 10;

/** Makes recovery codes anew; the former ones count no more. */
export async function makeRecoveryCodes({ db, by }: Call): Promise<{ codes: Secret[] }> {
  const codes = Array.from({ length: howMany }, () => secretFrom(revealed(newTypedSecret()).toUpperCase()));
  await db.delete(ssoRecoveryCodeTable).where(ours(db, ssoRecoveryCodeTable));
  await db.insert(ssoRecoveryCodeTable).values(
    codes.map((code) => ({
      id: newId(db.now),
      code_hash: hashOfRecoveryCode(revealed(code)),
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
