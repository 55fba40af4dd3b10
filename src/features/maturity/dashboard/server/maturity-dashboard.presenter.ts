import type { Actor, Language } from '#platform/contract/access.ts';
import {
  operationalCapabilities,
  securityFunctions,
} from '#features/maturity/framework/framework-content.contract.ts';
import { rolledUp, shown, shownFigures } from '#features/maturity/figure/figure.rules.ts';
import {
  contentOf,
  type FrameworkContent,
} from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import type { FrameworkInUse } from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import {
  mergeFrameworkWords,
  type FrameworkWords,
} from '#features/maturity/framework/server/shared/edition-words.presenter.ts';
import type {
  GroupFigures,
  LookedAtBy,
  MaturityDashboard,
  TopGap,
  TrendPoint,
  UnitFigures,
} from '../maturity-dashboard.contract.ts';
import { besidesLevels } from '../maturity-dashboard.contract.ts';
import {
  codesOf,
  distributionOf,
  groupFiguresBy,
  rolledUpOf,
  rolledUpTrend,
  sharedGaps,
  viewsOf,
  wholeFiguresOf,
} from '../maturity-dashboard.rules.ts';
import { trendLength } from './maturity-dashboard.queries.ts';
import { texts } from './dashboard-explanation.presenter.ts';
import {
  departmentOf,
  flagsOf,
  oneAssessment,
  type VisibleDepartments,
} from './visible-departments.presenter.ts';

const gapsShown = 10;

/** The dashboard as the contract tells it. */
export function toDashboard(
  departments: VisibleDepartments,
  actor: Actor,
  language: Language,
): MaturityDashboard {
  const { framework, source, units } = departments;
  const views = viewsOf(departments);
  const groups = views.map((by) => ({ by, rows: groupRows(departments, by, language) }));
  // What was before is compared with what the same departments say now.
  const comparable = units.filter(({ previous }) => previous !== null);
  const before = comparable
    .flatMap(({ previous }) => previous ?? [])
    .map((figures) => wholeFiguresOf(departments, figures));
  const sinceThen = comparable.map((unit) => wholeFiguresOf(departments, unit.shown.figures));
  const [previous, since] = [before, sinceThen].map((some) => shown(rolledUp(some).current));
  return {
    framework,
    framework_id: departments.about.framework_id,
    framework_name: departments.about.nameIn(language),
    source,
    assessment: oneAssessment(departments, actor),
    overall: {
      ...shownFigures(rolledUp(units.map((unit) => wholeFiguresOf(departments, unit.shown.figures)))),
      previous: previous ?? null,
      change: previous == null || since == null ? null : Math.round((since - previous) * 10) / 10,
    },
    previous_of: before.length,
    without_previous: units
      .filter(({ previous: none }) => none === null)
      .map(({ id, name }) => ({ id, name })),
    sections: (groups.find(({ by }) => by === 'section') ?? groups[0])?.rows ?? [],
    groups: groups.filter(({ by }) => by !== 'section'),
    radar: radarOf(groups[0]?.rows ?? [], language),
    level_distribution: distribution(departments, language),
    trend: trendOf(departments),
    top_gaps: topGaps(departments, language),
    departments: departmentsOf(departments),
    tier: tierOf(departments, language),
    flags: flagsOf(departments),
  };
}

const newestOf = ({ editions }: FrameworkInUse, language: Language): FrameworkContent | undefined =>
  editions[0]?.in(language);

/** The words of what was answered: of several editions, those of the newest before those of the others. */
export function wordsIn({ answered, units }: VisibleDepartments, language: Language): FrameworkWords {
  const shownOf = new Set(units.map((unit) => answered.editionOf(unit.shown)));
  const answeredEditions = answered.editions.filter((edition, at) => at === 0 || shownOf.has(edition));
  return mergeFrameworkWords(answeredEditions.map((edition) => edition.in(language)));
}

/** What a code is called: sections in the words of the framework that was answered, functions in those of the one looked at. */
function wordsFor(by: LookedAtBy, departments: VisibleDepartments, language: Language) {
  const { sections } = wordsIn(departments, language);
  const named = newestOf(departments.about, language)?.groups ?? {};
  const orders: Record<LookedAtBy, [codes: readonly string[], words: Readonly<Record<string, string>>]> = {
    section: [[...sections.keys()], Object.fromEntries(sections)],
    function: [securityFunctions, named['function'] ?? {}],
    implementation_group: [['1', '2', '3'], named['groups'] ?? {}],
    capability: [operationalCapabilities, named['capabilities'] ?? {}],
  };
  return orders[by];
}

