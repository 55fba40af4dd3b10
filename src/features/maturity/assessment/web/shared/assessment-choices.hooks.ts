import { useQueries } from '@tanstack/react-query';
import { pageLimits } from '#platform/contract/paging.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { reading } from '#platform/web/calling/endpoint.hooks.ts';
import type { AssessmentRow } from '../../assessment.contract.ts';
import { listOwnAssessments } from '../../assessment-list.contract.ts';
import { listOf } from './assessments-by.hooks.ts';
import { useOwnFrameworks } from '#features/maturity/framework/web/shared/own-frameworks.hooks.ts';

const query = { limit: String(pageLimits.limit) };

/** The assessments one may look at, by framework and the newest period first, each with what its framework is called where the
 *  organisation wrote it itself; of the own ones alone where nothing else is asked for. */
export function useAssessmentChoices({ ofOwn = false } = {}) {
  const { own, error, retry } = useOwnFrameworks();
  const lists = useQueries({
    queries: [
      ...(ofOwn ? [] : Object.values(listOf).map((list) => reading(list, { query }))),
      ...(own ?? []).map(({ id }) => reading(listOwnAssessments, { params: { id }, query })),
    ],
  });
  const names = new Map(own?.map(({ id, name }) => [id, name]));
  return {
    choices: lists.flatMap(({ data }) =>
      (data?.data ?? []).map((row): AssessmentChoice => ({
        ...row,
        own_name: names.get(row.framework_id ?? ''),
      })),
    ),
    pending: (own === undefined && error === null) || lists.some(({ isPending }) => isPending),
    error: error ?? (lists.find((list) => list.error !== null)?.error as Failure | undefined) ?? null,
    retry: () => {
      if (error !== null) retry();
      for (const list of lists) if (list.error !== null) void list.refetch();
    },
  };
}

export type AssessmentChoice = AssessmentRow & { own_name?: string | undefined };
