import { riskFlags } from './risk.contract.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

/** Standing checks of a register (risk health): what should not be there. They are found by the same filter as flags, and no list shows
 *  them in its rows: some compare a risk with others. */
export const riskChecks = [
  /** Nobody owns it. */
  'no_owner',
  /** Whoever owns it left. */
  'inactive_owner',
  /** Its residual rating is below the inherent one, and no control of it has an effect. */
  'residual_without_control',
  /** Its overridden residual rating has lapsed, or is about to. */
  'override_lapsing',
  /** It is accepted, and no acceptance of it holds today. */
  'acceptance_missing',
  /** It is above the risk appetite, not accepted, and no plan is open. */
  'plan_missing',
  /** Another open risk has the same title. */
  'duplicate_title',
] as const;
export type RiskCheck = (typeof riskChecks)[number];

/** What a filter finds by its flag. */
export const foundFlags = [...riskFlags, ...riskChecks] as const;
export type FoundFlag = (typeof foundFlags)[number];

export const isRiskCheck = (flag: FoundFlag): flag is RiskCheck => isIn(riskChecks, flag);

/** So many days before it lapses an overridden rating is called lapsing. */
export const lapsingDays = 14;
