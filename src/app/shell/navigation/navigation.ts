import {
  BookCheck,
  BookOpenCheck,
  Building2,
  Calculator,
  CalendarClock,
  CalendarDays,
  ChartGantt,
  ChartNoAxesColumn,
  ChartPie,
  ChartSpline,
  CircleUserRound,
  ClipboardCheck,
  FileChartColumn,
  Gauge,
  Grid3x3,
  HeartPulse,
  Landmark,
  LibraryBig,
  Inbox,
  ListChecks,
  ListTodo,
  Mail,
  Network,
  NotebookPen,
  Palette,
  Paperclip,
  Radar,
  ScrollText,
  SearchAlert,
  Settings2,
  Shapes,
  ShieldAlert,
  ShieldCheck,
  Stamp,
  TableProperties,
  Tags,
  Target,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Access } from '#platform/contract/access.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';

export interface NavigationItem {
  id: string;
  type: 'group' | 'collapse' | 'item' | 'link' | 'divider';
  /** A text under `shell:navigation`, or the title itself where there is no such text. */
  title?: string;
  icon?: LucideIcon;
  url?: string;
  /** Paths of its screens that do not lie below its own, or stand for those that do: it is active there too, and below them. */
  also?: readonly string[];
  /** Active on its own path, not on those below it. */
  exact?: boolean;
  /** Where a link opens; a new tab when it is missing. */
  target?: '_blank' | '_self';
  /** The least access whose holders see it and what lies below it; everybody when it is missing. */
  auth?: Access;
  /** A few letters after the title; the theme's secondary colour unless it brings its own. */
  badge?: { title: string; bg?: string; fg?: string };
  children?: readonly NavigationItem[];
}

type TitledItem = NavigationItem & { title: KeyBelow<'shell', 'navigation'> };

const entry = (id: string, title: TitledItem['title'], url: string, icon: LucideIcon): TitledItem => ({
  id,
  type: 'item',
  title,
  url,
  icon,
});

/** The side navigation in the specification's order. An entry is drawn as soon as its screen exists. */
export const navigation: readonly TitledItem[] = [
  {
    id: 'dashboards',
    type: 'collapse',
    title: 'dashboards',
    icon: ChartPie,
    auth: 'user',
    children: [
      entry('dashboard-cis', 'cis', '/apps/dashboards/cis', Radar),
      entry('dashboard-iso', 'iso', '/apps/dashboards/ISO', ShieldCheck),
      entry('dashboard-compliance', 'compliance', '/apps/dashboards/compliance', Landmark),
      entry('dashboard-risk', 'risk', '/apps/dashboards/risk', Target),
    ],
  },
  {
    id: 'maturity',
    type: 'collapse',
    title: 'maturity',
    icon: Gauge,
    auth: 'user',
    children: [
      {
        ...entry('maturity-cis', 'cis', '/apps/maturity/cis', ListChecks),
        also: ['/apps/maturrity/cis', '/apps/assessment'],
      },
      {
        ...entry('maturity-iso', 'iso', '/apps/maturity/ISO', ScrollText),
        also: ['/apps/maturrity/ISO', '/apps/iso/assessment'],
      },
    ],
  },
  {
    id: 'compliance',
    type: 'collapse',
    title: 'compliance',
    icon: ClipboardCheck,
    auth: 'user',
    children: [
      {
        ...entry('compliance-assessments', 'compliance_assessments', '/apps/compliance', BookCheck),
        // Below its path lie the findings as well.
        also: ['iso27001', 'nist_csf', 'pci_dss', 'cis'].map((standard) => `/apps/compliance/${standard}`),
        exact: true,
      },
      entry('compliance-findings', 'findings', '/apps/compliance/findings', SearchAlert),
    ],
  },
  {
    id: 'risk',
    type: 'collapse',
    title: 'risk',
    icon: ShieldAlert,
    auth: 'user',
    children: [
      {
        ...entry('risk-register', 'risk_register', '/apps/risk/management', TableProperties),
        // Below its path lie other entries' as well.
        also: ['add', 'view', 'assessment', 'import', 'deleted'].map(
          (page) => `/apps/risk/management/${page}`,
        ),
        exact: true,
      },
      {
        ...entry('risk-controls', 'controls', '/apps/risk/management/controls', ShieldCheck),
        also: ['/apps/risk/management/control'],
      },
      entry('risk-plans', 'plans', '/apps/risk/management/plan', ChartGantt),
      entry('risk-tasks', 'tasks', '/apps/risk/management/tasks', ListTodo),
      entry('boards', 'boards', '/apps/scrumboard/boards', ChartNoAxesColumn),
      {
        ...entry('risk-acceptances', 'acceptances', '/apps/risk/management/acceptances', Stamp),
        also: ['/apps/risk/management/acceptance'],
      },
      entry('risk-evidence', 'evidence', '/apps/risk/management/evidence', Paperclip),
      entry('risk-health', 'risk_health', '/apps/risk/management/health', HeartPulse),
      entry('risk-reports', 'risk_reports', '/apps/risk/reports', FileChartColumn),
    ],
  },
  {
    id: 'settings',
    type: 'collapse',
    title: 'settings',
    icon: Settings2,
    auth: 'user',
    children: [
      { ...entry('management', 'management', '/apps/settings/management', UsersRound), auth: 'admin' },
      entry('profile', 'profile', '/profile', CircleUserRound),
      { ...entry('departments', 'departments', '/departments', Network), auth: 'admin' },
      { ...entry('organization', 'organization', '/settings/organization', Building2), auth: 'admin' },
      { ...entry('branding', 'branding', '/branding', Palette), auth: 'admin' },
      entry('likelihood', 'likelihood', '/likelyhood', Grid3x3),
      entry('risk-categories', 'risk_categories', '/settings/categories', Shapes),
      { ...entry('risk-tags', 'risk_tags', '/settings/tags', Tags), auth: 'staff' },
      entry('risk-repository', 'risk_repository', '/settings/repository', BookOpenCheck),
      { ...entry('frameworks', 'frameworks', '/settings/frameworks', LibraryBig), auth: 'admin' },
      {
        ...entry('evidence-freshness', 'evidence_freshness', '/settings/freshness', CalendarClock),
        auth: 'admin',
      },
      { ...entry('mail', 'mail', '/settings/mail', Mail), auth: 'admin' },
    ],
  },
];

/** What waits for somebody: not in the specification's tree, and for everybody. */
export const workEntry = entry('work', 'work', '/apps/work', Inbox);
/** What falls on days: for everybody as well. */
export const calendarEntry = entry('calendar', 'calendar', '/apps/calendar', CalendarDays);
/** Not in the specification's tree: it joins the dashboards while there is something to show. */
export const nistEntry = entry('dashboard-nist', 'nist', '/apps/dashboards/nist', ChartSpline);
/** What quantified risks cost together, where the organisation quantifies them. */
export const quantificationEntry = entry(
  'risk-quantification',
  'quantification',
  '/apps/risk/management/quantification',
  Calculator,
);
/** The organisation's own frameworks, once one is published. */
export const ownEntries = {
  dashboards: entry('dashboard-own', 'own_frameworks', '/apps/dashboards/own', ChartNoAxesColumn),
  maturity: {
    ...entry('maturity-own', 'own_frameworks', '/apps/maturity/own', NotebookPen),
    also: ['/apps/own/assessment'],
  },
};
