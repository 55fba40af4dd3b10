import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { Language } from '#platform/contract/access.ts';
import { highestLevel, lowestLevel } from './framework-content.contract.ts';
import type { OwnContent, OwnQuestion, OwnSection } from './own-content.contract.ts';

/** The same texts in the languages somebody wrote them in. */
export type Spoken<Part extends string> = {
  readonly [Of in Language]?: Readonly<Record<Part, string>> | undefined;
};

export const aboutTexts = ['name', 'description'] as const;
export const sectionTexts = ['name'] as const;
export const questionTexts = ['title', 'text', 'guidance', 'evidence'] as const;

/** Who a part is on this screen, for its code can be written anew. */
interface Keyed {
  key: string;
}
type Keeping<Part> = { readonly [Key in keyof Part]: Part[Key] } & Keyed;

export type EditedQuestion = Keeping<OwnQuestion>;
export type EditedSection = Keeping<Omit<OwnSection, 'questions'>> & {
  readonly questions: readonly EditedQuestion[];
};
/** A framework as it is written: its structure once, its texts by language. */
export type EditedFramework = Readonly<Omit<OwnContent, 'sections'>> & {
  readonly sections: readonly EditedSection[];
};

/** The content as it is edited: codes are nowhere twice in what was stored, so they name the parts to begin with. */
export const toEdited = ({ sections, ...content }: OwnContent): EditedFramework => ({
  ...content,
  sections: sections.map((section) => ({
    ...section,
    key: `section-${section.code}`,
    questions: section.questions.map((question) => ({ ...question, key: `question-${question.code}` })),
  })),
});

/** The content as it is stored. */
export const contentOf = ({ sections, ...content }: EditedFramework): OwnContent => ({
  ...content,
  sections: sections.map(({ code, weight, words, questions }) => ({
    code,
    weight,
    words,
    questions: questions.map((one) => ({
      code: one.code,
      effort: one.effort,
      weight: one.weight,
      words: one.words,
    })),
  })),
});

/** A text in a language; empty where nobody wrote it. */
export const wordIn = <Part extends string>(words: Spoken<Part>, language: Language, part: Part): string =>
  words[language]?.[part] ?? '';

/** The words with one of their texts written anew; what else they hold in that language stays. */
export function withWord<Part extends string, Words extends Spoken<Part>>(
  words: Words,
  parts: readonly Part[],
  language: Language,
  part: Part,
  text: string,
): Words {
  const all = Object.fromEntries(parts.map((one) => [one, wordIn<Part>(words, language, one)]));
  return { ...words, [language]: { ...words[language], ...all, [part]: text } };
}

/** The list with the one of this key as `become` makes it; the others stay the very same objects. */
export const changedAt = <Item extends Keyed>(
  items: readonly Item[],
  key: string,
  become: (item: Item) => Item,
): readonly Item[] => items.map((item) => (item.key === key ? become(item) : item));

export const insertedAt = <Item>(items: readonly Item[], item: Item, at: number): readonly Item[] =>
  items.toSpliced(at, 0, item);

export const without = <Item extends Keyed>(items: readonly Item[], key: string): readonly Item[] =>
  items.filter((item) => item.key !== key);

export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || from === to ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const withSection = (
  framework: EditedFramework,
  key: string,
  become: (section: EditedSection) => EditedSection,
): EditedFramework => ({ ...framework, sections: changedAt(framework.sections, key, become) });

/** Puts a question into another section: at its end, or at the given place. */
export function withQuestionIn(
  framework: EditedFramework,
  question: string,
  to: string,
  at?: number,
): EditedFramework {
  const moved = questionsOf(framework).find(({ key }) => key === question);
  if (moved === undefined) return framework;
  return {
    ...framework,
    sections: framework.sections.map((section) => {
      const left = without(section.questions, question);
      if (section.key === to) return { ...section, questions: insertedAt(left, moved, at ?? left.length) };
      return left.length === section.questions.length ? section : { ...section, questions: left };
    }),
  };
}

export const questionsOf = ({ sections }: EditedFramework): EditedQuestion[] =>
  sections.flatMap(({ questions }) => [...questions]);

const longestCode = 12;
/** Spreadsheets do not tell `a1` from `A1`, so nothing may be called both. */
const spelled = (parts: readonly { code: string }[]) => new Set(parts.map(({ code }) => code.toUpperCase()));
const firstFree = (taken: ReadonlySet<string>, codeAt: (number: number) => string, from: number): string => {
  for (let number = from; ; number++) {
    const code = cutText(codeAt(number), longestCode);
    if (!taken.has(code.toUpperCase()) || number > from + 1000) return code;
  }
};

