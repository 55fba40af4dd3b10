import type { Actor, Language } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { shownRow } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import { isShipped } from '#features/compliance/standard/standard-content.contract.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { soonDays, type FindingFlag, type FindingRow, type FindingSourceOf } from '../finding.contract.ts';
import { findingRecord } from '../finding.record.ts';
import {
  openFindingStatuses,
  unresolvedFindingStatuses,
  type FindingSource,
} from '../finding-status.contract.ts';
import type { FindingFacts } from '../finding.workflow.ts';
import type { StoredSource } from './finding-source.queries.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** What of a finding is read beside its fields, in a list too. */
interface BesideFields {
  source_kind: FindingSource;
  source: StoredSource | null;
  /** The plan that was opened for it and is still there. */
  open_plan_id: string | null;
}
export type StoredFindingRow = StoredRow<typeof findingRecord> & BesideFields;

/** The same of one. */
export interface BesideFinding extends BesideFields {
  /** Pieces of evidence that hang on it. */
  evidence_count: number;
  /** Of the assessment that it comes from. */
  lead_id: string | null;
  reviewer_id: string | null;
}
export type StoredFinding = ReadRecord<typeof findingRecord, BesideFinding>;

/** What follows from the day and from the row itself. */
function flagsOf({ status, due_date, kind, open_plan_id }: StoredFindingRow, day: string): FindingFlag[] {
  const binds = due_date !== null && unresolvedFindingStatuses.some((one) => one === status);
  const isOpen = openFindingStatuses.some((one) => one === status);
  const flags: Record<FindingFlag, boolean> = {
    overdue: binds && due_date < day,
    due_soon: binds && due_date >= day && due_date <= daysLater(day, soonDays),
    plan_missing: kind === 'major_nc' && open_plan_id === null && isOpen,
  };
  return keysOf(flags).filter((flag) => flags[flag]);
}

/** A control of an assessment is called as its standard calls it. */
function sourceShown({ source_kind: kind, source }: StoredFindingRow, language: Language): FindingSourceOf {
  if (source === null) return { kind, id: null, ref: null, title: null, assessment: null };
  const { id, ref, title, assessment, standard } = source;
  const isAsked = kind === 'control_assessment' && standard !== null && ref !== null && isShipped(standard);
  const asked = isAsked ? shippedStandard(standard).in(language).of(ref).title : title;
  return { kind, id, ref, title: asked, assessment };
}

/** What is shown of a finding beside its fields. */
export const beside = (row: StoredFindingRow, { timezone }: Actor, now: Date, language: Language) => ({
  source: sourceShown(row, language),
  flags: flagsOf(row, today(now, timezone)),
});

/** What rights and guards look at. */
export const factsOf = (finding: StoredFinding): FindingFacts => ({
  ...finding,
  plan_id: finding.open_plan_id,
});

/** A finding in a list, as whoever asks sees it. */
export const toRow = (row: StoredFindingRow, actor: Actor, now: Date, language: Language): FindingRow => ({
  ...shownRow(findingRecord, row),
  ...beside(row, actor, now, language),
});
