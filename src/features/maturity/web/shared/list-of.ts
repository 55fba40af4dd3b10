import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
} from '../../maturity-assessment.contract.ts';

/** The call that lists the assessments of a framework. */
export const listOf = {
  cis: listCisAssessments,
  iso: listIsoAssessments,
  nist: listNistAssessments,
} as const;
