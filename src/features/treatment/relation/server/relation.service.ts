import type { Call } from '#platform/server/http/serve.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import type { RelationKind, RelationNode, Relations } from '../relation.contract.ts';
import * as queries from './relation.queries.ts';

/** The page of something related; a test is read on that of its control, a question in the roadmap of its assessment, a
 *  requirement in the assessment that asks it. */
function linkOf(
  kind: RelationKind,
  {
    id,
    from: [control = id],
    read_in = id,
    standard,
  }: Pick<queries.Related, 'id' | 'from' | 'read_in' | 'standard'>,
): string {
  if (standard !== undefined) return pathOfControlAssessment(standard, read_in, id);
  if (kind === 'test') return recordPath('control', control) ?? '';
  return (kind === 'question' ? recordPath('roadmap', read_in) : recordPath(kind, id)) ?? '';
}

/** What is related to a risk that the caller sees. What comes from something they do not see, or that was left out, comes from the risk
 *  itself. */
export async function relationsOf(
  reader: Pick<Call, 'db' | 'actor'>,
  parents: readonly TaskParent[],
  risk: StoredRisk,
): Promise<Relations> {
  const [control, plan, acceptance, task] = await Promise.all([
    queries.findControls(reader, risk.id),
    queries.findPlans(reader, risk.id),
    queries.findAcceptances(reader, risk.id),
    queries.findTasks(reader, parents, risk.id),
  ]);
  const proven = [risk, ...control, ...plan, ...task].map(({ id }) => id);
  const controls = control.map(({ id }) => id);
  const [test, question, requirement, evidence] = await Promise.all([
    queries.findTests(reader, controls),
    queries.findQuestions(
      reader,
      plan.map(({ id }) => id),
    ),
    queries.findRequirements(reader, [risk.id, ...controls, ...plan.map(({ id }) => id)]),
    queries.findEvidence(reader, proven),
  ]);
  const related = Object.entries({
    control,
    acceptance,
    plan,
    test,
    question,
    requirement,
    task,
    evidence,
  }) as [Exclude<RelationKind, 'risk'>, queries.Related[]][];
  const nodes = related.flatMap(([kind, found]) =>
    found.map((one): RelationNode => {
      const { id, ref, title, status } = one;
      return { id, kind, ref, title, status, link: linkOf(kind, one) };
    }),
  );
  const known = new Set([risk.id, ...nodes.map(({ id }) => id)]);
  const edges = related.flatMap(([, found]) =>
    found.flatMap(({ id, from }) => {
      const seen = from.filter((one) => known.has(one));
      return (seen.length === 0 ? [risk.id] : seen).map((one) => ({ from: one, to: id }));
    }),
  );
  const { id, ref, title, status } = risk;
  return {
    nodes: [{ id, kind: 'risk', ref, title, status, link: linkOf('risk', { id, from: [] }) }, ...nodes],
    edges,
    left_out: related
      .map(([kind, found]) => ({ kind, count: (found[0]?.total ?? 0) - found.length }))
      .filter(({ count }) => count > 0),
  };
}
