import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { OwnContent } from '../../own-content.contract.ts';
import type { MaturityFramework } from '../../framework-content.contract.ts';
import { shippedEdition, type FrameworkEdition } from './shipped-framework.content.ts';
import { ownEdition } from './own-edition.presenter.ts';
import type { FrameworkKey } from './framework-key.queries.ts';

/** As many questions as a process remembers, some kilobytes each. Editions never change, so whatever is remembered holds; only what
 *  was committed is read this way, and never by whoever publishes. */
const most = 5000;
const remembered = new Map<string, FrameworkEdition>();
const sizeOf = ({ structure }: FrameworkEdition): number => structure.sectionOf.size;
let size = 0;

/** The newest use of an edition; those not used for longest give way. */
function remember(key: string, edition: FrameworkEdition): FrameworkEdition {
  forget(key);
  remembered.set(key, edition);
  size += sizeOf(edition);
  for (const oldest of remembered.keys()) if (size > most) forget(oldest);
  return edition;
}

function forget(key: string): void {
  const edition = remembered.get(key);
  if (edition !== undefined && remembered.delete(key)) size -= sizeOf(edition);
}

/** An assessment as a statement gives it: with the content it is by, unless the process has that. */
export interface WithOwnContent extends FrameworkKey {
  content_version: number;
  own_content: OwnContent | null;
}

const ofCalls = new WeakMap<TenantDb, CachedEditions>();

/** The editions of an organisation's own frameworks that need not be fetched in this call. */
export function cachedEditions(db: TenantDb): CachedEditions {
  const known = ofCalls.get(db) ?? editionsAtHand(db);
  ofCalls.set(db, known);
  return known;
}

function editionsAtHand(db: TenantDb) {
  const organisation = `${db.org_id} `;
  // Held for the call: whatever others make the process forget meanwhile is still here.
  const held = new Map(
    [...remembered]
      .filter(([key]) => key.startsWith(organisation))
      .map(([key, edition]) => [key.slice(organisation.length), edition] as const),
  );
  const known = sql`${sql.param([...held.keys()])}::text[]`;
  const find = (framework_id: string, number: number, content: OwnContent | null): FrameworkEdition => {
    const key = `${framework_id} ${number}`;
    const found =
      held.get(key) ??
      remembered.get(organisation + key) ??
      (content === null ? undefined : ownEdition(content, number));
    if (found === undefined) throw new Error(`there is no edition ${key}`);
    return remember(organisation + key, found);
  };
  return {
    /** Whether the edition `e` has to be fetched. */
    isUnknown: sql`not (e.framework_id::text || ' ' || e.edition::text) = any (${known})` as SQL,
    /** The content that the assessment `a` is by, in the same statement: null where it is at hand, and of shipped frameworks. */
    get ownContent(): SQL {
      return sql`(select e.content from maturity_framework_edition e where e.org_id = a.org_id and e.framework_id = a.framework_id
        and e.edition = a.content_version and ${this.isUnknown}) as own_content`;
    },
    find,
    of: ({ framework, framework_id, content_version, own_content }: WithOwnContent): FrameworkEdition =>
      framework_id === null
        ? shippedEdition(framework as MaturityFramework)
        : find(framework_id, content_version, own_content),
  };
}
export type CachedEditions = ReturnType<typeof editionsAtHand>;