/** One more than the last number: 4 after 3, 2.08 after 2.07, AC-5 after AC-4. */
function codeAfter(last: string | undefined, taken: ReadonlySet<string>, first: (number: number) => string) {
  const code = last ?? '';
  const digits = /(?<!\d)\d+$/.exec(code)?.[0] ?? '';
  const before = code.slice(0, code.length - digits.length);
  return digits === ''
    ? firstFree(taken, first, 1)
    : firstFree(taken, (number) => before + String(number).padStart(digits.length, '0'), Number(digits) + 1);
}

export const nextSectionCode = ({ sections }: EditedFramework): string =>
  codeAfter(sections.at(-1)?.code, spelled(sections), String);

export const nextQuestionCode = (framework: EditedFramework, section: EditedSection): string =>
  codeAfter(
    section.questions.at(-1)?.code,
    spelled(questionsOf(framework)),
    (number) => `${section.code}.${number}`,
  );

/** Sections 1, 2, 3 and their questions 1.1, 1.2: for a framework that nobody has answered yet. */
export const renumbered = (framework: EditedFramework): EditedFramework => ({
  ...framework,
  sections: framework.sections.map((section, at) => ({
    ...section,
    code: String(at + 1),
    questions: section.questions.map((question, nth) => ({ ...question, code: `${at + 1}.${nth + 1}` })),
  })),
});

const missing = <Part extends string>(
  words: Spoken<Part>,
  parts: readonly Part[],
  own: Language,
  language: Language,
): number =>
  parts.filter(
    (part) => wordIn(words, own, part).trim() !== '' && wordIn(words, language, part).trim() === '',
  ).length;

export const ownLanguageOf = ({ languages: [own = 'en'] }: Pick<EditedFramework, 'languages'>): Language =>
  own;

export const untranslatedInQuestion = (
  { words }: EditedQuestion,
  own: Language,
  language: Language,
): number => missing(words, questionTexts, own, language);

/** What a level looks like in a section; empty where only the framework says it. */
export const levelIn = ({ words }: EditedSection, language: Language, value: number): string =>
  words[language]?.levels?.[value] ?? '';

/** The section with what a level looks like there written anew. */
export function withLevel(
  section: EditedSection,
  language: Language,
  value: number,
  text: string,
): EditedSection {
  const levels = Array.from({ length: highestLevel - lowestLevel + 1 }, (_, at) =>
    at === value ? text : levelIn(section, language, at),
  );
  const { name = '' } = section.words[language] ?? {};
  return { ...section, words: { ...section.words, [language]: { name, levels } } };
}

/** The section with the framework's own levels, in every language. */
export const withoutLevels = (section: EditedSection): EditedSection => ({
  ...section,
  words: Object.fromEntries(
    Object.entries(section.words).map(([language, { name }]) => [language, { name }]),
  ),
});

export const hasLevels = ({ words }: EditedSection): boolean =>
  Object.values(words).some(({ levels }) => levels !== undefined);

/** How many texts of a section, its questions among them, nobody has put into a language yet. */
export const untranslatedInSection = (section: EditedSection, own: Language, language: Language): number =>
  missing(section.words, sectionTexts, own, language) +
  (section.words[own]?.levels ?? []).filter(
    (text, value) => text.trim() !== '' && levelIn(section, language, value).trim() === '',
  ).length +
  section.questions.reduce((sum, question) => sum + untranslatedInQuestion(question, own, language), 0);

/** How many texts nobody has put into a language yet, by the part of the editor they are written in. */
export function untranslatedByTab(framework: EditedFramework, language: Language) {
  const own = ownLanguageOf(framework);
  return {
    questions: framework.sections.reduce(
      (sum, section) => sum + untranslatedInSection(section, own, language),
      0,
    ),
    levels: framework.levels.reduce((sum, words) => sum + missing(words, aboutTexts, own, language), 0),
    about: missing(framework.words, aboutTexts, own, language),
  };
}

/** The same of the whole framework. */
export function untranslated(framework: EditedFramework, language: Language): number {
  const { questions, levels, about } = untranslatedByTab(framework, language);
  return questions + levels + about;
}

export const withLanguage = (framework: EditedFramework, language: Language): EditedFramework => ({
  ...framework,
  languages: [...framework.languages, language],
});

/** The framework without a language. Its words stay, for whoever offers the language again. */
export const withoutLanguage = (framework: EditedFramework, language: Language): EditedFramework => ({
  ...framework,
  languages: framework.languages.filter((one) => one !== language),
});
