import type { Language } from '#platform/contract/access.ts';
import { refuse } from '#platform/server/refuse.ts';
import { sectionUnknown } from '../maturity-assessment.contract.ts';
import { maturityFrameworks, type MaturityFramework } from '../maturity-content.contract.ts';
import type { Framework } from '../maturity-framework.contract.ts';
import { contentOf, wordsOf, type FrameworkContent } from './shared/content.ts';

const headOf = ({ key, name, description, version, content_version }: FrameworkContent) => ({
  id: key,
  name,
  description,
  version,
  content_version,
});

/** The frameworks in a language, with how much each asks. */
export const frameworksIn = (language: Language) =>
  maturityFrameworks.map((key) => {
    const content = contentOf(key, language);
    return { ...headOf(content), sections: content.sections.length, questions: content.sectionOf.size };
  });

/** A framework with the questions of one section, of its first one, or of all. */
export function frameworkIn(language: Language, key: MaturityFramework, section?: string): Framework {
  const content = contentOf(key, language);
  const wanted = section === 'first' ? content.sections[0]?.code : section;
  if (wanted !== undefined && !content.sections.some(({ code }) => code === wanted)) refuse(sectionUnknown);
  return {
    ...headOf(content),
    levels: content.levels.map((words, value) => ({ value, ...words })),
    tiers: content.tiers?.map((words, at) => ({ value: at + 1, ...words })) ?? null,
    sections: content.sections.map(({ code, name, group, levels, questions }) => ({
      code,
      name,
      group,
      levels,
      questions: wanted === undefined || wanted === code ? questions.map(wordsOf) : null,
    })),
  };
}
