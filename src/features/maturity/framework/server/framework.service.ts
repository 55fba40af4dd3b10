import type { Actor, Language } from '#platform/contract/access.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { sectionUnknown } from '../framework-parts.contract.ts';
import { maturityFrameworks, type MaturityFramework } from '../framework-content.contract.ts';
import type { Framework } from '../framework.contract.ts';
import type { FrameworkRow } from '../framework-list.contract.ts';
import { findContent, findOwnFrameworks, type ListedFramework } from './own-framework.queries.ts';
import { contentOf, wordsOf, type FrameworkContent } from './shared/shipped-framework.content.ts';
import { nameIn, ownEdition } from './shared/own-edition.presenter.ts';

const isShipped = (id: string): id is MaturityFramework => maturityFrameworks.some((one) => one === id);

const headOf = ({ key, name, description, version, content_version }: FrameworkContent) => ({
  framework: key,
  name,
  description,
  version,
  content_version,
});

const shippedRow = (key: MaturityFramework, language: Language): FrameworkRow => {
  const content = contentOf(key, language);
  return {
    id: key,
    status: 'published',
    ...headOf(content),
    sections: content.sections.length,
    questions: content.sectionOf.size,
    assessments: null,
    has_changes: null,
  };
};

const ownRow = ({ head, edition, ...row }: ListedFramework, language: Language): FrameworkRow => ({
  ...row,
  framework: 'custom',
  ...nameIn(head, language),
  version: String(edition),
  content_version: edition,
  sections: head.sections,
  questions: head.questions,
});

/** The frameworks in a language, with how much each asks: the shipped ones, then the organisation's own by name. */
export async function listFrameworks(
  db: TenantDb,
  actor: Actor,
  language: Language,
): Promise<FrameworkRow[]> {
  const own = (await findOwnFrameworks(db, actor)).map((row) => ownRow(row, language));
  return [
    ...maturityFrameworks.map((key) => shippedRow(key, language)),
    ...own.toSorted((one, other) => one.name.localeCompare(other.name, language)),
  ];
}

interface Wanted {
  id: string;
  /** The code of the section whose questions are wanted, `first` for the first one; without it all of them. */
  section?: string | undefined;
  edition?: string | undefined;
}

/** A framework with the questions of one section, of its first one, or of all. */
export async function readFramework(
  db: TenantDb,
  { actor, language }: { actor: Actor; language: Language },
  { id, section, edition }: Wanted,
): Promise<Framework> {
  if (isShipped(id)) {
    // There is one edition of what is shipped.
    if (edition !== undefined) refuse(notFound);
    return { id, status: 'published', ...frameworkWith(contentOf(id, language), section) };
  }
  if (edition === 'draft' && actor.type !== 'Admin') refuse(forbidden);
  const wanted = edition === undefined || edition === 'draft' ? edition : Number(edition);
  const found = (await findContent(db, id, wanted)) ?? refuse(notFound);
  const content = ownEdition(found.content, found.edition).in(language);
  return { id, status: found.status, ...frameworkWith(content, section) };
}

function frameworkWith(
  content: FrameworkContent,
  section: string | undefined,
): Omit<Framework, 'id' | 'status'> {
  const wanted = section === 'first' ? content.sections[0]?.code : section;
  if (wanted !== undefined && !content.sections.some(({ code }) => code === wanted)) refuse(sectionUnknown);
  return {
    ...headOf(content),
    levels: content.levels.map((words, value) => ({ value, ...words })),
    tiers: content.tiers?.map((words, at) => ({ value: at + 1, ...words })) ?? null,
    sections: content.sections.map(({ code, name, weight, group, levels, questions }) => ({
      code,
      name,
      weight,
      group,
      levels,
      questions:
        wanted === undefined || wanted === code
          ? questions.map((question) => ({ ...wordsOf(question), weight: question.weight }))
          : null,
    })),
  };
}
