import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
} from '#platform/server/database/tenant-table.ts';
import { evidenceKinds, staleEffects } from '#features/treatment/evidence/evidence-kind.contract.ts';
import { freshnessScopes } from '../freshness.contract.ts';

/** How old evidence may be: of a kind, with a tag, or for a requirement. */
export const freshnessRuleTable = pgTable(
  'freshness_rule',
  {
    ...tenantColumns(),
    name: text().notNull(),
    scope: text({ enum: freshnessScopes }).notNull(),
    evidence_kind: text({ enum: evidenceKinds }),
    tag: text(),
    /** By its key, whichever version an assessment is by. */
    standard: text(),
    /** A section, a control or a sub-control, by its code. */
    requirement: text(),
    valid_for_days: smallint().notNull(),
    grace_days: smallint().notNull(),
    effect: text({ enum: staleEffects }).notNull(),
    is_active: boolean().notNull().default(true),
  },
  (row) => [
    tenantKey(row),
    check('freshness_rule_scope_broken', oneOfThese(row.scope, freshnessScopes)),
    check('freshness_rule_evidence_kind_broken', oneOfThese(row.evidence_kind, evidenceKinds)),
    check('freshness_rule_effect_broken', oneOfThese(row.effect, staleEffects)),
    check(
      'freshness_rule_target_broken',
      sql`(${row.scope} = 'kind') = (${row.evidence_kind} is not null) and (${row.scope} = 'tag') = (${row.tag} is not null)
        and (${row.scope} = 'requirement') = (${row.standard} is not null and ${row.requirement} is not null)`,
    ),
    check('freshness_rule_valid_for_days_broken', sql`${row.valid_for_days} between 1 and 3650`),
    check('freshness_rule_grace_days_broken', sql`${row.grace_days} between 0 and 365`),
  ],
);

/** Notes that the rules were changed: every answer with evidence is looked at anew, in the order of their ids. A row goes once that is
 *  done. */
export const freshnessDueTable = pgTable(
  'freshness_due',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    /** The last answer that was looked at. */
    after_control: uuid(),
    noted_at: instant().notNull(),
  },
  (row) => [tenantKey(row)],
);
