import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { OwnStandardStatus } from '../../own-standard-status.contract.ts';
import { isShipped, type StandardKey } from '../../standard-content.contract.ts';
import type { WrittenRequirement } from '../../own-tree.rules.ts';
import { ownStandard, type StoredStandard } from './own-standard.presenter.ts';
import { shippedStandard, type Standard } from './shipped-standard.content.ts';

interface Remembered {
  standard: Standard;
  /** As it was written down. */
  written: readonly WrittenRequirement[];
  letters: number;
}

/** As many letters of one's own standards as a process remembers. What was published never changes, so whatever is remembered holds. */
const most = 24_000_000;
const remembered = new Map<string, Remembered>();
let letters = 0;

function forget(key: string): void {
  const found = remembered.get(key);
  if (found !== undefined && remembered.delete(key)) letters -= found.letters;
}

/** The newest use of a version; those not used for longest give way. */
function remember(key: string, entry: Remembered): Remembered {
  forget(key);
  remembered.set(key, entry);
  letters += entry.letters;
  for (const oldest of remembered.keys())
    if (letters > most && oldest !== key) forget(oldest);
    else break;
  return entry;
}

const lettersOf = ({ requirements }: StoredStandard): number =>
  requirements.reduce(
    (sum, { title, text, guidance }) =>
      sum + 200 + title.length + (text?.length ?? 0) + (guidance?.length ?? 0),
    0,
  );

/** A version of one's own standard with all that it asks, whatever its status. */
export async function findStoredStandard(
  db: TenantDb,
  key: StandardKey,
  version: string,
): Promise<StoredStandard | undefined> {
  const [row] =
    await db.query<StoredStandard>(sql`select s.key, s.standard_version, s.name, s.provider, s.description, s.groups,
      coalesce((select json_agg(json_build_object('code', q.code, 'parent', q.parent, 'title', q.title, 'text', q.text, 'guidance', q.guidance,
          'assessable', q.assessable, 'weight', q.weight, 'groups', q.groups) order by q.position)
        from compliance_requirement q where q.org_id = s.org_id and q.standard_id = s.id), '[]') as requirements
    from compliance_standard s where s.org_id = ${db.org_id} and s.key = ${key} and s.standard_version = ${version}`);
  return row;
}

async function recall(db: TenantDb, key: StandardKey, version: string): Promise<Remembered> {
  const name = `${db.org_id} ${key} ${version}`;
  const known = remembered.get(name);
  if (known !== undefined) return remember(name, known);
  const stored = await findStoredStandard(db, key, version);
  if (stored === undefined) throw new Error(`there is no version ${version} of the standard ${key}`);
  const written = stored.requirements;
  return remember(name, { standard: ownStandard(stored), written, letters: lettersOf(stored) });
}

/** The version of a standard that an assessment is by. Never of a draft, which changes. */
export const standardOf = async (db: TenantDb, key: StandardKey, version: string): Promise<Standard> =>
  isShipped(key) ? shippedStandard(key) : (await recall(db, key, version)).standard;

/** What a version of one's own standard asks, as it was written down; a draft is read anew each time. */
export async function writtenOf(
  db: TenantDb,
  { key, standard_version, status }: Pick<OwnVersion, 'key' | 'standard_version' | 'status'>,
): Promise<readonly WrittenRequirement[]> {
  if (status !== 'draft') return (await recall(db, key, standard_version)).written;
  return (await findStoredStandard(db, key, standard_version))?.requirements ?? [];
}

export interface OwnVersion {
  id: string;
  key: StandardKey;
  standard_version: string;
  name: string;
  status: OwnStandardStatus;
  groups: string[];
  is_in_force: boolean;
}

/** The version of one's own standard that new assessments are by, as a query; nothing of one that is shipped or not offered. `of` has the
 *  organisation, `key` its key. */
export const versionInForce = (of: string, key: string): SQL =>
  sql.raw(`(select v.standard_version from compliance_standard v where v.org_id = ${of}.org_id and v.key = ${of}.${key}
    and v.status = 'published' order by v.published_at desc, v.id desc limit 1)`);

/** All versions of one of the organisation's own standards. */
export const findVersions = (db: TenantDb, key: StandardKey): Promise<OwnVersion[]> =>
  db.query<OwnVersion>(sql`select s.id, s.key, s.standard_version, s.name, s.status, s.groups,
      s.standard_version is not distinct from ${versionInForce('s', 'key')} as is_in_force
    from compliance_standard s where s.org_id = ${db.org_id} and s.key = ${key}`);

/** The version that new assessments are by: of one's own the one published last, unless it was retired. */
export async function currentStandard(db: TenantDb, key: StandardKey): Promise<Standard | undefined> {
  if (isShipped(key)) return shippedStandard(key);
  const [newest] = await findNewestOwn(db, [key]);
  return newest?.status === 'published' ? standardOf(db, key, newest.standard_version) : undefined;
}

/** A version of one's own standard without what it asks. */
export interface OwnHead extends Pick<
  StoredStandard,
  'key' | 'standard_version' | 'name' | 'provider' | 'description' | 'groups'
> {
  status: 'published' | 'retired';
  source: 'imported' | 'authored';
  controls: number;
  sub_controls: number;
}

/** The version that was published last of each of one's own standards, or of these; those in use first. */
export const findNewestOwn = (db: TenantDb, keys?: readonly StandardKey[]): Promise<OwnHead[]> =>
  db.query<OwnHead>(sql`select distinct on (s.key) s.key, s.standard_version, s.name, s.provider, s.description, s.groups, s.status,
      s.source, s.controls, s.sub_controls
    from compliance_standard s where s.org_id = ${db.org_id} and s.status <> 'draft'
      ${keys === undefined ? sql`` : sql`and s.key = any (${sql.param([...keys])}::text[])`}
    order by s.key, s.status, s.published_at desc, s.id desc`);

/** What one's own standard is called; null of shipped ones. `assessment` has the standard and its version. */
export const ownName = (assessment: string): SQL =>
  sql.raw(`(select s.name from compliance_standard s where s.org_id = ${assessment}.org_id and s.key = ${assessment}.standard
    and s.standard_version = ${assessment}.standard_version)`);

/** What one's own standard calls a control; null of shipped ones, whose words are no rows. `assessment` has the standard and its version,
 *  `control` the code. */
export const ownTitle = (assessment: string, control: string): SQL =>
  sql.raw(`(select q.title from compliance_standard s join compliance_requirement q on q.org_id = s.org_id and q.standard_id = s.id
    where s.org_id = ${assessment}.org_id and s.key = ${assessment}.standard and s.standard_version = ${assessment}.standard_version
      and q.code = ${control}.code)`);
