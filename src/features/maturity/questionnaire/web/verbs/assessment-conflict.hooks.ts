import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { isRefusal, type Failure } from '#platform/web/calling/call-failed.ts';
import { reading } from '#platform/web/calling/endpoint.hooks.ts';
import { readAssessment, type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment-status.contract.ts';

/** What somebody else did to the assessment while a dialog stood open on it. */
export interface Collision {
  before: Assessment;
  now: Assessment;
  /** Saving again applies what was typed. Otherwise the assessment, as it is now, no longer allows it. */
  mayRetry: boolean;
}

export interface AssessmentConflict {
  assessment: Assessment;
  collision: Collision | undefined;
  /** Takes a 409 in. False when the failure is something else, so that somebody else tells it. */
  notice(failure: Failure): boolean;
}

/** The assessment as it was when a dialog was opened on it: a newer version read in the background must not slip in unseen. */
export function useAssessmentConflict(assessment: Assessment, verb: MaturityVerb): AssessmentConflict {
  const client = useQueryClient();
  const [seen, see] = useState<{ assessment: Assessment; collision: Collision | undefined }>({
    assessment,
    collision: undefined,
  });
  const notice = useCallback(
    (failure: Failure) => {
      if (!isRefusal(failure, staleVersion) && !isRefusal(failure, wrongState)) return false;
      const now = failure.body.data as Assessment | undefined;
      if (now === undefined) return false;
      const mayRetry = now.permissions.can.includes(verb);
      see((earlier) => ({ assessment: now, collision: { before: earlier.assessment, now, mayRetry } }));
      // The page behind the dialog shows the other's change too.
      void client.invalidateQueries({ queryKey: [readAssessment.subject] });
      return true;
    },
    [client, verb],
  );
  return { ...seen, notice };
}

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
