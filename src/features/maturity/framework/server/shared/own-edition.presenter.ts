import type { Language } from '#platform/contract/access.ts';
import type { OwnContent, OwnQuestion, OwnSection } from '../../own-content.contract.ts';
import {
  sectionsOf,
  type FrameworkContent,
  type FrameworkEdition,
  type FrameworkStructure,
  type WordedQuestion,
  type WordedSection,
} from './shipped-framework.content.ts';

type Languages = OwnContent['languages'];
type Words<Said> = Partial<Record<Language, Said | undefined>>;

/** The reader's language where the framework is offered in it, otherwise the framework's own. */
const readIn = (languages: Languages, language: Language): Language =>
  languages.includes(language) ? language : (languages[0] ?? language);

/** Says a text in a language, and where nobody wrote it yet in the framework's own. */
const reading =
  (languages: Languages, language: Language) =>
  <Said extends object>(words: Words<Said>, text: (said: Said) => string): string => {
    const among = [words[readIn(languages, language)], words[readIn(languages.slice(0, 1), language)]];
    return among.map((said) => (said === undefined ? '' : text(said))).find((found) => found !== '') ?? '';
  };

/** The name of a framework as a reader sees it. */
export const nameIn = (
  { languages, words }: Pick<OwnContent, 'languages' | 'words'>,
  language: Language,
): { name: string; description: string } => {
  const textIn = reading(languages, language);
  return { name: textIn(words, ({ name }) => name), description: textIn(words, (said) => said.description) };
};

function structureOf({ sections: written }: OwnContent, edition: number): FrameworkStructure {
  const sections = written.map(({ code, weight, questions }) => ({
    code,
    weight,
    function: null,
    questions: questions.map((question) => ({
      id: question.code,
      effort: question.effort,
      weight: question.weight,
      facts: {},
    })),
  }));
  return {
    key: 'custom',
    version: String(edition),
    content_version: edition,
    sections,
    sectionOf: sectionsOf(sections),
  };
}

function wordedIn(content: OwnContent, structure: FrameworkStructure, language: Language): FrameworkContent {
  const textIn = reading(content.languages, language);
  const levelsOf = ({ words }: OwnSection): string[] | null => {
    const levels = content.levels.map((_, at) => textIn(words, (said) => said.levels?.[at] ?? ''));
    return levels.every((level) => level === '') ? null : levels;
  };
  const toQuestion = ({ code: id, effort, weight, words }: OwnQuestion): WordedQuestion => ({
    id,
    effort,
    weight,
    facts: {},
    named: {},
    title: textIn(words, ({ title }) => title),
    question: textIn(words, ({ text }) => text),
    good: textIn(words, ({ guidance }) => guidance),
    evidence: textIn(words, (said) => said.evidence),
  });
  return {
    ...structure,
    ...nameIn(content, language),
    levels: content.levels.map((words) => ({
      name: textIn(words, ({ name }) => name),
      description: textIn(words, ({ description }) => description),
    })),
    tiers: undefined,
    groups: undefined,
    sections: content.sections.map((section): WordedSection => ({
      code: section.code,
      function: null,
      weight: section.weight,
      group: null,
      name: textIn(section.words, ({ name }) => name),
      levels: levelsOf(section),
      questions: section.questions.map(toQuestion),
    })),
  };
}

/** An edition of one of the organisation's own frameworks, put into words when a language is first asked for. */
export function ownEdition(content: OwnContent, edition: number): FrameworkEdition {
  const structure = structureOf(content, edition);
  const worded = new Map<Language, FrameworkContent>();
  return {
    structure,
    in(language) {
      const wanted = readIn(content.languages, language);
      let found = worded.get(wanted);
      if (found === undefined) worded.set(wanted, (found = wordedIn(content, structure, wanted)));
      return found;
    },
  };
}
