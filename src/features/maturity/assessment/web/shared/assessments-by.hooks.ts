import { useRead, type ReadOptions } from '#platform/web/calling/endpoint.hooks.ts';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
  listOwnAssessments,
} from '../../assessment-list.contract.ts';
import type { FrameworkInView } from '#features/maturity/framework/web/shared/maturity-paths.ts';

/** The calls that list the assessments by the shipped frameworks. */
export const listOf = {
  cis: listCisAssessments,
  iso: listIsoAssessments,
  nist: listNistAssessments,
} as const;

type Query = NonNullable<Parameters<typeof useRead<typeof listCisAssessments>>[1]>['query'];

/** The assessments by a framework, whichever it is. */
export function useAssessmentsBy(
  { framework, framework_id }: FrameworkInView,
  query: Query,
  { enabled = true, keep = false }: ReadOptions = {},
) {
  const isOwn = framework === 'custom';
  const shipped = useRead(listOf[isOwn ? 'cis' : framework], { query }, { keep, enabled: enabled && !isOwn });
  const own = useRead(
    listOwnAssessments,
    { params: { id: framework_id ?? '' }, query },
    { keep, enabled: enabled && isOwn && framework_id !== null },
  );
  return isOwn ? own : shipped;
}
