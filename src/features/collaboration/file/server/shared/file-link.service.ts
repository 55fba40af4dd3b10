import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { fileUnknown } from '../../file.contract.ts';
import { addLinks, findLooseFiles } from './file-link.queries.ts';

/** What files were sent in for: asked when they began. */
interface SentFor {
  purpose: 'comment' | 'evidence';
  /** `risk`, of a comment about one; `evidence`. */
  type: string;
  /** Null of what was not there yet. */
  id: string | null;
}

/** Hangs files that the caller sent in for this on what was written with them. Refuses ids of others' files, of files that came in for
 *  something else, or hang on something already (400). */
export async function hangFiles(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  ids: readonly string[],
  sentFor: SentFor,
  on: { type: string; id: string },
): Promise<{ id: string; name: string; sha256: string }[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const found = await findLooseFiles(db, actor.id, wanted, sentFor);
  if (found.length < wanted.length) refuse(fileUnknown);
  await addLinks(db, actor.id, on, wanted);
  return found;
}
