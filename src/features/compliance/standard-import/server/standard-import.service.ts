import { sql } from 'drizzle-orm';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { Language } from '#platform/contract/access.ts';
import type { Query } from '#platform/contract/endpoint.ts';
import { contentHash } from '#platform/server/log/act.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall, Upload } from '#platform/server/http/serve.ts';
import { isShipped, reservedKeys } from '#features/compliance/standard/standard-content.contract.ts';
import { placed, type WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { standardLimits } from '../standard-file.contract.ts';
import * as contract from '../standard-import.contract.ts';
import { readOscalFile, type OscalFile, type StoredDocument } from './oscal-file.service.ts';
import { readSheetFile, type SheetFile } from './sheet-file.service.ts';

type Asked = Query<typeof contract.importStandard>;

/** A file of either kind as a standard that could be kept. */
interface Taken {
  head: Omit<
    contract.ReadImport,
    'id' | 'becomes' | 'sections' | 'controls' | 'sub_controls' | 'groups' | 'first'
  >;
  description: string;
  requirements: WrittenRequirement[];
  /** SHA-256 of what it asks. */
  hash: string;
  document: OscalFile['document'] | undefined;
}

const keyFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_/, '')
    .replace(/_$/, '')
    .slice(0, 36);

const isReserved = (key: string): boolean => isShipped(key) || reservedKeys.includes(key);

/** A key to begin with, which people change: names need not have a Latin letter, or are those of shipped standards. */
function suggestedKey(name: string): string {
  const key = keyFrom(name);
  if (key.length < 2) return `own_${contentHash({ name }).slice(0, 8)}`;
  return isReserved(key) ? `own_${key}` : key;
}

function headOf(
  asked: Asked,
  file: {
    format: contract.ReadImport['format'];
    name: string;
    version: string | null;
    provider: string | null;
  },
  language: Language,
) {
  const name = asked.name ?? file.name;
  const key = asked.key ?? suggestedKey(name);
  if (isReserved(key)) refuse(contract.keyReserved);
  return {
    format: file.format,
    key,
    name,
    standard_version: asked.standard_version ?? file.version ?? '1',
    provider: asked.provider ?? file.provider ?? '',
    language: asked.language ?? language,
  };
}

/** What a file is called without its ending. */
const nameOf = (file: Upload): string => cutText(file.name.replace(/\.[^.]*$/, ''), 200);

function ofSheet(sheet: SheetFile, asked: Asked, file: Upload, language: Language): Taken {
  const { format, columns, requirements, faults } = sheet;
  const about = { format, name: nameOf(file), version: null, provider: null };
  const header = (field: string) => columns.find((one) => one.field === field)?.header ?? null;
  return {
    head: {
      ...headOf(asked, about, language),
      columns,
      lost: columns
        .filter(({ field, header: name }) => field === null && name !== '')
        .map(({ header: what }) => ({ what, count: requirements.length })),
      errors: faults
        .slice(0, contract.shownOfFile)
        .map((fault) => ({ ...fault, column: header(fault.field) })),
      error_count: faults.length,
    },
    description: '',
    requirements,
    hash: contentHash({ requirements }),
    document: undefined,
  };
}

function ofOscal(
  { read, requirements, hash, document }: OscalFile,
  asked: Asked,
  file: Upload,
  language: Language,
): Taken {
  const about = {
    format: read.format,
    name: cutText(read.name ?? nameOf(file), 200),
    version: read.standard_version,
    provider: read.provider,
  };
  return {
    head: { ...headOf(asked, about, language), columns: [], lost: read.lost, errors: [], error_count: 0 },
    description: read.description ?? '',
    requirements,
    hash,
    document,
  };
}

/** The documents of earlier imports that an address may mean, the newest first. */
const findDocuments = (
  db: TenantDb,
  addresses: readonly string[],
  names: readonly string[],
): Promise<StoredDocument[]> =>
  db.query<StoredDocument>(sql`select d.file_name as name, d.content from compliance_standard_document d
    where d.org_id = ${db.org_id} and (d.document_uuid = any (${sql.param([...addresses])}::text[])
      or lower(regexp_replace(d.file_name, '^.*/', '')) = any (${sql.param([...names])}::text[]))
    order by d.standard_id desc limit 1`);

/** Reads a file, and keeps it as a draft unless it is only to be looked at. */
export function importStandard(call: JobCall, asked: Asked, file: Upload): Promise<contract.ReadImport> {
  return call.asJob({
    kind: 'compliance_standard.import',
    title: file.name,
    work: async ({ actor, language, inside, inOneTransaction, report }) => {
      const isTable = /\.(xlsx|xls|csv|tsv|txt)$/i.test(file.name);
      const taken = isTable
        ? ofSheet(await readSheetFile(actor, file, asked.columns), asked, file, language)
        : ofOscal(
            await readOscalFile(actor, file, (addresses, names) =>
              inside({ readOnly: true }, ({ db }) => findDocuments(db, addresses, names)),
            ),
            asked,
            file,
            language,
          );
      await report(0, taken.requirements.length);
      if (asked.dry_run === '1')
        return inside({ readOnly: true }, async ({ db }) => shown(taken, await becomes(db, taken), null));
      if (isTable && !taken.head.columns.some(({ field }) => field === 'code'))
        refuse(contract.columnsUnmapped);
      if (taken.head.error_count > 0 || taken.requirements.length === 0)
        refuse(contract.rowsFaulty, { values: { count: taken.head.error_count } });
      return inOneTransaction({ statementTimeout: 60_000 }, (within) => keep(within, taken, report));
    },
  });
}

