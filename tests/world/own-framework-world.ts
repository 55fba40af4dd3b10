import type { Language } from '#platform/contract/access.ts';
import type {
  OwnContent,
  OwnQuestion,
  OwnSection,
} from '#features/maturity/framework/own-content.contract.ts';
import {
  changeFramework,
  createFramework,
  publishFramework,
  type OwnFramework,
} from '#features/maturity/framework/own-framework.contract.ts';
import type { World } from './world.ts';

/** A question in English, and in other languages where they are named. */
export const question = (code: string, weight = 1, others: readonly Language[] = []): OwnQuestion => ({
  code,
  effort: 'S',
  weight,
  words: Object.fromEntries(
    (['en', ...others] as const).map((language) => [
      language,
      { title: `${code} in ${language}`, text: `Is ${code} done?`, guidance: '', evidence: '' },
    ]),
  ),
});

export const section = (
  code: string,
  questions: readonly OwnQuestion[],
  { weight = 1, names = { en: `Section ${code}` } as Partial<Record<Language, string>> } = {},
): OwnSection => ({
  code,
  weight,
  words: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }])),
  questions: [...questions],
});

/** The framework with other sections. */
export const withSections = ({ content }: OwnFramework, sections: readonly OwnSection[]): OwnContent => ({
  ...content,
  sections: [...sections],
});

const asked: readonly OwnSection[] = [
  section('A', [question('A.1'), question('A.2')]),
  section('B', [question('B.1')]),
];

/** A framework of the organisation's own as its Admin wrote it, not published yet. */
export async function drafted({ admin }: World, sections = asked, name = 'Our own'): Promise<OwnFramework> {
  const { data } = await admin.calls(createFramework, { body: { name, language: 'en' } });
  const body = { version: data.version, content: withSections(data, sections) };
  return (await admin.calls(changeFramework, { params: { id: data.id }, body })).data;
}

/** The same, published. */
export async function publishedOwn(world: World, sections = asked, name?: string): Promise<OwnFramework> {
  const { id, version } = await drafted(world, sections, name);
  return (await world.admin.calls(publishFramework, { params: { id }, body: { version } })).data;
}

/** The next edition, with other sections. */
export async function publishedAnew(
  { admin }: World,
  framework: OwnFramework,
  sections: readonly OwnSection[],
): Promise<OwnFramework> {
  const params = { id: framework.id };
  const content = withSections(framework, sections);
  const changed = await admin.calls(changeFramework, {
    params,
    body: { version: framework.version, content },
  });
  return (await admin.calls(publishFramework, { params, body: { version: changed.data.version } })).data;
}
