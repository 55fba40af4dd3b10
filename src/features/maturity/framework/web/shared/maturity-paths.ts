import type { FrameworkKind, MaturityFramework } from '../../framework-content.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** The screens of each framework, letter for letter as the specification spells them. */
export const maturityPaths = {
  cis: { list: '/apps/maturity/cis', add: '/apps/maturrity/cis/add', assessment: '/apps/assessment' },
  iso: { list: '/apps/maturity/ISO', add: '/apps/maturrity/ISO/add', assessment: '/apps/iso/assessment' },
  nist: { list: '/apps/maturity/nist', add: '/apps/maturity/nist/add', assessment: '/apps/nist/assessment' },
} as const satisfies Record<MaturityFramework, object>;

/** The screens of the organisation's own frameworks: `?framework=` names one, an assessment names its own. */
export const ownMaturityPaths = {
  list: '/apps/maturity/own',
  add: '/apps/maturity/own/add',
  assessment: '/apps/own/assessment',
  dashboard: '/apps/dashboards/own',
} as const;

/** Where the dashboards show an assessment. */
export const maturityDashboardPaths = {
  cis: '/apps/dashboards/cis',
  iso: '/apps/dashboards/ISO',
  nist: '/apps/dashboards/nist',
} as const satisfies Record<MaturityFramework, string>;

/** What can be seen of one assessment beside its questions, whatever its framework: `?assessment=` names it. */
export const assessmentPaths = {
  roadmap: '/apps/maturity/roadmap',
  compare: '/apps/maturity/compare',
  import: '/apps/maturity/import',
} as const;

interface Named {
  id: string;
  framework: FrameworkKind;
}

const pathsOf = (framework: FrameworkKind) =>
  framework === 'custom' ? ownMaturityPaths : maturityPaths[framework];

/** The framework a screen is about: a shipped one, or one of the organisation's own, which the id then names. */
export interface FrameworkInView {
  framework: FrameworkKind;
  framework_id: string | null;
}

const naming = (path: string, id: string | null) => (id === null ? path : `${path}?framework=${id}`);

/** The assessments by a framework. */
export const listLink = ({ framework, framework_id }: FrameworkInView): string =>
  naming(pathsOf(framework).list, framework_id);

/** The form that begins an assessment by it. */
export const addLink = ({ framework, framework_id }: FrameworkInView): string =>
  naming(pathsOf(framework).add, framework_id);

/** What its assessments say. */
export const dashboardLink = ({ framework, framework_id }: FrameworkInView): string =>
  naming(
    framework === 'custom' ? ownMaturityPaths.dashboard : maturityDashboardPaths[framework],
    framework_id,
  );

/** The same place in the business unit that is chosen. */
export const inUnit = (link: string, unit: string | null): string =>
  unit === null ? link : `${link}${link.includes('?') ? '&' : '?'}dpt=${unit}`;

/** The questions of an assessment, at a section where one is named, at a question where one is named too. */
export function assessmentLink({ id, framework }: Named, section?: string, question?: string): string {
  const search = new URLSearchParams({ assessment: id });
  if (section !== undefined) search.set('section', section);
  if (question !== undefined) search.set('question', question);
  return `${pathsOf(framework).assessment}?${search}`;
}

/** With its framework the address also says which list it belongs to, should the assessment no longer be there. */
type Shown = string | (Named & { framework_id?: string | null });

function shownLink(path: string, shown: Shown, more: Record<string, string> = {}): string {
  if (typeof shown === 'string') return `${path}?${new URLSearchParams({ assessment: shown, ...more })}`;
  const { id, framework, framework_id } = shown;
  return `${path}?${new URLSearchParams({ assessment: id, framework: framework_id ?? framework, ...more })}`;
}

export const roadmapLink = (shown: Shown): string => shownLink(assessmentPaths.roadmap, shown);
export const importLink = (shown: Shown): string => shownLink(assessmentPaths.import, shown);

/** Two side by side; without the second the screen offers a choice. */
export const compareLink = (shown: Shown, other?: string): string =>
  shownLink(assessmentPaths.compare, shown, other === undefined ? {} : { with: other });

const shipped = keysOf(maturityPaths);

/** The list an address belongs to: by its path, or by the framework it names where a path is for all of them. */
export function listOfAddress({ pathname, search }: { pathname: string; search: string }): string {
  const named = new URLSearchParams(search).get('framework');
  const kind = shipped.find(
    (framework) => framework === named || Object.values<string>(maturityPaths[framework]).includes(pathname),
  );
  if (kind !== undefined) return maturityPaths[kind].list;
  const isOwn = named !== null || Object.values<string>(ownMaturityPaths).includes(pathname);
  return isOwn ? listLink({ framework: 'custom', framework_id: named }) : maturityPaths.cis.list;
}
