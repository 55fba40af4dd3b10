import * as z from 'zod/mini';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { compareAssessments, type Comparison } from '../comparison.contract.ts';
import { isUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { useUnknownAssessment } from '#features/maturity/assessment/web/shared/unknown-assessment.hooks.ts';
import { outcomes } from './comparison-outcome.ts';

/** Both assessments, and which questions are shown, so that a link shows the same. */
const address = z.object({
  assessment: z.optional(z.uuid()),
  with: z.optional(z.uuid()),
  show: z._default(z.enum(['all', ...outcomes]), 'all'),
});

export function useComparison() {
  const [, change, { assessment: first, with: other, show }] = useUrlState(address);
  // With itself nothing is compared: the other is still to be chosen.
  const second = other === first ? undefined : other;
  const request = { params: { id: first ?? '', other_id: second ?? '' } };
  const read = useRead(compareAssessments, request, {
    enabled: first !== undefined && second !== undefined,
    keep: true,
  });
  useUnknownAssessment(isUnknownRecord(read.error));
  return { read, request, change, first, second, show };
}

/** What the parts of the screen show, once both were read. */
export type ShownComparison = ReturnType<typeof useComparison> & { comparison: Comparison };
