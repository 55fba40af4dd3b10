import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';

/** The pages of the records that evidence hangs on. Controls, plans and tasks show evidence, so their own paths cannot be asked for here. */
export const linkTo: Readonly<Record<string, (id: string) => string>> = {
  risk: (id) => riskLink('view', id),
  control: (id) => `/apps/risk/management/control/view?control=${id}`,
  plan: (id) => `/apps/risk/management/plan/view?plan=${id}`,
  task: (id) => `/apps/risk/management/tasks?task=${id}`,
};
