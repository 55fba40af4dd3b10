import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { riskWorkflow, type RiskFacts } from '#features/risk/record/risk.workflow.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import {
  toControlHead,
  type StoredControlRow,
} from '#features/treatment/control/server/shared/control.presenter.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import type { RiskControl, RiskControlDetails } from '../risk-control.contract.ts';

export interface StoredLink extends RiskControlDetails {
  id: string;
  version: number;
  risk: RiskControl['risk'];
  control: StoredControlRow;
  may_read: boolean;
}

interface AsSent extends StoredControlRow {
  link: Omit<StoredLink, 'control' | 'may_read'>;
  may_read: boolean;
}

const columns = (
  actor: Actor,
  db: TenantDb,
) => sql`${controls.rowColumns(actor, db)}, ${visibleControls(actor)} as may_read,
  json_build_object('id', l.id, 'version', l.version, 'acts_on', l.acts_on, 'design', l.design, 'note', l.note, 'since', l.since,
    'risk', json_build_object('id', r.id, 'ref', r.ref, 'title', r.title)) as link`;

const toStored = ({ link, may_read, ...control }: AsSent): StoredLink => ({ ...link, control, may_read });

/** Whoever may edit a risk says which controls treat it. */
export const mayLink = (actor: Actor, risk: RiskFacts, now: Date): boolean =>
  riskWorkflow.may('edit', actor, risk, now);

/** The link as the contract tells it to this actor, who sees its risk. */
export const toRiskControl = (
  { risk, control, ...link }: StoredLink,
  actor: Actor,
  now: Date,
  of: RiskFacts,
): RiskControl => ({
  ...link,
  risk,
  control: toControlHead(control, today(now, actor.timezone)),
  permissions: { can: mayLink(actor, of, now) ? ['edit', 'remove'] : [] },
});

/** The controls of a risk that the actor sees; what was deleted from the catalogue treats nothing. */
export async function findRiskControls(
  db: TenantDb,
  actor: Actor,
  risk: StoredRisk,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<RiskControl>> {
  const from = sql`from risk_control l join control c on c.org_id = l.org_id and c.id = l.control_id
      join risk r on r.org_id = l.org_id and r.id = l.risk_id
    where l.org_id = ${db.org_id} and l.risk_id = ${risk.id} and c.deleted_at is null`;
  const page = await cappedPage<AsSent>(
    db,
    from,
    sql`select ${columns(actor, db)} ${from} order by l.design desc, l.id limit ${limit} offset ${offset}`,
  );
  return shownPage(page, (row) => toRiskControl(toStored(row), actor, db.now, risk));
}

/** A link of a risk that the actor sees. */
export async function findRiskControl(
  db: TenantDb,
  actor: Actor,
  id: string,
): Promise<StoredLink | undefined> {
  const [row] = await db.query<AsSent>(
    sql`select ${columns(actor, db)} from risk_control l join control c on c.org_id = l.org_id and c.id = l.control_id
      join risk r on r.org_id = l.org_id and r.id = l.risk_id
    where l.org_id = ${db.org_id} and l.id = ${id} and r.deleted_at is null and c.deleted_at is null and ${visibleTo(actor)}`,
  );
  return row && toStored(row);
}
