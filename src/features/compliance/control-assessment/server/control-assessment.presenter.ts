import type { Actor } from '#platform/contract/access.ts';
import type { Language } from '#platform/contract/access.ts';
import { maySteer, actsFor } from '#platform/contract/deciding.ts';
import { today } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import type { StandardText } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import { shown } from '#features/maturity/figure/figure.rules.ts';
import type {
  ControlAssessment,
  ControlAssessmentFlag,
  ControlAssessmentRow,
} from '../control-assessment.contract.ts';
import { controlAssessmentRecord } from '../control-assessment.record.ts';
import { resultOfParent, statusOfParent, valueOfParent } from '../control-assessment.rules.ts';
import { controlAssessmentWorkflow, type ControlAssessmentFacts } from '../control-assessment.workflow.ts';
import type { StoredControl, StoredControlRow } from './control-assessment.queries.ts';
import { toFollow } from './follow.presenter.ts';

type Counted = Pick<
  ControlAssessmentRow,
  | 'status'
  | 'result'
  | 'value'
  | 'is_applicable'
  | 'is_proven'
  | 'proven_value'
  | 'staleness'
  | 'due_date'
  | 'evidence_count'
>;
/** What flags follow from, besides. */
interface Noticed {
  is_carried: boolean;
  is_unproven: boolean;
  is_stale: boolean;
}

/** What a control counts: itself, or what its sub-controls come to. */
function countedOf({ sub_controls, ...row }: StoredControlRow): [Counted, Noticed] {
  if (sub_controls === null)
    return [
      {
        status: row.status,
        result: row.result,
        value: row.value === null ? null : shown(row.value * 100),
        is_applicable: row.is_applicable,
        is_proven: row.is_proven,
        proven_value: row.value === null ? null : shown(row.value * row.proven_share * 100),
        staleness: row.staleness,
        due_date: row.due_date,
        evidence_count: row.evidence_count,
      },
      { is_carried: row.is_carried, is_unproven: row.proven_share === 0, is_stale: row.staleness !== null },
    ];
  const { sums, statuses, due_date, evidence_count } = sub_controls;
  const is_proven = sums.value > 0 && sums.proven_value >= sums.value;
  return [
    {
      status: statusOfParent(statuses),
      result: resultOfParent(sums),
      value: valueOfParent(sums),
      is_applicable: sums.applicable > 0,
      is_proven,
      proven_value: sums.assessed === 0 ? null : figuresOf(sums).proven,
      staleness: null,
      due_date,
      evidence_count,
    },
    { is_carried: sums.carried > 0, is_unproven: !is_proven, is_stale: sums.stale > 0 },
  ];
}

function flagsOf(
  { status, result, is_applicable, due_date, evidence_count }: Counted,
  { is_carried, is_unproven, is_stale }: Noticed,
  {
    is_returned,
    follow_mode,
    is_differing,
  }: Pick<StoredControlRow, 'is_returned' | 'follow_mode' | 'is_differing'>,
  day: string,
): ControlAssessmentFlag[] {
  const claims = is_applicable && !is_carried && (result === 'compliant' || result === 'partial');
  const flags: Record<ControlAssessmentFlag, boolean> = {
    overdue: is_applicable && status !== 'done' && due_date !== null && due_date < day,
    carried: is_carried,
    unproven: claims && is_unproven,
    stale: claims && is_stale,
    no_evidence: claims && evidence_count === 0,
    returned: is_returned && status === 'in_progress',
    following: follow_mode === 'following',
    differs_from_source: is_differing,
  };
  return (Object.keys(flags) as ControlAssessmentFlag[]).filter((flag) => flags[flag]);
}

/** A control in a list, as whoever asks sees it. */
export function toRow(
  row: StoredControlRow,
  text: StandardText,
  actor: Actor,
  now: Date,
): ControlAssessmentRow {
  const [counted, noticed] = countedOf(row);
  return {
    ...shownRow(controlAssessmentRecord, row),
    code: row.code,
    parent: row.parent,
    section: row.section,
    level: row.level,
    title: text.of(row.code).title,
    ...(row.sub_controls !== null && !counted.is_applicable && { applicability_state: 'not_applicable' }),
    ...counted,
    flags: flagsOf(counted, noticed, row, today(now, actor.timezone)),
  };
}

/** What rights and guards look at. */
export const factsOf = (stored: StoredControl): ControlAssessmentFacts => ({
  ...stored,
  respondent_ids: stored.respondents.map(({ id }) => id),
});

/** Whether somebody decides what applies, who answers and until when: those who set the assessment up. */
export const mayScope = (
  actor: Actor,
  { department_id, lead_id }: Pick<StoredControl, 'department_id' | 'lead_id'>,
) => maySteer(actor, department_id) || actsFor(actor, lead_id);

/** A control of an assessment with everything about it, as whoever asks sees it. */
export function toControl(
  stored: StoredControl,
  actor: Actor,
  now: Date,
  language: Language,
): ControlAssessment {
  const standard = stored.content;
  const text = standard.in(language);
  const { question, guidance, evidence } = text.of(stored.code);
  return {
    ...shownWhole(controlAssessmentRecord, stored),
    ...toRow(stored, text, actor, now),
    is_parent: stored.is_parent,
    assessment: {
      id: stored.assessment_id,
      ref: stored.assessment_ref,
      name: stored.assessment_name,
      standard: stored.standard,
      status: stored.assessment_status,
      department_id: stored.department_id,
      lead_id: stored.lead_id,
      reviewer_id: stored.reviewer_id,
    },
    section_title: text.of(stored.section).title,
    parent_title: stored.parent === null ? null : text.of(stored.parent).title,
    question,
    guidance,
    usual_evidence: evidence,
    may_be_excluded: standard.byCode.get(stored.code)?.mayBeExcluded ?? true,
    carried_from: stored.carried_from,
    follow: toFollow(stored, language),
    aging: stored.aging,
    links: stored.links,
    previous_id: stored.previous_id,
    next_id: stored.next_id,
    permissions: {
      ...controlAssessmentWorkflow.permissions(actor, factsOf(stored), now),
      may_scope: mayScope(actor, stored),
    },
  };
}
