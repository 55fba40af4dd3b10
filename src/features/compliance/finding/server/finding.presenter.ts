import type { Actor, Language } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { isShipped } from '#features/compliance/standard/standard-content.contract.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import {
  soonDays,
  type Finding,
  type FindingFlag,
  type FindingRow,
  type FindingSourceOf,
} from '../finding.contract.ts';
import { openFindingStatuses, unresolvedFindingStatuses } from '../finding-status.contract.ts';
import { findingWorkflow, type FindingFacts } from '../finding.workflow.ts';
import type { StoredFinding, StoredRow } from './finding.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What follows from the day and from the row itself. */
function flagsOf({ status, due_date, kind, plan_id }: StoredRow, day: string): FindingFlag[] {
  const binds = due_date !== null && unresolvedFindingStatuses.some((one) => one === status);
  const isOpen = openFindingStatuses.some((one) => one === status);
  const flags: Record<FindingFlag, boolean> = {
    overdue: binds && due_date < day,
    due_soon: binds && due_date >= day && due_date <= daysLater(day, soonDays),
    plan_missing: kind === 'major_nc' && plan_id === null && isOpen,
  };
  return (Object.keys(flags) as FindingFlag[]).filter((flag) => flags[flag]);
}

/** A control of an assessment is called as its standard calls it. */
function sourceShown({ source_kind: kind, source }: StoredRow, language: Language): FindingSourceOf {
  if (source === null) return { kind, id: null, ref: null, title: null, assessment: null };
  const { id, ref, title, assessment, standard } = source;
  const isAsked = kind === 'control_assessment' && standard !== null && ref !== null && isShipped(standard);
  const asked = isAsked ? shippedStandard(standard).in(language).of(ref).title : title;
  return { kind, id, ref, title: asked, assessment };
}

/** A finding in a list, as whoever asks sees it. */
export function toRow(row: StoredRow, actor: Actor, now: Date, language: Language): FindingRow {
  return {
    id: row.id,
    version: row.version,
    ref: row.ref,
    title: row.title,
    kind: row.kind,
    severity: row.severity,
    status: row.status,
    department: named(row.department_id, row.department_name),
    owner: named(row.owner_id, row.owner_name),
    due_date: row.due_date,
    source: sourceShown(row, language),
    updated_at: row.updated_at,
    flags: flagsOf(row, today(now, actor.timezone)),
  };
}

/** What rights and guards look at. */
export const factsOf = (finding: StoredFinding): FindingFacts => finding;

/** A finding with everything about it, as whoever asks sees it. */
export const toFinding = (stored: StoredFinding, actor: Actor, now: Date, language: Language): Finding => ({
  ...toRow(stored, actor, now, language),
  description: stored.description,
  root_cause: stored.root_cause,
  correction: stored.correction,
  corrective_action: stored.corrective_action,
  no_evidence_reason: stored.no_evidence_reason,
  evidence_count: stored.evidence_count,
  control: stored.control,
  plan: stored.plan,
  status_reason: stored.status_reason,
  created_at: stored.created_at,
  created_by: named(stored.created_by, stored.created_by_name),
  resolved_at: stored.resolved_at,
  resolved_by: named(stored.resolved_by, stored.resolved_by_name),
  verified_at: stored.verified_at,
  verified_by: named(stored.verified_by, stored.verified_by_name),
  deleted_at: stored.deleted_at,
  permissions: { can: findingWorkflow.can(actor, factsOf(stored), now) },
});
