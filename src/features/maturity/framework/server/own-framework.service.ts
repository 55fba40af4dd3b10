import { sql } from 'drizzle-orm';
import { languages, type Language } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { contentHash, type Change } from '#platform/server/log/act.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import { maturityFrameworks, type MaturityFramework } from '../framework-content.contract.ts';
import type { OwnContent } from '../own-content.contract.ts';
import { emptyContent, missingToPublish, questionsBetween, sizeOf } from '../own-content.rules.ts';
import * as contract from '../own-framework.contract.ts';
import { frameworkIncomplete, frameworkWorkflow, nothingToPublish } from '../framework.workflow.ts';
import { maturityFrameworkTable, type ContentHead } from './framework.table.ts';
import {
  findContent,
  findOwnFramework,
  findOwnFrameworkToChange,
  type StoredFramework,
} from './own-framework.queries.ts';
import { contentOf } from './shared/shipped-framework.content.ts';
import { nameIn } from './shared/own-edition.presenter.ts';
import { byKey } from '#platform/contract/values/keys.ts';

const toOwn = (
  { db, actor, language }: Pick<Call, 'db' | 'actor' | 'language'>,
  stored: StoredFramework,
): contract.OwnFramework => ({
  ...stored,
  name: nameIn(stored.content, language).name,
  permissions: { can: frameworkWorkflow.can(actor, stored, db.now) },
});

export async function readOwnFramework(call: Call, id: string): Promise<contract.OwnFramework> {
  return toOwn(call, (await findOwnFramework(call.db, id)) ?? refuse(notFound));
}

const headOf = (content: OwnContent): ContentHead => ({
  languages: content.languages,
  words: content.words,
  ...sizeOf(content),
});

/** The three columns that say what a framework asks. */
const asColumns = (content: OwnContent) => ({ head: headOf(content), content, hash: contentHash(content) });

/** What the log records of a framework's content: its name, languages and size, never all texts. */
const historyFields = (content: OwnContent, language: Language) => ({
  name: nameIn(content, language).name,
  languages: content.languages,
  ...sizeOf(content),
});
function changesIn(before: OwnContent, after: OwnContent): Change[] {
  const [own = 'en'] = after.languages;
  const counts = Object.entries(questionsBetween(before, after)).filter(([, many]) => many > 0);
  return [
    ...changesBetween(historyFields(before, own), historyFields(after, own)),
    ...counts.map(([what, many]) => ({ field: `questions_${what}`, old: null, new: many })),
  ];
}

/** Frameworks as verbs take and change them. */
const frameworks = recordsOf({
  type: 'maturity_framework',
  workflow: frameworkWorkflow,
  table: maturityFrameworkTable,
  findToChange: (db, _, id) => findOwnFrameworkToChange(db, id),
  factsOf: ({ status }: StoredFramework) => ({ status }),
  shownTo: toOwn,
  historyOf: (_: Call, { edition }: StoredFramework) => ({ edition }),
  async write(db, { id }, assignments) {
    const [, after] = await Promise.all([
      db.query(
        sql`update maturity_framework set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${id}`,
      ),
      findOwnFramework(db, id),
    ]);
    return after as StoredFramework;
  },
});

/** A shipped framework in its three languages, as something to be changed. */
function copyOfShipped(framework: MaturityFramework, first: Language): OwnContent {
  const offered = [first, ...languages.filter((language) => language !== first)];
  const inThese = <Words>(wordsIn: (language: Language) => Words) =>
    Object.fromEntries(offered.map((language) => [language, wordsIn(language)]));
  const among = byKey(offered, (language) => contentOf(framework, language));
  return {
    languages: offered,
    words: inThese((language) => ({
      name: among[language].name,
      description: among[language].description,
    })),
    levels: among[first].levels.map((_, at) =>
      inThese((language) => among[language].levels[at] ?? { name: '', description: '' }),
    ),
    sections: among[first].sections.map(({ code, questions }, at) => ({
      code,
      weight: 1,
      words: inThese((language) => {
        const { name = '', levels } = among[language].sections[at] ?? {};
        return levels ? { name, levels: [...levels] } : { name };
      }),
      questions: questions.map(({ id, effort }, nth) => ({
        code: id,
        effort,
        weight: 1,
        words: inThese((language) => {
          const said = among[language].sections[at]?.questions[nth];
          return {
            title: said?.title ?? '',
            text: said?.question ?? '',
            guidance: said?.good ?? '',
            evidence: said?.evidence ?? '',
          };
        }),
      })),
    })),
  };
}

const isShipped = (id: string): id is MaturityFramework => maturityFrameworks.some((one) => one === id);

