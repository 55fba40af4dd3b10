import { useQuery } from '@tanstack/react-query';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { reading } from '#platform/web/calling/endpoint.hooks.ts';
import { readAssessment, type Assessment } from '#features/maturity/assessment/assessment.contract.ts';

/** The assessment as the server has it this moment: answers saved since the page was read must count. */
export function useFreshAssessment(id: string): {
  assessment: Assessment | undefined;
  failure: Failure | null;
  refetch: () => void;
} {
  const read = useQuery<{ data: Assessment }, Failure>({
    ...reading(readAssessment, { params: { id }, query: { section: 'first' } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return {
    assessment: read.isFetching ? undefined : read.data?.data,
    failure: read.error,
    refetch: () => void read.refetch(),
  };
}
