import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { FreshnessRule } from '../freshness.contract.ts';
import { newestStandards } from './shared/freshness-standard.queries.ts';

type StoredRule = Omit<FreshnessRule, 'standard_name' | 'requirement_title'>;

const columns = sql.raw(
  'f.id, f.version, f.name, f.scope, f.evidence_kind, f.tag, f.standard, f.requirement, f.valid_for_days, f.grace_days, f.effect, f.is_active, f.updated_at',
);

/** With the words of the standards. */
async function found(db: TenantDb, language: Language, more: SQL): Promise<FreshnessRule[]> {
  const rules = await db.query<StoredRule>(
    sql`select ${columns} from freshness_rule f where f.org_id = ${db.org_id} ${more}`,
  );
  const standards = await newestStandards(db, [...new Set(rules.flatMap(({ standard }) => standard ?? []))]);
  return rules.map((rule) => {
    const standard = rule.standard === null ? undefined : standards.get(rule.standard);
    const words = standard?.in(language);
    const { requirement } = rule;
    return {
      ...rule,
      standard_name: words?.name ?? rule.standard,
      // A newer version may ask it no more.
      requirement_title:
        requirement !== null && standard?.byCode.has(requirement)
          ? (words?.of(requirement).title ?? null)
          : null,
    };
  });
}

/** All rules of the organisation, in the order in which they come before each other. */
export const findFreshnessRules = (db: TenantDb, language: Language): Promise<FreshnessRule[]> =>
  found(
    db,
    language,
    sql`order by array_position(array['requirement', 'tag', 'kind'], f.scope), f.standard, f.requirement, f.tag, f.evidence_kind,
      f.valid_for_days, f.grace_days, f.id`,
  );

export const findFreshnessRule = async (
  db: TenantDb,
  language: Language,
  id: string,
): Promise<FreshnessRule | undefined> => (await found(db, language, sql`and f.id = ${id}`))[0];

/** Locks it: whoever reads a rule in order to change it must not race. */
export const findFreshnessRuleToChange = async (
  db: TenantDb,
  language: Language,
  id: string,
): Promise<FreshnessRule | undefined> => (await found(db, language, sql`and f.id = ${id} for update`))[0];

export const countFreshnessRules = async (db: TenantDb): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from freshness_rule where org_id = ${db.org_id}`,
  );
  return row?.n ?? 0;
};
