import * as z from 'zod/mini';
import { digits } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { effortClasses } from '#features/maturity/framework/framework-content.contract.ts';
import { fittingInto } from '#features/maturity/figure/gap.rules.ts';
import { readRoadmap, type Roadmap } from '../roadmap.contract.ts';
import { isUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { useUnknownAssessment } from '#features/maturity/assessment/web/shared/unknown-assessment.hooks.ts';

/** What the address says of a roadmap besides the assessment, so that a link shows the same. */
const address = z.object({
  effort: z.optional(z.enum(effortClasses)),
  /** Person days to spend. */
  budget: z.optional(digits(0, 1_000_000)),
  /** How many of the first gaps are thought to be closed. */
  first: z.optional(digits(0, 1000)),
  /** How many of the first plans are thought to be done. */
  plans: z.optional(digits(0, 1000)),
});

/** So many first gaps are thought to be closed until somebody says otherwise: what a quarter may bring. */
const firstLook = 10;

export function useRoadmap(id: string) {
  const [, change, { effort, budget, first, plans }] = useUrlState(address);
  const request = { params: { id }, query: { effort } };
  const read = useRead(readRoadmap, request, { keep: true });
  const roadmap = read.data?.data;
  useUnknownAssessment(isUnknownRecord(read.error));
  const fitting =
    roadmap === undefined || budget === undefined ? undefined : fittingInto(budget, roadmap.gaps);
  const most = roadmap?.gaps.length ?? 0;
  return {
    read,
    roadmap,
    request,
    effort,
    budget,
    /** How many of the first gaps the days to spend reach to. */
    fitting,
    closed: Math.min(most, first ?? fitting ?? firstLook),
    /** How many of the first plans are thought to be done, where somebody said so. */
    done: plans,
    change,
  };
}

export type ShownRoadmap = Omit<ReturnType<typeof useRoadmap>, 'roadmap'> & { roadmap: Roadmap };
