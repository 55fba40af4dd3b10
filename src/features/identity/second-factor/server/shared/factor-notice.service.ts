import { one, type TenantDb } from '#platform/server/database/database.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { secondFactorMail, type FactorChange } from '../second-factor-mail.content.ts';
import { readFactor, type FactorRow } from './second-factor.queries.ts';

/** Tells the owner of an account what became of its second factor. */
export async function tellOfFactor(
  db: TenantDb,
  outbox: Outbox,
  personId: string,
  what: FactorChange,
): Promise<void> {
  const { email, first_name, last_name, locale, timezone } = one(
    await db.ask<FactorRow>(readFactor, [db.org_id, personId]),
  );
  await outbox.put(db, secondFactorMail, {
    to: { name: `${first_name} ${last_name}`, address: email, language: locale, timezone },
    data: { what, at: db.now.toISOString() },
  });
  if (what === 'added' || what === 'removed') notifyOfSecurity(db, personId, `factor_${what}`);
}
