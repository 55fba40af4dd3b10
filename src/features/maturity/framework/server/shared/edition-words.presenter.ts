import type { FrameworkContent, WordedQuestion } from './shipped-framework.content.ts';

/** What sections and questions are called, in the order of the framework, by code. */
export interface FrameworkWords {
  sections: ReadonlyMap<string, string>;
  questions: ReadonlyMap<string, WordedQuestion>;
}

const found = new WeakMap<FrameworkContent, FrameworkWords>();

/** Looked up once for each language. */
function wordsIn(content: FrameworkContent): FrameworkWords {
  const known = found.get(content) ?? {
    sections: new Map(content.sections.map(({ code, name }) => [code, name])),
    questions: new Map(content.sections.flatMap(({ questions }) => questions.map((one) => [one.id, one]))),
  };
  found.set(content, known);
  return known;
}

/** The entries of the first that has them, in the order of the first; what only later ones have follows. */
const merged = <Held>(some: readonly ReadonlyMap<string, Held>[]): Map<string, Held> =>
  new Map(
    some.flatMap((one, at) =>
      [...one].filter(([code]) => !some.slice(0, at).some((earlier) => earlier.has(code))),
    ),
  );

/** The words of several editions of a framework: what more than one has is called as in the first. */
export function mergeFrameworkWords(editions: readonly FrameworkContent[]): FrameworkWords {
  const [first, ...others] = editions.map(wordsIn);
  if (first === undefined) return { sections: new Map(), questions: new Map() };
  if (others.length === 0) return first;
  return {
    sections: merged([first, ...others].map(({ sections }) => sections)),
    questions: merged([first, ...others].map(({ questions }) => questions)),
  };
}
