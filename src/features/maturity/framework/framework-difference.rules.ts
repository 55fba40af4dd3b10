import type { Language } from '#platform/contract/access.ts';
import type { Framework } from './framework.contract.ts';
import {
  aboutTexts,
  ownLanguageOf,
  questionTexts,
  wordIn,
  type EditedFramework,
  type EditedQuestion,
  type EditedSection,
  type Spoken,
} from './framework-draft.rules.ts';

interface Called {
  code: string;
  title: string;
}

/** What an edition would change for those who read it. */
export interface Difference {
  added: Called[];
  changed: Called[];
  removed: Called[];
  sectionsAdded: number;
  sectionsChanged: number;
  sectionsRemoved: number;
  levelsChanged: number;
  isRenamed: boolean;
}

type ReadFramework = Pick<Framework, 'name' | 'description' | 'levels' | 'sections'>;
type Reading = <Part extends string>(words: Spoken<Part>, part: Part) => string;

/** A text as somebody reads it who reads in this language: in the framework's own where it is missing. */
const readingOf =
  (framework: EditedFramework, language: Language): Reading =>
  (words, part) => {
    const own = ownLanguageOf(framework);
    const theirs = framework.languages.includes(language) ? wordIn(words, language, part).trim() : '';
    return theirs === '' ? wordIn(words, own, part).trim() : theirs;
  };

const sectionSummary = (section: EditedSection, read: Reading) =>
  JSON.stringify([read(section.words, 'name'), section.weight]);
const questionSummary = (section: string, question: EditedQuestion, read: Reading) =>
  JSON.stringify([
    section,
    ...questionTexts.map((part) => read(question.words, part)),
    question.effort,
    question.weight,
  ]);

/** What changed since an edition was published, as one reader sees both. */
export function differenceSince(
  published: ReadFramework,
  framework: EditedFramework,
  language: Language,
): Difference {
  const read = readingOf(framework, language);
  const sectionsBefore = new Map(
    published.sections.map(({ code, name, weight }) => [code, JSON.stringify([name, weight])]),
  );
  const before = new Map(
    published.sections.flatMap(({ code: section, questions }) =>
      (questions ?? []).map((question) => [
        question.code,
        {
          title: question.title,
          summary: JSON.stringify([
            section,
            ...questionTexts.map((part) => question[part]),
            question.effort,
            question.weight,
          ]),
        },
      ]),
    ),
  );
  const now = framework.sections.flatMap((section) =>
    section.questions.map((question) => ({
      code: question.code,
      title: read(question.words, 'title'),
      summary: questionSummary(section.code, question, read),
    })),
  );
  const codes = new Set(now.map(({ code }) => code));
  const sectionCodes = new Set(framework.sections.map(({ code }) => code));
  const called = ({ code, title }: Called): Called => ({ code, title });
  return {
    added: now.filter(({ code }) => !before.has(code)).map(called),
    changed: now
      .filter(({ code, summary }) => before.has(code) && before.get(code)?.summary !== summary)
      .map(called),
    removed: [...before].filter(([code]) => !codes.has(code)).map(([code, { title }]) => ({ code, title })),
    sectionsAdded: framework.sections.filter(({ code }) => !sectionsBefore.has(code)).length,
    sectionsChanged: framework.sections.filter(
      (section) =>
        sectionsBefore.has(section.code) &&
        sectionsBefore.get(section.code) !== sectionSummary(section, read),
    ).length,
    sectionsRemoved: [...sectionsBefore.keys()].filter((code) => !sectionCodes.has(code)).length,
    levelsChanged: framework.levels.filter((words, value) => {
      const level = published.levels.find((one) => one.value === value);
      return aboutTexts.some((part) => read(words, part) !== level?.[part]);
    }).length,
    isRenamed: aboutTexts.some((part) => read(framework.words, part) !== published[part]),
  };
}

/** Whether a reader sees nothing of it: the order, or texts in other languages. */
export const isUnchanged = ({ isRenamed, added, changed, removed, ...counts }: Difference): boolean =>
  !isRenamed &&
  [added, changed, removed].every((some) => some.length === 0) &&
  Object.values(counts).every((count) => count === 0);
