import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/contract/access.ts';
import {
  maturityStructure,
  maturityWords,
  type EffortClass,
  type FrameworkKind,
  type MaturityFramework,
  type MaturityStructure,
  type MaturityWords,
} from '../../framework-content.contract.ts';

/** What a framework sorts its questions by, as it spells it: `{function: 'Detect', groups: [2, 3]}`. */
export type Facts = Record<string, string | string[] | number[]>;

/** A question in no language: what figures, scope and ranking need. */
export interface StructuredQuestion {
  id: string;
  effort: EffortClass;
  /** CIS's implementation groups; other frameworks have none. */
  groups?: number[];
  /** In its section; 1 in the shipped frameworks. */
  weight: number;
  facts: Facts;
}

export interface StructuredSection {
  code: string;
  /** NIST sorts its categories by function; other frameworks do not sort their sections. */
  function: string | null;
  /** In the whole; 1 in the shipped frameworks. */
  weight: number;
  questions: StructuredQuestion[];
}

export interface FrameworkStructure {
  key: FrameworkKind;
  version: string;
  content_version: number;
  sections: StructuredSection[];
  /** The section each question stands in, by identifier. */
  sectionOf: ReadonlyMap<string, StructuredSection>;
}

export interface WordedQuestion extends StructuredQuestion {
  title: string;
  question: string;
  good: string;
  evidence: string;
  /** The facts by what they are called in this language. */
  named: Facts;
}

export interface WordedSection extends Omit<StructuredSection, 'questions'> {
  name: string;
  /** What the function is called in this language. */
  group: string | null;
  /** What each level looks like here; null where a framework of the organisation's own says nothing besides its levels. */
  levels: string[] | null;
  questions: WordedQuestion[];
}

/** A framework in one language. */
export interface FrameworkContent
  extends
    Omit<FrameworkStructure, 'sections'>,
    Pick<MaturityWords, 'name' | 'description' | 'levels' | 'tiers' | 'groups'> {
  sections: WordedSection[];
}

const folder = join(import.meta.dirname, '../../content');
const readContent = (framework: MaturityFramework, language?: Language): unknown =>
  JSON.parse(
    readFileSync(
      join(folder, framework, [framework, ...(language ? [language] : []), 'json'].join('.')),
      'utf8',
    ),
  );

/** Cached for the life of the process: shipped content does not change while the server runs. */
function remembered<Key extends string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    let found = made.get(key);
    if (found === undefined) made.set(key, (found = make(key)));
    return found;
  };
}

/** A mark that is only ever true sorts nothing. */
function factsOf(question: MaturityStructure['sections'][number]['questions'][number]): Facts {
  return Object.fromEntries(
    Object.entries(question).filter(
      (fact): fact is [string, Facts[string]] => fact[1] !== true && fact[0] !== 'id' && fact[0] !== 'effort',
    ),
  );
}

/** The section of each question, by its identifier. */
export const sectionsOf = (sections: readonly StructuredSection[]): ReadonlyMap<string, StructuredSection> =>
  new Map(sections.flatMap((section) => section.questions.map(({ id }) => [id, section] as const)));

/** A framework in no language, read when it is first asked for. */
export const structureOf = remembered((framework: MaturityFramework): FrameworkStructure => {
  const { key, version, content_version, ...content } = maturityStructure.parse(readContent(framework));
  const sections: StructuredSection[] = content.sections.map((section) => ({
    code: section.code,
    function: 'function' in section ? section.function : null,
    weight: 1,
    questions: section.questions.map((question) => ({
      id: question.id,
      effort: question.effort,
      weight: 1,
      ...('groups' in question && { groups: [...question.groups] }),
      facts: factsOf(question),
    })),
  }));
  return {
    key,
    version,
    content_version,
    sections,
    sectionOf: sectionsOf(sections),
  };
});

type InLanguage = `${MaturityFramework} ${Language}`;

const worded = remembered((which: InLanguage): FrameworkContent => {
  const [framework, language] = which.split(' ') as [MaturityFramework, Language];
  const structure = structureOf(framework);
  const { name, description, levels, tiers, groups, ...words } = maturityWords.parse(
    readContent(framework, language),
  );
  const wordsFor = <Words>(among: Record<string, Words>, key: string): Words => {
    const found = among[key];
    if (found === undefined) throw new Error(`${key} of ${framework} has no words in ${language}`);
    return found;
  };
  const nameOf = (fact: string, value: string) => groups?.[fact]?.[value] ?? value;
  const namesOf = (facts: Facts): Facts =>
    Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [
        fact,
        typeof value === 'string'
          ? nameOf(fact, value)
          : value.every((one) => typeof one === 'string')
            ? value.map((one) => nameOf(fact, one))
            : value,
      ]),
    );
  return {
    ...structure,
    name,
    description,
    levels,
    tiers,
    groups,
    sections: structure.sections.map((section) => {
      const own = wordsFor(words.sections, section.code);
      return {
        ...section,
        name: own.name,
        group: section.function && nameOf('function', section.function),
        levels: own.levels,
        questions: section.questions.map((question) => ({
          ...question,
          ...wordsFor(words.questions, question.id),
          named: namesOf(question.facts),
        })),
      };
    }),
  };
});

/** A framework in a language, read when it is first asked for. */
export const contentOf = (framework: MaturityFramework, language: Language): FrameworkContent =>
  worded(`${framework} ${language}`);

/** What an assessment asks: a framework as the product has it today, or an edition of one of the organisation's own. */
export interface FrameworkEdition {
  structure: FrameworkStructure;
  in(language: Language): FrameworkContent;
}

/** A shipped framework: there is one edition of it. */
export const shippedEdition = remembered((framework: MaturityFramework): FrameworkEdition => ({
  structure: structureOf(framework),
  in: (language) => contentOf(framework, language),
}));

/** A question as people read it. */
export const wordsOf = ({ id, effort, question, good, named, title, evidence }: WordedQuestion) => ({
  code: id,
  title,
  text: question,
  guidance: good,
  evidence,
  effort,
  facts: named,
});
