import { sql } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { MaturityFramework } from '../../framework-content.contract.ts';
import { frameworkNotOffered, frameworkUnknown } from '../../framework-parts.contract.ts';
import type { OwnFrameworkStatus } from '../../framework-status.contract.ts';
import type { OwnContent } from '../../own-content.contract.ts';
import type { ContentHead } from '../framework.table.ts';
import { contentOf, shippedEdition, type FrameworkEdition } from './shipped-framework.content.ts';
import { nameIn } from './own-edition.presenter.ts';
import { cachedEditions } from './edition-cache.queries.ts';
import type { FrameworkKey } from './framework-key.queries.ts';

/** A framework as several assessments are by it. */
export interface FrameworkInUse extends FrameworkKey {
  nameIn(language: Language): string;
  /** The newest, then every other that an assessment was begun with, newest first. */
  editions: readonly FrameworkEdition[];
  /** The edition an assessment was begun with. */
  editionOf(assessment: { content_version: number }): FrameworkEdition;
}

/** There is one edition of what is shipped. */
export const shippedInUse = (framework: MaturityFramework): FrameworkInUse => {
  const edition = shippedEdition(framework);
  return {
    framework,
    framework_id: null,
    nameIn: (language) => contentOf(framework, language).name,
    editions: [edition],
    editionOf: () => edition,
  };
};

interface Stored {
  edition: number;
  head: ContentHead;
  used: [edition: number, content: OwnContent | null][];
}

/** A framework with the editions its assessments ask: nothing is read of a shipped one. Not there, or never published: not found.
 *  Asked after the assessments, in the same trip: then it knows every edition that they were begun with. */
export async function findFrameworkInUse(
  db: TenantDb,
  { framework, framework_id }: FrameworkKey,
): Promise<FrameworkInUse> {
  if (framework_id === null) return shippedInUse(framework as MaturityFramework);
  const cached = cachedEditions(db);
  // Along the index of editions in use, however many assessments there are.
  const [row] = await db.query<Stored>(sql`select f.edition, n.head,
      (select json_agg(json_build_array(e.edition, case when ${cached.isUnknown} then e.content end) order by e.edition desc)
        from maturity_framework_edition e where e.org_id = f.org_id and e.framework_id = f.id and (e.edition = f.edition or exists (
          select from maturity_assessment a where a.org_id = e.org_id and a.framework_id = e.framework_id and a.content_version = e.edition))) as used
    from maturity_framework f join maturity_framework_edition n on n.org_id = f.org_id and n.framework_id = f.id and n.edition = f.edition
    where f.org_id = ${db.org_id} and f.id = ${framework_id}`);
  const { head, used } = row ?? refuse(notFound);
  const editions = new Map(
    used.map(([edition, content]) => [edition, cached.find(framework_id, edition, content)]),
  );
  return {
    framework,
    framework_id,
    nameIn: (language) => nameIn(head, language).name,
    editions: [...editions.values()],
    editionOf({ content_version }) {
      const found = editions.get(content_version);
      if (found === undefined) throw new Error(`edition ${content_version} is in no use`);
      return found;
    },
  };
}

interface Offered {
  status: OwnFrameworkStatus;
  edition: number;
  content: OwnContent | null;
}

/** What a new assessment asks: of one of the organisation's own, its newest edition while it is offered. */
export async function findEditionToAsk(
  db: TenantDb,
  { framework, framework_id }: FrameworkKey,
): Promise<FrameworkEdition> {
  if (framework !== 'custom') return shippedEdition(framework);
  if (framework_id === null) refuse(frameworkUnknown);
  const cached = cachedEditions(db);
  // Held until it is begun: it is not retired meanwhile.
  const [row] =
    await db.query<Offered>(sql`select f.status, f.edition, case when ${cached.isUnknown} then e.content end as content
      from maturity_framework f left join maturity_framework_edition e on e.org_id = f.org_id and e.framework_id = f.id and e.edition = f.edition
      where f.org_id = ${db.org_id} and f.id = ${framework_id} for share of f`);
  const { status, edition, content } = row ?? refuse(frameworkUnknown);
  if (status !== 'published') refuse(frameworkNotOffered);
  return cached.find(framework_id, edition, content);
}
