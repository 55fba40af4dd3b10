import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { planPaths } from '#features/treatment/plan/web/shared/plan-paths.ts';
import type { HealthCheck } from '../health.contract.ts';

export const healthPath = '/apps/risk/management/health';

/** The list of exactly the rows that a check counts (tests/figures-and-lists.test.ts). `dpt` as the address names a business unit; the
 *  lists remember one of their own, so the whole is said as well. */
export function checkLink(check: HealthCheck, dpt: string | undefined): string {
  const unit = dpt === undefined ? '' : `&dpt=${dpt}`;
  switch (check) {
    case 'plan_overdue':
      return `${planPaths.list}?due=overdue${unit}`;
    case 'control_never_tested':
      return `${controlPaths.list}?flag=never_tested${unit}`;
    default:
      return registerLink({ flag: [check], dpt });
  }
}

const sections: Partial<Record<HealthCheck, string>> = {
  acceptance_missing: 'acceptance',
  plan_missing: 'plans',
  plan_overdue: 'plans',
  control_never_tested: 'controls',
  residual_without_control: 'controls',
};

/** The part of a risk's page where one sees to what a check finds; nothing where that is no part of its own. */
export const riskCheckLink = (check: HealthCheck, risk: string): string | undefined =>
  sections[check] && `${riskLink('view', risk)}&section=${sections[check]}`;
