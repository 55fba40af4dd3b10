import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { isShipped, type StandardKey } from '../../standard-content.contract.ts';
import { ownStandard, type StoredStandard } from './own-standard.presenter.ts';
import { shippedStandard, type Standard } from './shipped-standard.content.ts';

/** As many letters of one's own standards as a process remembers. What was published never changes, so whatever is remembered holds. */
const most = 24_000_000;
const remembered = new Map<string, { standard: Standard; letters: number }>();
let letters = 0;

function forget(key: string): void {
  const found = remembered.get(key);
  if (found !== undefined && remembered.delete(key)) letters -= found.letters;
}

/** The newest use of a version; those not used for longest give way. */
function remember(key: string, entry: { standard: Standard; letters: number }): Standard {
  forget(key);
  remembered.set(key, entry);
  letters += entry.letters;
  for (const oldest of remembered.keys())
    if (letters > most && oldest !== key) forget(oldest);
    else break;
  return entry.standard;
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

/** The version of a standard that an assessment is by. Never of a draft, which changes. */
export async function standardOf(db: TenantDb, key: StandardKey, version: string): Promise<Standard> {
  if (isShipped(key)) return shippedStandard(key);
  const name = `${db.org_id} ${key} ${version}`;
  const known = remembered.get(name);
  if (known !== undefined) return remember(name, known);
  const stored = await findStoredStandard(db, key, version);
  if (stored === undefined) throw new Error(`there is no version ${version} of the standard ${key}`);
  return remember(name, { standard: ownStandard(stored), letters: lettersOf(stored) });
}

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