function groupRows(departments: VisibleDepartments, by: LookedAtBy, language: Language): GroupFigures[] {
  const [order, words] = wordsFor(by, departments, language);
  const now = departments.units.map((unit) => groupFiguresBy(by, unit.shown.figures));
  const before = departments.units
    .flatMap(({ previous }) => previous ?? [])
    .map((figures) => groupFiguresBy(by, figures));
  return codesOf(now, order).map((code) => ({
    code,
    name: words[code] ?? code,
    ...shownFigures(rolledUpOf(now, code)),
    previous: shown(rolledUpOf(before, code).current),
  }));
}

function radarOf(rows: readonly GroupFigures[], language: Language): MaturityDashboard['radar'] {
  const { chart } = texts[language];
  return {
    label: rows.map(({ name }) => name),
    keys: rows.map(({ code }) => code),
    datasets: (['current', 'desired', 'previous'] as const).map((code) => ({
      code,
      label: chart[code],
      data: rows.map((row) => row[code]),
    })),
  };
}

function distribution(
  { answered, units }: VisibleDepartments,
  language: Language,
): MaturityDashboard['level_distribution'] {
  const { chart } = texts[language];
  const levels = newestOf(answered, language)?.levels ?? [];
  const sections = units.map((unit) => unit.sections);
  const [now, wished] = [
    distributionOf(sections, 'current_level'),
    distributionOf(sections, 'desired_level'),
  ];
  return {
    label: [chart.current, chart.desired],
    keys: ['current', 'desired'],
    datasets: [
      ...levels.map(({ name }, value) => ({
        code: String(value),
        label: name,
        data: [now.levels[value] ?? 0, wished.levels[value] ?? 0],
      })),
      ...besidesLevels.map((code) => ({ code, label: chart[code], data: [now[code], wished[code]] })),
    ],
  };
}

function trendOf(departments: VisibleDepartments): TrendPoint[] {
  const own = new Set(
    departments.units.filter(({ id }) => id === null).flatMap(({ trend }) => (trend ?? []).map(([id]) => id)),
  );
  const lines = departments.units.map(({ trend }) =>
    (trend ?? []).map(([id, date, figures]) => ({ id, date, figures })),
  );
  return rolledUpTrend(lines, trendLength).map(({ date, figures, of }) => {
    const { current, desired, coverage } = shownFigures(figures);
    return {
      date,
      current,
      desired,
      coverage,
      departments: of.filter(({ id }) => !own.has(id)).length,
      has_own: of.some(({ id }) => own.has(id)),
      assessment_id: of.length === 1 ? (of[0]?.id ?? null) : null,
    };
  });
}

function topGaps(departments: VisibleDepartments, language: Language): TopGap[] {
  const { questions: words } = wordsIn(departments, language);
  return sharedGaps(departments.units, gapsShown).map(
    ({ question_id, section_code, widest, current, desired, priority }) => ({
      question_id,
      code: question_id,
      section: section_code,
      title: words.get(question_id)?.title ?? question_id,
      text: words.get(question_id)?.question ?? '',
      current: shown(current),
      desired: shown(desired),
      priority: shown(priority),
      assessment_id: widest.shown.id,
      department: departmentOf(widest),
    }),
  );
}

/** Departments side by side. The organisation's own row stands among them where it has an assessment. */
function departmentsOf(departments: VisibleDepartments): UnitFigures[] {
  return departments.rows
    .filter(({ id, shown: one }) => id !== null || one !== null)
    .map(({ id, name, shown: one }) => ({
      id,
      name,
      ...shownFigures(one === null ? rolledUp([]) : wholeFiguresOf(departments, one.figures)),
      assessment: one && {
        id: one.id,
        ref: one.ref,
        name: one.name,
        period: { from: one.period_from, to: one.period_to },
      },
    }));
}

/** A tier rates the organisation: its own assessment says it, or the only one there is. */
function tierOf(
  { framework, source, units }: VisibleDepartments,
  language: Language,
): MaturityDashboard['tier'] {
  if (framework !== 'nist' || source !== 'nist') return null;
  const unit = units.find(({ id }) => id === null) ?? (units.length === 1 ? units[0] : undefined);
  const value = unit?.shown.tier ?? null;
  const words = value === null ? undefined : contentOf('nist', language).tiers?.[value - 1];
  return value === null || words === undefined ? null : { value, ...words };
}
