import type { EditedFramework } from './framework-draft.rules.ts';

/** What is wrong, by the part of the framework it stands in and its field: section's key → `code` → why. */
export type ErrorsByPart = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What the name, the languages and other things of the whole are found under. */
export const aboutPart = 'about';
export const levelPart = (value: number): string => `level-${value}`;

/** Finds the part a path leads to: `content.sections.2.questions.0.words.en.title`. Its field is then `en.title`. */
function placeOf({ sections }: EditedFramework, path: readonly string[]): [part: string, field: string] {
  const fieldOf = (rest: readonly string[]) => rest.filter((step) => step !== 'words').join('.');
  const [first, at = '', ...rest] = path[0] === 'content' ? path.slice(1) : path;
  if (first === 'levels') return [levelPart(Number(at)), fieldOf(rest)];
  const section = first === 'sections' ? sections[Number(at)] : undefined;
  if (section === undefined) return [aboutPart, fieldOf([first ?? '', at, ...rest].filter(Boolean))];
  const [kind, nth, ...below] = rest;
  const question = kind === 'questions' && nth !== undefined ? section.questions[Number(nth)] : undefined;
  return question === undefined ? [section.key, fieldOf(rest)] : [question.key, fieldOf(below)];
}

/** Puts errors where they are shown; the first of a field stays. */
export function errorsByPart(
  framework: EditedFramework,
  errors: Iterable<readonly [path: string, why: string]>,
): ErrorsByPart {
  const found = new Map<string, Record<string, string>>();
  for (const [path, why] of errors) {
    const [part, field] = placeOf(framework, path.split('.'));
    found.set(part, { [field]: why, ...found.get(part) });
  }
  return found;
}

/** The first part something is wrong with, in the order one reads: a question before the section after it. */
export function firstWrong(
  { sections }: EditedFramework,
  errors: ErrorsByPart,
): { section: string; question?: string } | undefined {
  for (const section of sections) {
    if (errors.has(section.key)) return { section: section.key };
    const question = section.questions.find(({ key }) => errors.has(key));
    if (question !== undefined) return { section: section.key, question: question.key };
  }
  return undefined;
}
