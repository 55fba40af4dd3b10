import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { newestStandards } from './freshness-standard.queries.ts';
import { requirementUnknown, scopeMismatch, type FreshnessDetails } from '../../freshness.contract.ts';

type Details = Omit<FreshnessDetails, 'name'>;
/** As it is sent: what is not said is none, and a rule holds from the beginning. */
type Sent = { [Field in keyof Details]?: Details[Field] | undefined } & Pick<
  Details,
  'scope' | 'valid_for_days' | 'grace_days' | 'effect'
>;

/** What a rule says, whole. Refuses one that is about nothing, about several things, or about what no standard asks. */
export async function expectSense(db: TenantDb, sent: Sent): Promise<Details> {
  const { scope, evidence_kind = null, tag = null, standard = null, requirement = null } = sent;
  const isAbout = {
    kind: evidence_kind !== null,
    tag: tag !== null,
    requirement: standard !== null && requirement !== null,
  };
  const named = [evidence_kind, tag, standard ?? requirement].filter((target) => target !== null);
  if (!isAbout[scope] || named.length > 1) refuse(scopeMismatch);
  if (standard !== null && requirement !== null) {
    const known = (await newestStandards(db, [standard])).get(standard);
    if (!known?.byCode.has(requirement)) refuse(requirementUnknown);
  }
  const { valid_for_days, grace_days, effect, is_active = true } = sent;
  return { scope, evidence_kind, tag, standard, requirement, valid_for_days, grace_days, effect, is_active };
}
