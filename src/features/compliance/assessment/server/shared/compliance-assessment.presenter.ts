import type { Actor } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import {
  isOpenCompliance,
  soonDays,
  type ComplianceAssessment,
  type ComplianceFlag,
  type ComplianceRow,
} from '../../compliance-assessment.contract.ts';
import { complianceRecord } from '../../compliance-assessment.record.ts';
import { complianceWorkflow, type ComplianceFacts } from '../../compliance-assessment.workflow.ts';
import type { StoredAssessment, StoredComplianceRow } from './compliance-assessment.queries.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

function flagsOf({ status, due_date, sums, is_whole }: StoredComplianceRow, day: string): ComplianceFlag[] {
  const open = isOpenCompliance(status);
  const flags: Record<ComplianceFlag, boolean> = {
    overdue: open && due_date !== null && due_date < day,
    due_soon: open && due_date !== null && due_date >= day && due_date <= daysLater(day, soonDays),
    awaiting_review: status === 'in_review',
    unproven: is_whole && sums.proven_value < sums.value,
  };
  return keysOf(flags).filter((flag) => flags[flag]);
}

/** What is shown of an assessment beside its fields, as whoever asks sees it. */
function beside(row: StoredComplianceRow, { timezone }: Actor, now: Date) {
  const figures = row.is_whole ? figuresOf(row.sums) : null;
  return {
    coverage: figures?.coverage ?? null,
    compliance: figures?.compliance ?? null,
    of_assessed: figures?.of_assessed ?? null,
    proven: figures?.proven ?? null,
    figures,
    flags: flagsOf(row, today(now, timezone)),
  };
}

/** An assessment in a list. */
export const toRow = (row: StoredComplianceRow, actor: Actor, now: Date): ComplianceRow => ({
  ...shownRow(complianceRecord, row),
  ...beside(row, actor, now),
});

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
export function toAssessment(stored: StoredAssessment, actor: Actor, now: Date): ComplianceAssessment {
  const { created_by: _, ...fields } = shownWhole(complianceRecord, stored);
  return {
    ...fields,
    ...beside(stored, actor, now),
    newer_version: stored.newer_version,
    remainders: stored.remainders,
    remainder_of: stored.remainder_of,
    is_whole: stored.is_whole,
    sections: stored.is_whole ? sectionsOf(stored) : [],
    permissions: complianceWorkflow.permissions(actor, factsOf(stored), now),
  };
}
