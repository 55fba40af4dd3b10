import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { digits, idParams, pageLimits, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal, wrongState } from '#platform/contract/refusal.ts';
import { openComplianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import {
  applicabilityStates,
  controlAssessmentStatuses,
  controlResults,
} from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { complianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { ownStandardStatuses } from '#features/compliance/standard/own-standard-status.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { differenceKinds } from './standard-difference.contract.ts';

const standardVersion = z.string().trim().min(1).max(60);
const between = { from: standardVersion, to: standardVersion };

const versionHead = z.object({
  id: z.uuid(),
  standard_version: z.string(),
  name: z.string(),
  status: z.enum(ownStandardStatuses),
  is_in_force: z.boolean(),
});

/** How two versions differ, in numbers. */
export const versionsCompared = z.object({
  from: versionHead,
  to: versionHead,
  /** A requirement may be of several kinds. */
  counts: z.record(z.enum(differenceKinds), z.int()),
  /** Requirements that differ in any way, and those that do not. */
  different: z.int(),
  same: z.int(),
});
export type VersionsCompared = z.infer<typeof versionsCompared>;

const wording = z.object({
  parent: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
  guidance: z.string().nullable(),
  assessable: z.boolean(),
  weight: z.number(),
  groups: z.array(z.string()),
});
export type Wording = z.infer<typeof wording>;

/** A requirement as each of two versions has it; nothing of the one that does not. */
export const requirementDifference = z.object({
  code: z.string(),
  kinds: z.array(z.enum(differenceKinds)),
  before: wording.nullable(),
  after: wording.nullable(),
});
export type RequirementDifference = z.infer<typeof requirementDifference>;

/** No such versions of the standard, or the same one twice. */
export const versionUnknown = refusal('standard_version_unknown', 400, 'from');
/** Assessments go to the version that new ones are by. */
export const versionNotInForce = refusal('standard_version_not_in_force', 422, 'to');
/** By another standard or version, or not seen as a whole. */
export const assessmentUnknown = refusal('assessment_unknown', 400, 'assessments');

const endpoint = endpointsAbout('compliance-standard');
const params = z.strictObject({ key: standardKey });

export const compareVersions = endpoint({
  method: 'GET',
  path: '/compliance/standard/:key/difference/',
  access: 'user',
  params,
  query: z.strictObject(between),
  response: oneOf(versionsCompared),
  refusals: [versionUnknown],
});

export const differenceQuery = z.strictObject({
  ...between,
  ...pageQuery,
  kind: z.enum(differenceKinds).optional(),
  /** Words of its code or of either title. */
  q: z.string().trim().max(100).optional(),
});
export type DifferenceQuery = z.output<typeof differenceQuery>;

/** What differs, in the order of the later version; what was removed comes last. */
export const listDifferences = endpoint({
  method: 'GET',
  path: '/compliance/standard/:key/difference/requirement/',
  access: 'user',
  params,
  query: differenceQuery,
  response: pageOf(requirementDifference),
  refusals: [versionUnknown],
});

/** What becomes of an open assessment by the earlier version. Counted is what is answered: controls, or their sub-controls. */
export const upgradeEffect = z.object({
  id: z.uuid(),
  version: z.int(),
  ref: z.string(),
  name: z.string(),
  status: z.enum(openComplianceStatuses),
  department: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  lead: personName,
  /** Rows that stay, and how many of them are answered. */
  kept: z.int(),
  kept_answered: z.int(),
  /** Answered ones that are worded otherwise: they count as not assessed until somebody confirms or changes them. */
  unconfirmed: z.int(),
  added: z.int(),
  /** Those of them that other assessments answer at once. */
  followed: z.int(),
  /** Rows that are not asked any more: they are kept apart with all that hangs on them. */
  leaving: z.int(),
  leaving_answered: z.int(),
  /** Groups in its scope that the version has no more. */
  groups_lost: z.array(z.string()),
  before: complianceFigures,
  after: complianceFigures,
  may_upgrade: z.boolean(),
  /** What keeps the rows that left; null until it is upgraded, and where none left. */
  remainder: z.object({ id: z.uuid(), ref: z.string() }).nullable(),
});
export type UpgradeEffect = z.infer<typeof upgradeEffect>;

/** So many are answered, and upgraded, in one call. */
export const mostUpgraded = 20;

/** Open assessments by the earlier version that the caller sees the whole of, by their reference. */
export const listUpgradeEffects = endpoint({
  method: 'GET',
  path: '/compliance/standard/:key/upgrade/',
  access: 'user',
  params,
  query: z.strictObject({
    ...between,
    limit: z._default(digits(1, mostUpgraded), mostUpgraded),
    offset: z._default(digits(0, pageLimits.offset), 0),
  }),
  response: pageOf(upgradeEffect),
  refusals: [versionUnknown],
});

/** Moves assessments to the version in force: all of them or none. With `dry_run` nothing is written, and the reply says what would be. By
 *  whoever edits or leads each, until it is handed in. */
export const upgradeAssessments = endpoint({
  method: 'POST',
  path: '/compliance/standard/:key/upgrade/',
  access: 'user',
  params,
  body: z.strictObject({
    ...between,
    assessments: z
      .array(z.strictObject({ id: z.uuid(), version }))
      .min(1)
      .max(mostUpgraded),
    dry_run: z.boolean().optional(),
  }),
  response: oneOf(z.object({ upgraded: z.array(upgradeEffect) })),
  refusals: [versionUnknown, versionNotInForce, assessmentUnknown, wrongState],
});
export type Upgrading = z.output<(typeof upgradeAssessments)['body']>;

export const upgradedRowKinds = ['leaving', 'unconfirmed', 'added', 'kept'] as const;
export type UpgradedRowKind = (typeof upgradedRowKinds)[number];

/** One row of an assessment as the upgrade finds it; of one that is added nothing is answered yet. */
export const upgradedRow = z.object({
  id: z.uuid().nullable(),
  code: z.string(),
  title: z.string(),
  kind: z.enum(upgradedRowKinds),
  status: z.enum(controlAssessmentStatuses).nullable(),
  result: z.enum(controlResults).nullable(),
  implementation_percent: z.int().nullable(),
  applicability_state: z.enum(applicabilityStates).nullable(),
  is_applicable: z.boolean(),
  evidence: z.int(),
  /** Findings that are not closed and that the caller sees. */
  findings: z.int(),
});
export type UpgradedRow = z.infer<typeof upgradedRow>;

/** The rows of an open assessment that leave, are to be confirmed, come new or stay, if it were upgraded to this version. */
export const listUpgradedRows = endpoint({
  method: 'GET',
  path: '/compliance/:id/upgrade/',
  access: 'user',
  params: idParams,
  query: z.strictObject({
    ...pageQuery,
    to: standardVersion,
    kind: z.enum(upgradedRowKinds).default('leaving'),
    /** Those alone to which something was answered. */
    answered: z.enum(['0', '1']).optional(),
  }),
  response: pageOf(upgradedRow),
  refusals: [versionUnknown],
});