/** What comes of it, as things stand. */
async function becomes(db: TenantDb, { head }: Taken): Promise<contract.ReadImport['becomes']> {
  const rows = await db.query<{ status: string; is_same: boolean }>(
    sql`select s.status, s.standard_version = ${head.standard_version} as is_same from compliance_standard s
      where s.org_id = ${db.org_id} and s.key = ${head.key}`,
  );
  const same = rows.find(({ is_same }) => is_same);
  if (same !== undefined && same.status !== 'draft') return 'taken';
  return same !== undefined ? 'replacement' : rows.length > 0 ? 'version' : 'standard';
}

function shown(
  { head, requirements }: Taken,
  what: contract.ReadImport['becomes'],
  id: string | null,
): contract.ReadImport {
  // What is wrong in a tree is told before it is one.
  const tree = head.error_count > 0 ? [] : placed(requirements);
  const countOf = (level: string) => tree.filter((one) => one.level === level).length;
  const depths = depthsOf(requirements);
  return {
    ...head,
    id,
    becomes: what,
    sections: countOf('section'),
    controls: countOf('control'),
    sub_controls: countOf('sub_control'),
    groups: groupsOf(requirements),
    first: requirements.slice(0, contract.shownOfFile).map(({ code, title, assessable }) => ({
      code,
      title,
      assessable,
      depth: depths.get(code) ?? 0,
    })),
  };
}

const groupsOf = (requirements: readonly WrittenRequirement[]): string[] =>
  [...new Set(requirements.flatMap(({ groups }) => groups))].slice(0, standardLimits.groups);

/** Of requirements that follow those they are part of. */
function depthsOf(requirements: readonly WrittenRequirement[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { code, parent } of requirements)
    depths.set(code, parent === null ? 0 : (depths.get(parent) ?? 0) + 1);
  return depths;
}

const atOnce = 1000;

async function keep(
  { db, by, actor }: Call,
  taken: Taken,
  report: (done: number) => Promise<void>,
): Promise<contract.ReadImport> {
  const { head, description, requirements, hash, document } = taken;
  // Two imports of the same key take turns.
  await db.query(
    sql`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'compliance_standard', ${db.org_id}::text, ${head.key}::text), 0))`,
  );
  const what = await becomes(db, taken);
  if (what === 'taken') refuse(contract.versionTaken);
  const [count] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from compliance_standard s where s.org_id = ${db.org_id}`,
  );
  if (what !== 'replacement' && (count?.n ?? 0) >= contract.standardsLimit)
    refuse(contract.tooManyStandards, { values: { most: contract.standardsLimit } });
  await db.query(sql`delete from compliance_standard where org_id = ${db.org_id} and key = ${head.key}
    and standard_version = ${head.standard_version} and status = 'draft'`);
  const id = newId(db.now);
  const answer = shown(taken, what, id);
  const at = db.now.toISOString();
  await db.query(sql`insert into compliance_standard (org_id, id, key, standard_version, name, provider, language, description, source, hash,
      groups, controls, sub_controls, lost, created_at, created_by, updated_at, updated_by)
    values (${db.org_id}, ${id}, ${head.key}, ${head.standard_version}, ${head.name}, ${head.provider}, ${head.language}, ${description}, 'imported',
      ${hash}, ${sql.param(answer.groups)}::text[], ${answer.controls}, ${answer.sub_controls}, ${JSON.stringify(head.lost)}::jsonb, ${at}, ${actor.id}, ${at}, ${actor.id})`);
  const depths = depthsOf(requirements);
  for (let from = 0; from < requirements.length; from += atOnce) {
    const rows = requirements
      .slice(from, from + atOnce)
      .map((one, n) => ({ ...one, position: from + n, depth: depths.get(one.code) ?? 0 }));
    await db.query(sql`insert into compliance_requirement
        (org_id, standard_id, code, parent, position, depth, title, text, guidance, assessable, weight, groups)
      select ${db.org_id}, ${id}, r.code, r.parent, r.position, r.depth, r.title, r.text, r.guidance, r.assessable, r.weight, r.groups
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, parent text, position integer, depth smallint, title text, text text,
        guidance text, assessable boolean, weight numeric, groups text[])`);
    await report(from + rows.length);
  }
  if (document !== undefined)
    await db.query(sql`insert into compliance_standard_document (org_id, standard_id, file_name, document_uuid, content)
      values (${db.org_id}, ${id}, ${document.name}, ${document.uuid}, ${document.content})`);
  record(db, by, {
    action: 'compliance_standard.imported',
    objects: { type: 'compliance_standard', id, ref: `${head.key} ${head.standard_version}` },
    note: head.name,
  });
  return answer;
}
