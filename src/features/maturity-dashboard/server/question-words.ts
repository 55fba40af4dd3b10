import type { FrameworkContent } from '#features/maturity/server/shared/content.ts';

type Words = FrameworkContent['sections'][number]['questions'][number];

const found = new WeakMap<FrameworkContent, ReadonlyMap<string, Words>>();

/** The questions of a framework by identifier, looked up once for each language. */
export function questionWords(content: FrameworkContent): ReadonlyMap<string, Words> {
  const known =
    found.get(content) ??
    new Map(content.sections.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)));
  found.set(content, known);
  return known;
}
