import type { Actor } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import {
  isOpenCompliance,
  soonDays,
  type ComplianceAssessment,
  type ComplianceFlag,
  type ComplianceRow,
} from '../../compliance-assessment.contract.ts';
import { complianceWorkflow, type ComplianceFacts } from '../../compliance-assessment.workflow.ts';
import type { StoredAssessment, StoredRow } from './compliance-assessment.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

function flagsOf({ status, due_date, sums, is_whole }: StoredRow, day: string): ComplianceFlag[] {
  const open = isOpenCompliance(status);
  const flags: Record<ComplianceFlag, boolean> = {
    overdue: open && due_date !== null && due_date < day,
    due_soon: open && due_date !== null && due_date >= day && due_date <= daysLater(day, soonDays),
    awaiting_review: status === 'in_review',
    unproven: is_whole && sums.proven_value < sums.value,
  };
  return (Object.keys(flags) as ComplianceFlag[]).filter((flag) => flags[flag]);
}

/** An assessment in a list, as whoever asks sees it. */
export function toRow(row: StoredRow, actor: Actor, now: Date): ComplianceRow {
  const figures = row.is_whole ? figuresOf(row.sums) : null;
  return {
    id: row.id,
    version: row.version,
    ref: row.ref,
    name: row.name,
    standard: row.standard,
    standard_version: row.standard_version,
    department: named(row.department_id, row.department_name),
    period: { from: row.period_from, to: row.period_to },
    kind: row.kind,
    status: row.status,
    lead: { id: row.lead_id, name: row.lead_name },
    reviewer: named(row.reviewer_id, row.reviewer_name),
    due_date: row.due_date,
    coverage: figures?.coverage ?? null,
    compliance: figures?.compliance ?? null,
    of_assessed: figures?.of_assessed ?? null,
    proven: figures?.proven ?? null,
    figures,
    updated_at: row.updated_at,
    flags: flagsOf(row, today(now, actor.timezone)),
  };
}

/** What rights and guards look at. */
export const factsOf = (stored: StoredAssessment): ComplianceFacts => ({
  ...stored,
  open_controls: Math.max(stored.sums.applicable - stored.sums.done, stored.sums.carried),
});

/** In the order of the standard. */
function sectionsOf({ content, sections }: StoredAssessment): ComplianceAssessment['sections'] {
  const sums = new Map(sections.map(({ code, ...of }) => [code, of]));
  return content.requirements.flatMap(({ code }) => {
    const of = sums.get(code);
    return of === undefined ? [] : [{ code, figures: figuresOf(of) }];
  });
}

/** An assessment with everything about it, as whoever asks sees it. */
export const toAssessment = (stored: StoredAssessment, actor: Actor, now: Date): ComplianceAssessment => ({
  ...toRow(stored, actor, now),
  scope_text: stored.scope_text,
  groups_in_scope: stored.groups_in_scope,
  follows: stored.follows,
  newer_version: stored.newer_version,
  remainders: stored.remainders,
  remainder_of: stored.remainder_of,
  is_whole: stored.is_whole,
  sections: stored.is_whole ? sectionsOf(stored) : [],
  returned: stored.returned,
  submitted_at: stored.submitted_at,
  submitted_by: named(stored.submitted_by, stored.submitted_by_name),
  approved_at: stored.approved_at,
  approved_by: named(stored.approved_by, stored.approved_by_name),
  hash: stored.hash,
  created_at: stored.created_at,
  deleted_at: stored.deleted_at,
  permissions: { can: complianceWorkflow.can(actor, factsOf(stored), now) },
});
