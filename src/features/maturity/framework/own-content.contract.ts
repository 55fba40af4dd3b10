import * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { effortClasses, highestLevel, lowestLevel } from './framework-content.contract.ts';
import { answersLimit } from './question.contract.ts';

/** As much as a framework of one's own may hold. In bytes as it is sent: 500 questions in three languages, each as long as those
 *  of CIS twice over. */
export const ownContentLimits = { sections: 60, questions: answersLimit, bytes: 3_000_000 } as const;

/** How sections and questions are counted. Not 3.10 and 3.1: text, of letters, digits, and `.`, `-`, `_` between them. */
const code = z
  .string()
  .max(12)
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, 'code_malformed');

/** How much something counts in the figures, beside what counts 1. */
const weight = z
  .number()
  .min(0.1)
  .max(10)
  .refine((value) => Number(value.toFixed(1)) === value, 'one_decimal');

/** Words in each language they were written in. What is missing is read in the framework's own language, its first. */
const inLanguages = <Words extends z.ZodType>(words: Words) =>
  z.strictObject({ en: words.optional(), tr: words.optional(), ar: words.optional() });

const levelNumbers = highestLevel - lowestLevel + 1;

const sectionWords = z.strictObject({
  name: line(0, 120),
  /** What each level looks like here, 0 to 5; without them the framework's own levels stand for all sections. */
  levels: z.array(line(0, 300)).length(levelNumbers).optional(),
});

const questionWords = z.strictObject({
  title: line(0, 120),
  text: prose.max(500),
  /** What good looks like. */
  guidance: prose.max(1000),
  /** What would prove it. */
  evidence: prose.max(500),
});

const ownQuestion = z.strictObject({
  code,
  effort: z.enum(effortClasses),
  weight,
  words: inLanguages(questionWords),
});

const ownSection = z.strictObject({
  code,
  weight,
  words: inLanguages(sectionWords),
  /** None in a draft; one at least to publish. */
  questions: z.array(ownQuestion).max(ownContentLimits.questions),
});

/** Everything a framework consists of; people read it in the order of its arrays. A draft may be unfinished: what publishing
 *  asks for besides says `missingToPublish`. */
export const ownContent = z.strictObject({
  /** The languages it is offered in, its own first. Words in others are kept, and shown to nobody. */
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  words: inLanguages(z.strictObject({ name: line(0, 80), description: prose.max(500) })),
  /** 0 to 5. */
  levels: z
    .array(inLanguages(z.strictObject({ name: line(0, 40), description: line(0, 300) })))
    .length(levelNumbers),
  sections: z.array(ownSection).max(ownContentLimits.sections),
});
export type OwnContent = z.infer<typeof ownContent>;
export type OwnSection = OwnContent['sections'][number];
export type OwnQuestion = OwnSection['questions'][number];

/** Spreadsheets and people do not tell `a1` from `A1`. */
const spelled = ({ code: written }: { code: string }): string => written.toUpperCase();

interface Noted {
  addIssue(issue: { code: 'custom'; message: string; path: PropertyKey[] }): void;
}

/** Nothing is named twice, and all of it is not too much. */
function checkContent({ languages: offered, sections }: OwnContent, noted: Noted): void {
  const addIssue = (message: string, ...path: PropertyKey[]) =>
    noted.addIssue({ code: 'custom', message, path });
  for (const [at, language] of offered.entries())
    if (offered.indexOf(language) < at) addIssue('language_repeated', 'languages', at);
  const [sectionCodes, questionCodes] = [new Set<string>(), new Set<string>()];
  for (const [at, section] of sections.entries()) {
    if (sectionCodes.has(spelled(section))) addIssue('own_code_repeated', 'sections', at, 'code');
    sectionCodes.add(spelled(section));
    for (const [place, question] of section.questions.entries()) {
      if (questionCodes.has(spelled(question)))
        addIssue('own_code_repeated', 'sections', at, 'questions', place, 'code');
      questionCodes.add(spelled(question));
    }
  }
  const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
  if (questions > ownContentLimits.questions) addIssue('too_many_questions', 'sections');
}

/** The same as somebody writes it. */
export const writtenContent = ownContent.superRefine(checkContent);
