import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { isRiskCheck, type FoundFlag } from '#features/risk/record/risk-check.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import { standings } from '#features/risk/record/risk-status.contract.ts';
import type { DayField } from '../../condition-field.contract.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import type { Condition } from '../../risk-filter.contract.ts';
import { areOpen, type ConditionTree } from '../../risk-filter.rules.ts';
import { checkHolds } from './risk-check.queries.ts';
import { inDepartments } from './risk-selection.queries.ts';

/** What conditions are made with. */
export interface Asking {
  db: TenantDb;
  actor: Actor;
  /** The condition that a risk has the words of a text. */
  hasWords: (text: string) => SQL;
}

/** Conditions on a risk `r` as SQL. Small closed numbers stand in the text, where the planner sees them; everything a
 *  person typed is a parameter. */
export function holds(asking: Asking, tree: ConditionTree): SQL {
  if ('and' in tree) return joined(asking, tree.and, sql` and `);
  if ('or' in tree) return joined(asking, tree.or, sql` or `);
  const found = one(asking, tree);
  // What is unknown (no owner, no rating) is not among those named.
  return tree.op === 'not_in' ? sql`(${found}) is not true` : sql`(${found})`;
}

const joined = (asking: Asking, tree: readonly ConditionTree[], by: SQL): SQL =>
  sql`(${sql.join(
    tree.map((part) => holds(asking, part)),
    by,
  )})`;

function one({ db, actor, hasWords }: Asking, tree: Condition): SQL {
  switch (tree.field) {
    case 'status':
      return areOpen(tree.value)
        ? sql`r.state between 1 and 5`
        : amongNumbers(
            sql`r.state`,
            tree.value.map((standing) => standings.indexOf(standing)),
          );
    case 'level':
      return levelAmong(db, tree.basis ?? 'current', tree.value);
    case 'department':
      return amongOrNone(tree.value, sql`r.department_id`, (ids) => inDepartments(db, ids));
    case 'owner':
    case 'category': {
      const column = sql`r.${sql.identifier(`${tree.field}_id`)}`;
      return amongOrNone(tree.value, column, (ids) => among(column, ids));
    }
    case 'department_itself':
      return among(sql`r.department_id`, [tree.value]);
    case 'raised_by':
      return among(sql`r.raised_by`, tree.value);
    case 'tag':
      return sql`r.id in (select l.risk_id from risk_tag_link l where l.org_id = ${db.org_id} and ${among(sql`l.tag_id`, tree.value)})`;
    case 'flag':
      return sql.join(
        tree.value.map((flag) => sql`(${flagHolds(db, actor, flag)})`),
        sql` or `,
      );
    case 'treatment':
    case 'source':
      return sql`r.${sql.identifier(tree.field)} = any (${sql.param(tree.value)}::text[])`;
    case 'text':
      return hasWords(tree.value);
    case 'cell': {
      const { basis, likelihood, consequence } = tree.value;
      const stands =
        basis === 'current'
          ? sql`r.rank = ${rankOf(db, likelihood, consequence)} and ${sql.raw(standsIn('coalesce(r.residual_likelihood, r.inherent_likelihood)', likelihood))}`
          : sql`${sql.raw(`${standsIn(`r.${basis}_likelihood`, likelihood)} and ${standsIn(`r.${basis}_consequence`, consequence)}`)} and ${hasLevel}`;
      return sql`${stands} and r.model_version = ${activeModel(db)}`;
    }
    case 'arrival': {
      const { status, from, to } = tree.value;
      return sql`r.id in (select t.risk_id from risk_transition t where t.org_id = ${db.org_id} and t.status = ${status}
        and t.at >= ${startOf(actor, from)} and t.at < ${endOf(actor, to)})`;
    }
    default:
      return onDay(actor, tree.field, tree.op, tree.value);
  }
}

const standsIn = (column: string, step: number): string => `${column} = ${step}`;
/** Nothing remains of an avoided risk. */
const hasLevel = sql`r.state <> 3`;
/** What the order by level calls a cell of the matrix in use: narrows the index of that order. */
const rankOf = (db: TenantDb, likelihood: number, consequence: number): SQL =>
  sql`(select (a.matrix -> ${sql.raw(String(likelihood - 1))} ->> ${sql.raw(String(consequence - 1))})::int * 100 + ${sql.raw(String(likelihood * consequence))}
    from risk_model a where a.org_id = ${db.org_id} and a.status = 'active')`;

