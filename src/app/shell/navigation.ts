import { ChartPie, ClipboardCheck, Gauge, Settings2, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { Access } from '#platform/contract/access.ts';

export interface NavigationItem {
  id: string;
  type: 'group' | 'collapse' | 'item';
  /** A text under `shell:navigation`. */
  title: string;
  icon?: LucideIcon;
  url?: string;
  /** Active on this path only, not on those below it. */
  exact?: boolean;
  /** The least access whose holders see it; everybody when it is missing. */
  auth?: Access;
  children?: NavigationItem[];
}

const entry = (id: string, title: string, url: string): NavigationItem => ({ id, type: 'item', title, url });

/** The side navigation in the specification's order. An entry is drawn as soon as its screen exists. */
export const navigation: NavigationItem[] = [
  {
    id: 'dashboards',
    type: 'collapse',
    title: 'dashboards',
    icon: ChartPie,
    auth: 'user',
    children: [
      entry('dashboard-cis', 'cis', '/apps/dashboards/cis'),
      entry('dashboard-iso', 'iso', '/apps/dashboards/ISO'),
      entry('dashboard-compliance', 'compliance', '/apps/dashboards/compliance'),
      entry('dashboard-risk', 'risk', '/apps/dashboards/risk'),
    ],
  },
  {
    id: 'maturity',
    type: 'collapse',
    title: 'maturity',
    icon: Gauge,
    auth: 'user',
    children: [
      entry('maturity-cis', 'cis', '/apps/maturity/cis'),
      entry('maturity-iso', 'iso', '/apps/maturity/ISO'),
    ],
  },
  {
    id: 'compliance',
    type: 'item',
    title: 'compliance',
    icon: ClipboardCheck,
    url: '/apps/compliance',
    auth: 'user',
  },
  {
    id: 'risk',
    type: 'collapse',
    title: 'risk',
    icon: ShieldAlert,
    auth: 'user',
    children: [
      entry('risk-register', 'risk_register', '/apps/risk/management'),
      entry('risk-reports', 'risk_reports', '/apps/risk/reports'),
    ],
  },
  {
    id: 'settings',
    type: 'collapse',
    title: 'settings',
    icon: Settings2,
    auth: 'user',
    children: [entry('likelihood', 'likelihood', '/likelyhood')],
  },
];

/** The part of the tree a person sees: entries with a screen, of those they may open; a branch with nothing below it is left out. */
export function visible(
  items: readonly NavigationItem[],
  hasScreen: (url: string) => boolean,
  mayOpen: (access: Access) => boolean,
): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.auth !== undefined && !mayOpen(item.auth)) return [];
    if (item.children === undefined) return item.url !== undefined && hasScreen(item.url) ? [item] : [];
    const children = visible(item.children, hasScreen, mayOpen);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether a path is a url or lies below it, segment by segment. */
export const contains = (url: string, path: string): boolean => path === url || path.startsWith(`${url}/`);

export const isActive = ({ url, exact = false }: NavigationItem, path: string): boolean =>
  url !== undefined && (exact ? path === url : contains(url, path));

/** Whether an entry or one below it is where one is. */
export const leadsTo = (item: NavigationItem, path: string): boolean =>
  isActive(item, path) || (item.children ?? []).some((child) => leadsTo(child, path));
