import {
  changeQuantificationSetting,
  readQuantificationSetting,
} from '#features/treatment/quantification/quantification-setting.contract.ts';
import {
  quantifyRisk,
  type QuantifiedRisk,
} from '#features/treatment/quantification/quantification.contract.ts';
import type { Caller } from '#tests/world/caller.ts';

/** Switches quantification on, or off, for the caller's organisation. */
export async function switchQuantification(admin: Caller, is_on = true): Promise<void> {
  const { version } = (await admin.calls(readQuantificationSetting)).data;
  await admin.calls(changeQuantificationSetting, { body: { is_on, version } });
}

/** One year in ten, 10,000 to 1,000,000 minor units. */
export const estimate = {
  probability: 0.1,
  loss_low: 10_000,
  loss_high: 1_000_000,
  rationale: 'Three incidents in thirty years',
};

/** Quantifies a risk that is not quantified yet. */
export const quantified = async (
  caller: Caller,
  id: string,
  more: Partial<typeof estimate> = {},
): Promise<QuantifiedRisk> =>
  (await caller.calls(quantifyRisk, { params: { id }, body: { ...estimate, ...more, version: null } })).data;