/** What a new framework begins with. */
async function beginning(
  db: TenantDb,
  { name, description, language, copy_of }: Body<typeof contract.createFramework>,
  reader: Language,
): Promise<OwnContent> {
  const named = (own: Language, before = '') => ({
    [own]: { name, description: description ?? before },
  });
  if (copy_of === undefined) {
    const own = language ?? reader;
    // In every language: whoever offers another one later finds the scale there.
    const levels = contentOf('cis', own).levels.map((_, value) =>
      Object.fromEntries(languages.map((one) => [one, contentOf('cis', one).levels[value]])),
    );
    return emptyContent(own, { name, description: description ?? '' }, levels);
  }
  const source = isShipped(copy_of)
    ? copyOfShipped(copy_of, language ?? reader)
    : ((await findContent(db, copy_of, 'draft'))?.content ?? refuse(contract.sourceUnknown));
  const [own = reader] = source.languages;
  // In other languages too it is called what it is called now.
  return { ...source, words: named(own, source.words[own]?.description) };
}

export async function createFramework(
  call: Call,
  details: Body<typeof contract.createFramework>,
): Promise<contract.OwnFramework> {
  const { db, by, language } = call;
  const content = await beginning(db, details, language);
  const id = newId(db.now);
  const at = db.now.toISOString();
  const columns = columnsOf(maturityFrameworkTable, {
    id,
    created_at: at,
    created_by: by.id,
    updated_at: at,
    updated_by: by.id,
    ...asColumns(content),
  });
  const [made] =
    await db.query(sql`insert into maturity_framework (org_id, ${namesOf(columns)}) select ${db.org_id}, ${valuesOf(columns)}
    where (select count(*) from maturity_framework f where f.org_id = ${db.org_id}) < ${sql.raw(String(contract.ownFrameworksLimit))} returning id`);
  if (made === undefined)
    refuse(contract.tooManyFrameworks, { values: { most: contract.ownFrameworksLimit } });
  record(db, by, {
    action: 'maturity_framework.created',
    objects: frameworks.objectOf({ id }),
    changes: changesBetween<object>({}, historyFields(content, language)),
    note: details.copy_of,
  });
  return readOwnFramework(call, id);
}

interface VersionedRequest {
  version: number;
}

export async function changeFramework(
  call: Call,
  id: string,
  { version, content }: Body<typeof contract.changeFramework>,
): Promise<contract.OwnFramework> {
  const before = await frameworks.take(call, id, version, 'edit');
  if (contentHash(content) === before.hash) return toOwn(call, before);
  const changes = changesIn(before.content, content);
  const act = { action: 'maturity_framework.changed', changes };
  return frameworks.change(call, before, 'edit', asColumns(content), act);
}

/** Makes the draft the newest edition, which nobody changes any more. */
export async function publishFramework(
  call: Call,
  id: string,
  { version }: VersionedRequest,
): Promise<contract.OwnFramework> {
  const { db } = call;
  const before = await frameworks.take(call, id, version, 'publish');
  if (!before.has_changes) refuse(nothingToPublish);
  const missing = missingToPublish(before.content);
  if (missing.length > 0)
    refuse(frameworkIncomplete, {
      errors: Object.fromEntries(missing.map(({ path, code }) => [path, [code]])),
    });
  const edition = before.edition + 1;
  const [, earlier] = await Promise.all([
    db.query(sql`insert into maturity_framework_edition (org_id, framework_id, edition, published_at, published_by, head, content, hash)
      select f.org_id, f.id, ${edition}::int, ${db.now.toISOString()}::timestamptz, ${call.by.id}::uuid, head, content, hash
      from maturity_framework f where f.org_id = ${db.org_id} and f.id = ${id}`),
    findContent(db, id, undefined),
  ]);
  const changes = earlier && changesIn(earlier.content, before.content);
  const act = { action: 'maturity_framework.published', changes };
  return frameworks.change(call, before, 'publish', { edition }, act);
}

export async function retireFramework(
  call: Call,
  id: string,
  { version }: VersionedRequest,
): Promise<contract.OwnFramework> {
  const before = await frameworks.take(call, id, version, 'retire');
  return frameworks.change(call, before, 'retire', {}, { action: 'maturity_framework.retired' });
}

export async function restoreFramework(
  call: Call,
  id: string,
  { version }: VersionedRequest,
): Promise<contract.OwnFramework> {
  const before = await frameworks.take(call, id, version, 'restore');
  return frameworks.change(call, before, 'restore', {}, { action: 'maturity_framework.restored' });
}

/** Takes a draft away that nobody was ever asked by. */
export async function deleteFramework(
  call: Call,
  id: string,
  { version }: VersionedRequest,
): Promise<contract.OwnFramework> {
  const { db } = call;
  const before = await frameworks.take(call, id, version, 'delete');
  await db.query(sql`delete from maturity_framework where org_id = ${db.org_id} and id = ${id}`);
  record(db, call.by, {
    action: 'maturity_framework.deleted',
    objects: frameworks.objectOf(before),
    note: nameIn(before.content, call.language).name,
  });
  return toOwn(call, before);
}
