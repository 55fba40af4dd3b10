import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { entryOf, findSittings } from '#platform/server/log/history.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { AssessmentHistoryEntry } from '../history.contract.ts';
import { changesTogether, inShort, questionsAmong } from '../history.rules.ts';
import { isVisible } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { present } from '#platform/contract/values/present.ts';

/** What happened to an assessment, newest first, for whoever may see it. */
export async function readAssessmentHistory(
  { db, actor }: Call,
  id: string,
  page: { limit: number; offset: number },
): Promise<Page<AssessmentHistoryEntry>> {
  const [mayRead, { data, count }] = await Promise.all([
    isVisible(db, actor, id),
    findSittings(db, id, 'maturity.answered', page),
  ]);
  if (!mayRead) return refuse(notFound);
  return {
    count,
    data: data.map(({ seq, acts }) => {
      const entries = acts.map((act) => entryOf(id, seq, act));
      const [first, last] = [present(entries[0]), present(entries.at(-1))];
      const changes = changesTogether(entries.map((entry) => entry.changes));
      return {
        ...last,
        since: first.at,
        questions: questionsAmong(entries.flatMap((entry) => entry.changes)),
        changes: changes.map((change) => ({ ...change, old: inShort(change.old), new: inShort(change.new) })),
      };
    }),
  };
}
