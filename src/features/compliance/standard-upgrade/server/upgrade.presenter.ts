import type { Actor } from '#platform/contract/access.ts';
import { complianceWorkflow } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import type { UpgradeEffect } from '../standard-upgrade.contract.ts';
import type { StoredEffect, StoredOpen } from './upgrade-effect.queries.ts';
import { groupsAfter, type UpgradePlan } from './upgrade-plan.service.ts';

/** What becomes of an assessment, as whoever asks may see and do it. */
export function toEffect(
  stored: StoredOpen,
  { id, sums, ...counts }: StoredEffect,
  plan: UpgradePlan,
  { actor, now }: { actor: Actor; now: Date },
): UpgradeEffect {
  const kept = groupsAfter(plan, stored.groups_in_scope);
  return {
    id,
    version: stored.version,
    ref: stored.ref,
    name: stored.name,
    status: stored.status as UpgradeEffect['status'],
    department:
      stored.department_id === null ? null : { id: stored.department_id, name: stored.department_name ?? '' },
    lead: { id: stored.lead_id, name: stored.lead_name ?? '' },
    ...counts,
    groups_lost: stored.groups_in_scope.filter((group) => !kept.includes(group)),
    before: figuresOf(stored.sums),
    after: figuresOf(sums),
    // Upgrading is changing it, for whoever may and while it may be.
    may_upgrade:
      plan.to.is_in_force &&
      complianceWorkflow.can(actor, { ...stored, open_controls: 0 }, now).includes('edit'),
    remainder: null,
  };
}
