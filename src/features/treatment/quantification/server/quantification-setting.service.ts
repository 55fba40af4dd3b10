import type { Body } from '#platform/contract/endpoint.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type {
  changeQuantificationSetting,
  QuantificationSetting,
} from '../quantification-setting.contract.ts';
import { quantificationOff } from '../quantification.contract.ts';
import { findSetting, writeSetting } from './quantification.queries.ts';

/** Refuses every call of quantification while the organisation has it switched off. */
export async function expectOn(db: TenantDb): Promise<void> {
  if (!(await findSetting(db)).is_on) refuse(quantificationOff);
}

/** Switches quantification on or off for the organisation. */
export async function changeSetting(
  { db, actor, by }: Call,
  { is_on, version }: Body<typeof changeQuantificationSetting>,
): Promise<QuantificationSetting> {
  const before = await findSetting(db, { toChange: true });
  if (before.version !== version) refuse(staleVersion, { data: before });
  if (before.is_on === is_on) return before;
  await writeSetting(db, is_on, actor.id);
  record(db, by, {
    action: is_on ? 'organisation.quantification_switched_on' : 'organisation.quantification_switched_off',
    objects: { type: 'organisation', id: db.org_id },
  });
  return findSetting(db);
}
