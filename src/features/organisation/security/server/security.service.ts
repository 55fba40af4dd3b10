import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion } from '#platform/server/http/refuse.ts';
import type { Call, WithoutTransaction } from '#platform/server/http/serve.ts';
import { listDomains } from '#features/organisation/organisation/server/shared/directory.service.ts';
import type { changeSecurity as changing } from '../security.contract.ts';
import { rulesIn } from './shared/security.queries.ts';

interface Stored {
  security: Record<string, unknown>;
  version: number;
}

const stored = async (db: TenantDb, isToChange = false): Promise<Stored> =>
  one(
    await db.query<Stored>(
      sql`select security, version from organisation where org_id = ${db.org_id} ${isToChange ? sql`for update` : sql``}`,
    ),
  );

const told = ({ security, version }: Stored, { deciders }: Call['actor']) => ({
  ...rulesIn(security),
  version,
  decides_alone: deciders <= 1,
});

export const findSecurity = async ({ db, actor }: Call) => told(await stored(db), actor);

/** Changes the rules. Whether the organisation is listed the directory tells those who are not signed in: it hears of that last. */
export const changeSecurity =
  (adminUrl: string) =>
  ({ inside, body }: WithoutTransaction<typeof changing>) =>
    inside({}, async (call) => {
      const { db, actor, by } = call;
      const { version, ...wanted } = body satisfies Body<typeof changing>;
      const before = await stored(db, true);
      expectVersion(told(before, actor), version);
      const rules = rulesIn(before.security);
      const after = { security: { ...rules, ...wanted }, version: version + 1 };
      const changes = changesBetween(rules, wanted);
      if (changes.length === 0) return told(before, actor);
      await db.query(
        sql`update organisation set security = ${JSON.stringify(after.security)}::jsonb, version = ${after.version} where org_id = ${db.org_id}`,
      );
      const { session_hours, listed } = rulesIn(after.security);
      if (session_hours < rules.session_hours) await shortenSessions(db, session_hours);
      record(db, by, {
        action: 'organisation.security_changed',
        objects: { type: 'organisation', id: db.org_id },
        changes,
      });
      if (listed !== rules.listed) await listDomains(adminUrl, db.org_id, listed);
      return told(after, actor);
    });

/** Open sessions end as if they had begun under the new rules. */
const shortenSessions = (db: TenantDb, hours: number): Promise<unknown> =>
  db.query(
    sql`update session s set ends_at = least(s.ends_at, s.created_at + make_interval(hours => ${hours}::int))
      where s.org_id = ${db.org_id} and s.ended_at is null and s.ends_at > ${db.now.toISOString()}`,
  );
