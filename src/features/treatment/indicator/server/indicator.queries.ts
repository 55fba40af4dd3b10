import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { actsFor } from '#platform/contract/deciding.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { riskWorkflow, type RiskFacts } from '#features/risk/record/risk.workflow.ts';
import { readingsShown, type Indicator, type IndicatorDetails, type Reading } from '../indicator.contract.ts';
import { bandOf, stateOf } from '../indicator.rules.ts';

type StoredReading = Omit<Reading, 'band'>;

export interface StoredIndicator extends IndicatorDetails {
  id: string;
  version: number;
  risk_id: string;
  owner_name: string;
  added_on: string;
  next_on: string;
  updated_at: string;
  /** The last ones, the oldest first. */
  readings: StoredReading[];
}

const readingColumns = sql.raw(`g.id, g.at, g.value, g.note, g.source, g.by_name as by`);
/** Of several for one day, the one recorded last counts. */
const newest = sql.raw('g.at desc, g.number desc');

const columns = sql`i.id, i.version, i.risk_id, i.name, i.unit, i.direction, i.amber, i.red, i.cadence, i.owner_id, i.added_on, i.next_on, i.updated_at,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = i.org_id and p.id = i.owner_id) as owner_name,
  (select coalesce(json_agg(n.said order by n.at, n.number), '[]') from (
    select g.at, g.number, json_build_object('id', g.id, 'at', g.at, 'value', g.value, 'note', g.note, 'source', g.source, 'by', g.by_name) as said from indicator_reading g where g.org_id = i.org_id and g.indicator_id = i.id order by ${newest} limit ${readingsShown}
  ) n) as readings`;

const found = (db: TenantDb, riskId: string, rest: SQL): Promise<StoredIndicator[]> =>
  db.query<StoredIndicator>(
    sql`select ${columns} from indicator i where i.org_id = ${db.org_id} and i.risk_id = ${riskId} ${rest}`,
  );

/** The indicators of a risk, in the order in which they were added. Whether its reader sees the risk is asked before. */
export const findIndicators = (db: TenantDb, riskId: string): Promise<StoredIndicator[]> =>
  found(db, riskId, sql`order by i.id`);

/** One of them. Whoever writes it has locked its risk. */
export const findIndicator = async (
  db: TenantDb,
  riskId: string,
  id: string,
): Promise<StoredIndicator | undefined> => (await found(db, riskId, sql`and i.id = ${id}`))[0];

/** Whether an actor may record readings of it: as its owner, or as whoever edits its risk. */
export const mayRecord = (
  actor: Actor,
  { owner_id }: Pick<StoredIndicator, 'owner_id'>,
  risk: RiskFacts,
  now: Date,
): boolean => actsFor(actor, owner_id) || riskWorkflow.isAllowed('edit', actor, risk, now);

/** Where an indicator stands today. */
export const stateNow = (
  row: StoredIndicator,
  { timezone }: Pick<Actor, 'timezone'>,
  now: Date,
): Indicator['state'] => stateOf({ ...row, last: row.readings.at(-1) ?? null }, today(now, timezone));

/** An indicator as the contract tells it to this actor, who sees its risk. */
export function toIndicator(row: StoredIndicator, actor: Actor, now: Date, risk: RiskFacts): Indicator {
  const { owner_id, owner_name, added_on: _, ...rest } = row;
  const readings = row.readings.map((one) => withBand(row, one));
  const isOpen = riskWorkflow.startsFrom('edit', risk);
  const edits = isOpen && riskWorkflow.may('edit', actor, risk, now);
  return {
    ...rest,
    owner: { id: owner_id, name: owner_name },
    state: stateNow(row, actor, now),
    readings,
    last: readings.at(-1) ?? null,
    permissions: {
      can: [
        ...(edits ? (['edit', 'remove'] as const) : []),
        ...(isOpen && mayRecord(actor, row, risk, now) ? (['record'] as const) : []),
      ],
    },
  };
}

const withBand = (indicator: StoredIndicator, one: StoredReading): Reading => ({
  ...one,
  band: bandOf(indicator, one.value),
});

/** The readings of an indicator, the newest first. */
export async function findReadings(
  db: TenantDb,
  indicator: StoredIndicator,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Reading>> {
  const rows = await db.query<StoredReading & { total: number }>(sql`
    with n as (select count(*)::int as total from indicator_reading g where g.org_id = ${db.org_id} and g.indicator_id = ${indicator.id})
    select n.total, g.* from n left join lateral (select ${readingColumns} from indicator_reading g
      where g.org_id = ${db.org_id} and g.indicator_id = ${indicator.id} order by ${newest} limit ${limit} offset ${offset}) g on true`);
  const data = rows.filter(({ id }) => id !== null).map((row) => withBand(indicator, row));
  return { data, count: rows[0]?.total ?? 0 };
}
