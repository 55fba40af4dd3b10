import { planPage } from '../../plan-path.rules.ts';

/** Where the screens of plans are; `?plan=` names the one. */
export const planPaths = {
  list: '/apps/risk/management/plan',
  view: planPage,
  edit: '/apps/risk/management/plan/edit',
} as const;

export const planLink = (page: 'view' | 'edit', id: string): string => `${planPaths[page]}?plan=${id}`;

/** The form of a new plan, for a control and a risk where they are known. */
export function newPlanLink({ control, risk }: { control?: string; risk?: string } = {}): string {
  const search = new URLSearchParams({ ...(risk && { risk }), ...(control && { control }) });
  return search.size === 0 ? planPaths.edit : `${planPaths.edit}?${search}`;
}

/** The page of the control that a plan improves. */
export const controlViewLink = (id: string): string => `/apps/risk/management/control/view?control=${id}`;
