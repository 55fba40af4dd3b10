import type { OwnContent, OwnQuestion } from './own-content.contract.ts';

/** What keeps a draft from being published: where in it, and the code of the text that says why. */
export interface Missing {
  path: string;
  code: 'words_missing' | 'sections_missing' | 'section_empty';
}

const isSaid = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** Everything that publishing asks for besides: names of the framework, of every level and section, titles and texts of every
 *  question, all of it in the framework's own language; a section at least, and a question in each. */
export function missingToPublish({ languages, words, levels, sections }: OwnContent): Missing[] {
  const own = languages[0] ?? 'en';
  const found: Missing[] = [];
  const expect = (holds: boolean, path: string, code: Missing['code'] = 'words_missing') => {
    if (!holds) found.push({ path: `content.${path}`, code });
  };
  expect(isSaid(words[own]?.name), `words.${own}.name`);
  for (const [at, level] of levels.entries()) expect(isSaid(level[own]?.name), `levels.${at}.${own}.name`);
  expect(sections.length > 0, 'sections', 'sections_missing');
  for (const [at, section] of sections.entries()) {
    const place = `sections.${at}`;
    expect(isSaid(section.words[own]?.name), `${place}.words.${own}.name`);
    expect(section.questions.length > 0, `${place}.questions`, 'section_empty');
    for (const [nth, question] of section.questions.entries())
      for (const field of ['title', 'text'] as const)
        expect(isSaid(question.words[own]?.[field]), `${place}.questions.${nth}.words.${own}.${field}`);
  }
  return found;
}

/** How much a framework asks. */
export const sizeOf = ({ sections }: Pick<OwnContent, 'sections'>) => ({
  sections: sections.length,
  questions: sections.reduce((sum, { questions }) => sum + questions.length, 0),
});

const byCode = ({ sections }: OwnContent): Map<string, string> =>
  new Map(
    sections.flatMap((section) =>
      section.questions.map((question: OwnQuestion) => [
        question.code,
        JSON.stringify([section.code, question.effort, question.weight, question.words]),
      ]),
    ),
  );

/** What became of the questions between two states of a framework, by their codes. */
export function questionsBetween(before: OwnContent, after: OwnContent) {
  const [earlier, later] = [byCode(before), byCode(after)];
  const codes = [...later.keys()];
  return {
    added: codes.filter((code) => !earlier.has(code)).length,
    removed: [...earlier.keys()].filter((code) => !later.has(code)).length,
    changed: codes.filter((code) => earlier.has(code) && earlier.get(code) !== later.get(code)).length,
  };
}

/** Something to begin with: one section, one question, the shipped levels. */
export const emptyContent = (
  language: OwnContent['languages'][number],
  words: { name: string; description: string },
  levels: OwnContent['levels'],
): OwnContent => ({
  languages: [language],
  words: { [language]: words },
  levels,
  sections: [
    {
      code: '1',
      weight: 1,
      words: { [language]: { name: '' } },
      questions: [
        {
          code: '1.1',
          effort: 'M',
          weight: 1,
          words: { [language]: { title: '', text: '', guidance: '', evidence: '' } },
        },
      ],
    },
  ],
});
