import { pageLimits } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
  type AssessmentRow,
} from '../../maturity-assessment.contract.ts';
import { maturityFrameworks, type MaturityFramework } from '../../maturity-content.contract.ts';

const query = { limit: String(pageLimits.limit) };

/** The assessments one may look at, by framework and the newest period first; of one framework alone where it is named. */
export function useAssessmentChoices(framework?: MaturityFramework) {
  const enabled = (one: MaturityFramework) => ({ enabled: framework === undefined || framework === one });
  const reads = {
    cis: useRead(listCisAssessments, { query }, enabled('cis')),
    iso: useRead(listIsoAssessments, { query }, enabled('iso')),
    nist: useRead(listNistAssessments, { query }, enabled('nist')),
  };
  const wanted = maturityFrameworks.filter((one) => framework === undefined || framework === one);
  return {
    choices: wanted.flatMap((one) => reads[one].data?.data ?? []),
    pending: wanted.some((one) => reads[one].isPending),
    error: wanted.map((one) => reads[one].error).find((error) => error !== null) ?? null,
    retry: () => wanted.forEach((one) => void reads[one].refetch()),
  };
}

export type AssessmentChoice = AssessmentRow;
