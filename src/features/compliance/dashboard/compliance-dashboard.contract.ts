import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, explainedOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { complianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import { controlResults } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { complianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';

const named = z.object({ id: z.uuid(), name: z.string() });
const share = z.number().nullable();
const count = z.int();

/** The four figures, always side by side. */
export const shownFigures = ['coverage', 'compliance', 'of_assessed', 'proven'] as const;
export type ShownFigure = (typeof shownFigures)[number];

/** As many rows as a list on the dashboard names. */
export const rowsShown = 10;
/** Evidence that expires, or becomes stale, within so many days is listed. */
export const expiringDays = 30;

/** How many controls have each result: together they are all that is asked. */
export const dashboardResults = [...controlResults, 'not_applicable'] as const;
export type DashboardResult = (typeof dashboardResults)[number];

export const dashboardSummary = complianceFigures.extend({
  counts: z.object({
    compliant: count,
    partial: count,
    non_compliant: count,
    not_assessed: count,
    not_applicable: count,
  }),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

/** An assessment that the figures are made of. */
export const countedAssessment = z.object({
  id: z.uuid(),
  ref: z.string(),
  name: z.string(),
  standard: standardKey,
  department: named.nullable(),
  period: z.object({ from: day, to: day }),
  status: z.enum(complianceStatuses),
  figures: dashboardSummary,
});
export type CountedAssessment = z.infer<typeof countedAssessment>;

export const standardSummary = z.object({
  standard: standardKey,
  name: z.string(),
  /** How many assessments are counted. */
  assessments: count,
  figures: dashboardSummary,
});
export type StandardSummary = z.infer<typeof standardSummary>;

const chart = {
  label: z.array(z.string()),
  datasets: z.array(z.object({ code: z.enum(shownFigures), label: z.string(), data: z.array(share) })),
};

export const sectionFigures = complianceFigures.extend({ code: z.string(), name: z.string() });
export type SectionFigures = z.infer<typeof sectionFigures>;

/** A department, or the whole organisation's own assessments, which have no id. */
export const unitFigures = complianceFigures.extend({
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  assessment_ids: z.array(z.uuid()),
});
export type UnitFigures = z.infer<typeof unitFigures>;

export const trendPoint = z.object({
  /** The last day of the period it speaks of. */
  date: day,
  coverage: share,
  compliance: share,
  /** As it was on approval; not kept by section. */
  proven: share,
  /** How many assessments it is made of; the one, where it is one. */
  assessments: count,
  assessment_id: z.uuid().nullable(),
  standard: standardKey.nullable(),
});
export type TrendPoint = z.infer<typeof trendPoint>;

/** A control of a counted assessment. */
const listedControl = z.object({
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  section: z.string(),
  standard: standardKey,
  assessment_id: z.uuid(),
});
export const overdueControl = listedControl.extend({ due_date: day, owner: z.string().nullable() });
export type OverdueControl = z.infer<typeof overdueControl>;

export const topGap = listedControl.extend({
  result: z.enum(controlResults),
  weight: z.number(),
  /** What it counts, in percent. */
  value: z.number(),
  /** Weight × (1 − value). */
  gap: z.number(),
});
export type TopGap = z.infer<typeof topGap>;

/** What becomes of evidence on a day. */
export const evidenceEnds = ['expired', 'stale'] as const;
export type EvidenceEnd = (typeof evidenceEnds)[number];

export const expiringEvidence = z.object({
  id: z.uuid(),
  ref: z.string(),
  name: z.string(),
  /** The day on which it expires or becomes stale by a rule, whichever comes first. */
  on: day,
  becomes: z.enum(evidenceEnds),
  is_over: z.boolean(),
  /** Controls of the counted assessments that it hangs on. */
  controls: count,
});
export type ExpiringEvidence = z.infer<typeof expiringEvidence>;

/** Assessments that are in no figure, though the caller sees them. */
export const leftOut = z.object({
  draft: count,
  /** The caller answers a part of them and sees no figures. */
  partly_visible: count,
  /** They run while an approved one of the same department and standard counts. */
  running: count,
  /** Of an earlier period than the one that counts. */
  earlier: count,
});
export type LeftOut = z.infer<typeof leftOut>;

export const complianceDashboard = z.object({
  standard: standardKey.nullable(),
  /** The one section that every figure but those by section is about. */
  section: z.object({ code: z.string(), name: z.string() }).nullable(),
  summary: dashboardSummary,
  standards: z.array(standardSummary),
  /** Of one standard; several have no sections in common. */
  by_section: z.object({ ...chart, rows: z.array(sectionFigures) }),
  by_department: z.object({ ...chart, rows: z.array(unitFigures) }),
  trend: z.array(trendPoint),
  overdue: z.object({
    count,
    data: z.array(overdueControl),
    /** How many there are in the assessments that have most, running ones among them: what their own lists show. */
    by_assessment: z.array(
      z.object({
        assessment_id: z.uuid(),
        ref: z.string(),
        name: z.string(),
        standard: standardKey,
        department: named.nullable(),
        count,
      }),
    ),
  }),
  expiring_evidence: z.object({ count, data: z.array(expiringEvidence) }),
  /** Of what was assessed and is met in part or not at all. */
  top_gaps: z.object({ count, data: z.array(topGap) }),
  counted: z.array(countedAssessment),
  left_out: leftOut,
});
export type ComplianceDashboard = z.infer<typeof complianceDashboard>;

export const sectionUnknown = refusal('section_unknown', 400, 'section');

const endpoint = endpointsAbout('compliance');

/** How far standards are met, by what was approved last in each department; without a standard, by all of them together. */
export const readComplianceDashboard = endpoint({
  method: 'GET',
  path: '/compliance/dashboard/',
  access: 'user',
  query: z.strictObject({
    compliance_standard: standardKey.optional(),
    /** Of that standard. */
    section: z.string().max(60).optional(),
    /** With those below it. */
    dpt: z.uuid().optional(),
    explain: z.enum(['0', '1']).optional(),
  }),
  response: explainedOf(complianceDashboard),
  refusals: [departmentUnknown, sectionUnknown],
});
