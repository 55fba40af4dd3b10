import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Served } from '#platform/server/http/serve.ts';
import { findStoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { readRelations } from '../relation.contract.ts';
import { relationsOf } from './relation.service.ts';

/** What is related to a risk; tasks belong to these. */
export const relationRoutes = (parents: readonly TaskParent[]): Served[] => [
  serve(readRelations, async ({ db, actor, params }) =>
    relationsOf({ db, actor }, parents, (await findStoredRisk(db, actor, params.id)) ?? refuse(notFound)),
  ),
];
