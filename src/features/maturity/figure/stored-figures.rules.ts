import {
  operationalCapabilities,
  securityFunctions,
  type FrameworkKind,
} from '#features/maturity/framework/framework-content.contract.ts';
import {
  sectionFigures,
  wholeFigures,
  type Figures,
  type RatedQuestion,
  type RatedSection,
} from './figure.rules.ts';
import { regrouped, wholesBy } from './scope.rules.ts';

/** The ways to look at the questions of a framework beside its sections. */
export const groupings = ['function', 'implementation_group', 'capability'] as const;
export type Grouping = (typeof groupings)[number];

export const groupingsOf: Readonly<Record<FrameworkKind, readonly Grouping[]>> = {
  cis: ['function', 'implementation_group'],
  iso: ['capability'],
  nist: ['function'],
  custom: [],
};

/** Figures of an assessment that is no longer answered, stored so that dashboards and trends need no answers. */
export interface StoredFigures {
  whole: Figures;
  /** By code of section. */
  sections: Record<string, Figures>;
  /** The same questions by the other ways to look at them: `groups.function.Detect`. */
  groups: Partial<Record<Grouping, Record<string, Figures>>>;
  /** The whole as NIST sees it, each security function as heavy as any other; CIS alone has it beside `whole`. */
  by_function: Figures | null;
}

/** What a framework's structure says of a question and of a section: `facts: {function: 'Detect', capabilities: [...]}`. */
export type FactedQuestion = RatedQuestion & {
  facts: Readonly<Record<string, string | readonly string[] | readonly number[]>>;
};
export type FactedSection = RatedSection<FactedQuestion> & { function: string | null };

/** The implementation groups an assessment of these groups can speak of: those its widest one contains. */
const groupsWithin = (scope: readonly number[]): string[] =>
  ['1', '2', '3'].filter((group) => scope.length === 0 || Number(group) <= Math.max(...scope));

/** A question of NIST has the function of its section. */
const withFunction = <Section extends FactedSection>({ function: named, ...section }: Section) => ({
  ...section,
  questions:
    named === null
      ? section.questions
      : section.questions.map((question) => ({ ...question, facts: { ...question.facts, function: named } })),
});

/** Every value of a fact, as text. */
const valuesOf = ({ facts }: FactedQuestion, fact: string): string[] =>
  [facts[fact] ?? []].flat().map(String);

/** The questions of a framework by one of its groupings, in the order people know. */
export function groupedBy(
  grouping: Grouping,
  sections: readonly FactedSection[],
  scope: readonly number[] = [],
): RatedSection<FactedQuestion>[] {
  switch (grouping) {
    case 'function':
      return regrouped(sections.map(withFunction), securityFunctions, (question) =>
        valuesOf(question, 'function'),
      );
    case 'implementation_group':
      return regrouped(sections, groupsWithin(scope), (question) => valuesOf(question, 'groups'));
    case 'capability':
      return regrouped(sections, operationalCapabilities, (question) => valuesOf(question, 'capabilities'));
  }
}

/** NIST's functions are wholes of their categories, however many questions each has; elsewhere a group is its questions. */
function figuresBy(
  grouping: Grouping,
  framework: FrameworkKind,
  sections: readonly FactedSection[],
  scope: readonly number[],
): Record<string, Figures> {
  const found =
    framework === 'nist' && grouping === 'function'
      ? wholesBy(sections, securityFunctions, ({ function: named }) => named ?? '')
      : groupedBy(grouping, sections, scope).map(({ code, questions }) => ({
          code,
          figures: sectionFigures(questions),
        }));
  return Object.fromEntries(found.map(({ code, figures }) => [code, figures]));
}

/** All figures that are stored when an assessment is submitted. */
export const figuresToStore = (
  framework: FrameworkKind,
  sections: readonly FactedSection[],
  scope: readonly number[],
): StoredFigures => ({
  whole: wholeFigures(sections),
  sections: Object.fromEntries(sections.map(({ code, questions }) => [code, sectionFigures(questions)])),
  groups: Object.fromEntries(
    groupingsOf[framework].map((grouping) => [grouping, figuresBy(grouping, framework, sections, scope)]),
  ),
  by_function: framework === 'cis' ? wholeFigures(groupedBy('function', sections)) : null,
});