const uuids = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::uuid[]`;
const startOf = (actor: Actor, day: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${actor.timezone})`;
const endOf = (actor: Actor, day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${actor.timezone})`;

/** One id by equality: then the index that begins with it also gives the order. */
const among = (column: SQL, ids: readonly string[]): SQL =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = any (${uuids(ids)})`;

function amongOrNone(values: readonly (string | null)[], column: SQL, found: (ids: string[]) => SQL): SQL {
  const ids = values.filter((value) => value !== null);
  const none = sql`${column} is null`;
  if (ids.length === values.length) return found(ids);
  return ids.length === 0 ? none : sql`(${none} or ${found(ids)})`;
}

const amongNumbers = (column: SQL, values: readonly number[]): SQL =>
  values.length === 1
    ? sql`${column} = ${sql.raw(String(values[0]))}`
    : sql`${column} in (${sql.raw(values.join(', '))})`;

/** The level a risk counts with is the first part of its rank, so the order's own index answers it. Levels are those of the
 *  model in use, as figures count them: what was rated with another one is found by its flag. */
function levelAmong(db: TenantDb, basis: LevelBasis, levels: readonly number[]): SQL {
  const one = (level: number) =>
    basis === 'current'
      ? `r.rank between ${level * 100} and ${level * 100 + 99}`
      : level < 0
        ? `r.${basis}_level is null`
        : `r.${basis}_level = ${level}`;
  const found = sql.raw(`(${levels.map(one).join(' or ')})`);
  const withModel = sql`r.model_version = ${activeModel(db)}${levels.includes(-1) ? sql` or r.model_version is null` : sql``}`;
  if (basis !== 'current') return sql`${found} and (${withModel}) and ${hasLevel}`;
  return levels.every((level) => level < 0) ? found : sql`${found} and (${withModel})`;
}

function onDay(actor: Actor, field: DayField, op: 'from' | 'to', day: string): SQL {
  if (field === 'updated_on') {
    return op === 'from'
      ? sql`r.updated_at >= ${startOf(actor, day)}`
      : sql`r.updated_at < ${endOf(actor, day)}`;
  }
  // A day that is not set sorts last, and is no day that a condition finds.
  const column = sql.raw(field === 'review_on' ? 'r.review_sort' : `r.${field}`);
  if (op === 'to') return sql`${column} <= ${day}::date`;
  return field === 'review_on'
    ? sql`${column} >= ${day}::date and r.review_on is not null`
    : sql`${column} >= ${day}::date`;
}

export const activeModel = (db: TenantDb): SQL =>
  sql`(select a.number from risk_model a where a.org_id = ${db.org_id} and a.status = 'active')`;

/** The flags of risk.rules as conditions; a test holds the two together. */
export function flagHolds(db: TenantDb, actor: Actor, flag: FoundFlag): SQL {
  if (isRiskCheck(flag)) return checkHolds(db, actor, flag);
  switch (flag) {
    case 'untriaged':
      return sql`r.state = 0`;
    case 'awaiting_decision':
      return sql`r.request is not null`;
    case 'expiring_acceptance':
      return sql`r.status = 'accepted' and r.accepted_until <= ${daysLater(today(db.now, actor.timezone), expiringDays)}::date`;
    case 'above_appetite':
      return sql`r.state < 6 and r.level > r.appetite_level`;
    case 'unrated':
      return sql`r.state < 6 and r.inherent_likelihood is null and ${hasLevel}`;
    case 'overdue_review':
      return sql`r.state < 6 and r.review_sort < ${today(db.now, actor.timezone)}::date`;
    case 'residual_lapsed':
      return sql`r.state < 6 and ${hasLevel} and r.residual_level is not null and r.residual_lapses_on < ${today(db.now, actor.timezone)}::date`;
    case 'control_stale':
      return sql`r.state < 6 and r.residual_reopens_on is not null`;
    case 'rating_asked':
      return sql`r.state < 6 and r.rating_asked_at is not null`;
    case 'older_model':
      return sql`r.state < 6 and ${hasLevel} and r.model_version <> ${activeModel(db)}`;
  }
}
