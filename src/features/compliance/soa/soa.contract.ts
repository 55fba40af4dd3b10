import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { digits, idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { remark } from '#platform/contract/wording.ts';
import { complianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import {
  applicabilityReasons,
  applicabilityStates,
  controlAssessmentStatuses,
  controlResults,
} from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { complianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';

/** What a row of a Statement of Applicability may lack: why it is in or out, or the justification in words. */
export const soaNeeds = ['reason', 'text'] as const;
export type SoaNeed = (typeof soaNeeds)[number];

export const soaProofs = ['proven', 'half_proven', 'unproven'] as const;
export type SoaProof = (typeof soaProofs)[number];

/** A control of Annex A in a Statement of Applicability. */
export const soaRow = z.object({
  /** That of the answer, where it is given. */
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  /** The part of Annex A that it belongs to. */
  theme: z.string(),
  applicability_state: z.enum(applicabilityStates),
  applicability_reasons: z.array(z.enum(applicabilityReasons)),
  applicability_text: z.string().nullable(),
  provider: z.string().nullable(),
  result: z.enum(controlResults),
  implementation_percent: z.int().nullable(),
  status: z.enum(controlAssessmentStatuses),
  /** Whether evidence proves what is claimed; `half_proven`: what proves it is stale and counts half. */
  proof: z.enum(soaProofs),
  /** The references of the controls that are linked: what they are is shown to those who see them. */
  controls: z.array(z.string()),
  evidence_count: z.int(),
  missing: z.array(z.enum(soaNeeds)),
});
export type SoaRow = z.infer<typeof soaRow>;

/** What a Statement of Applicability is of. */
const soaHead = z.object({
  ref: z.string(),
  name: z.string(),
  standard: z.enum(shippedStandards),
  standard_version: z.string(),
  department: z.string().nullable(),
  scope_text: z.string().nullable(),
  period: z.object({ from: day, to: day }),
  lead: z.string(),
  status: z.enum(complianceStatuses),
});

/** What its rows add up to: the figures of Annex A alone. */
const soaFigures = z.object({ figures: complianceFigures, inherited: z.int() });

export const soa = soaFigures.extend({
  assessment: soaHead.extend({ id: z.uuid(), version: z.int() }),
  /** How many rows lack what a Statement of Applicability needs. */
  missing: z.int(),
  can: z.object({ publish: z.boolean() }),
  /** The number of the newest version that was published; 0 without one. */
  newest: z.int(),
  rows: z.array(soaRow),
  /** Before paging. */
  count: z.int(),
});
export type Soa = z.infer<typeof soa>;

/** A published version in the list of them. */
export const soaVersionRow = z.object({
  number: z.int(),
  hash: z.string(),
  published_at: z.iso.datetime(),
  published_by: z.string(),
  note: z.string().nullable(),
});
export type SoaVersionRow = z.infer<typeof soaVersionRow>;

/** A published version as it was then; titles are in the reader's language. `holds`: it still is what its hash says. */
export const soaVersion = soaVersionRow.extend({
  ...soaFigures.shape,
  holds: z.boolean(),
  assessment: soaHead,
  rows: z.array(soaRow),
});
export type SoaVersion = z.infer<typeof soaVersion>;

/** Rows lack reasons, or the words that go with them. */
export const soaIncomplete = refusal('soa_incomplete', 422, 'applicability_reasons');

export const soaQuery = z.strictObject({ ...pageQuery, flag: z.literal('missing').optional() });

const endpoint = endpointsAbout('compliance');

/** The Statement of Applicability of an assessment by ISO/IEC 27001, as it stands, in the order of the standard; for those who see all of
 *  the assessment. */
export const readSoa = endpoint({
  method: 'GET',
  path: '/compliance/:id/soa/',
  access: 'user',
  auditorsToo: true,
  params: idParams,
  query: soaQuery,
  response: oneOf(soa),
});
/** Freezes what it says as a version with its hash. Whoever publishes proves anew who they are. */
export const publishSoa = endpoint({
  method: 'POST',
  path: '/compliance/:id/soa/publish/',
  access: 'user',
  sensitive: 'approves',
  params: idParams,
  body: z.strictObject({ version, note: remark.optional() }),
  response: oneOf(soaVersion),
  refusals: [soaIncomplete],
});
/** The published versions, newest first. */
export const listSoaVersions = endpoint({
  method: 'GET',
  path: '/compliance/:id/soa/versions/',
  access: 'user',
  auditorsToo: true,
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(soaVersionRow),
});

export const soaNumber = digits(1, 32_767);

export const readSoaVersion = endpoint({
  method: 'GET',
  path: '/compliance/:id/soa/versions/:number/',
  access: 'user',
  auditorsToo: true,
  params: z.strictObject({ id: z.uuid(), number: soaNumber }),
  response: oneOf(soaVersion),
});
