import type { Endpoint } from '#platform/contract/endpoint.ts';
import * as assessments from '#features/compliance/assessment/compliance-assessment.contract.ts';
import * as contract from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  controlAssessmentWorkflow,
  type ControlAssessmentFacts,
  type ControlAssessmentVerb,
} from '#features/compliance/control-assessment/control-assessment.workflow.ts';
import { changeComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import {
  answered as answeredNow,
  controlsOf,
  doneControls,
  prepared,
} from '#tests/compliance/compliance-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { complianceTeam, controlOf, started, workedCompliance, type Who } from './compliance-subject.ts';
import type { Subject, Team } from './subject.ts';

const answering = { result: 'partial', no_evidence_reason: 'It was seen on the day' } as const;
type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];

/** What somebody links a control of an assessment with: one for each organisation. */
const linked = new WeakMap<object, string>();
const linkOf = ({ world }: Team<Who>) => ({
  object_type: 'control' as const,
  object_id: linked.get(world) as string,
});

/** The team, and a control of the catalogue that everybody sees. */
async function team(license: 'corporate' | 'flat'): Promise<Team<Who>> {
  const made = await complianceTeam(license);
  linked.set(made.world, await someControl(made.world));
  return made;
}

/** A safeguard that the bystander answers, worked on; each step names the version that the one before left behind. */
async function worked(of: Team<Who>, ...steps: Step[]): Promise<string> {
  const { people } = of;
  const assessment = await workedCompliance(of, {}, started);
  const id = await controlOf(of, assessment, '1.1');
  const body = { version: 2, requirement_ids: [id], user_ids: [people.bystander.calls.id] };
  await people.admin.calls.calls(contract.assignControls, { params: { id: assessment }, body });
  let version = 2;
  for (const [who, endpoint, sent] of steps)
    ({ version } = (
      await people[who].calls.calls(endpoint as typeof contract.submitControl, {
        params: { id },
        body: { version, ...sent },
      })
    ).data);
  return id;
}

/** The same, following an assessment by ISO/IEC 27001 that answers what is mapped to it. */
async function following(of: Team<Who>): Promise<string> {
  const { admin } = of.people;
  const id = await worked(of);
  const { data } = await admin.calls.calls(contract.readControlAssessment, { params: { id } });
  const source = await prepared(admin.calls, { department_id: of.department_id });
  const control = (await controlsOf(admin.calls, source.id)).get('A.5.9')?.id as string;
  await answeredNow(admin.calls, control, { result: 'partial' });
  const params = { id: data.assessment.id };
  const { version } = (await admin.calls.calls(assessments.readComplianceAssessment, { params })).data;
  await admin.calls.calls(changeComplianceAssessment, { params, body: { version, follows: [source.id] } });
  return id;
}

const answered: Step = ['bystander', contract.answerControl, answering];
const submitted: Step[] = [answered, ['bystander', contract.submitControl, {}]];

export const controlAssessmentSubject: Subject<
  Who,
  ControlAssessmentVerb,
  contract.ControlAssessment,
  ControlAssessmentFacts
> = {
  workflow: controlAssessmentWorkflow,
  team,
  strangers: ['stranger'],
  states: {
    to_do: (of) => worked(of),
    in_progress: (of) => worked(of, answered),
    'in_progress, left out without a reason': (of) =>
      worked(of, ['lead', contract.answerControl, { applicability_state: 'not_applicable' }]),
    'in_progress, nothing to show': (of) =>
      worked(of, ['lead', contract.answerControl, { result: 'compliant' }]),
    'in_progress, following': (of) => following(of),
    in_review: (of) => worked(of, ...submitted),
    done: (of) => worked(of, ...submitted, ['lead', contract.acceptControl, {}]),
    'done, and the whole is reviewed': async (of) => {
      const id = await worked(of, ...submitted, ['lead', contract.acceptControl, {}]);
      const { assessment } = (
        await of.people.admin.calls.calls(contract.readControlAssessment, { params: { id } })
      ).data;
      await doneControls(of.world, assessment.id);
      const params = { id: assessment.id };
      const { version } = (
        await of.people.admin.calls.calls(assessments.readComplianceAssessment, { params })
      ).data;
      await of.people.lead.calls.calls(assessments.submitComplianceAssessment, { params, body: { version } });
      return id;
    },
  },
  statesAreApart: true,
  read: contract.readControlAssessment,
  inWork: ({ assessment }) => assessment.id,
  factsOf: (row) => ({
    status: row.status,
    result: row.result,
    applicability_state: row.applicability_state,
    applicability_text: row.applicability_text,
    no_evidence_reason: row.no_evidence_reason,
    evidence_count: row.evidence_count,
    owner_id: row.owner?.id ?? null,
    respondent_ids: row.respondents.map(({ id }) => id),
    is_carried: row.carried_from !== null,
    is_parent: row.level === 'control',
    follow_mode: row.follow.mode,
    source_result: row.follow.result,
    assessment_status: row.assessment.status,
    department_id: row.assessment.department_id,
    lead_id: row.assessment.lead_id,
    reviewer_id: row.assessment.reviewer_id,
    deleted_at: null,
  }),
  sends: {
    edit: ({ observation }) => ({
      endpoint: contract.answerControl,
      body: { observation: observation === 'Seen twice' ? 'Seen once' : 'Seen twice' },
    }),
    link: (_, of) => ({ endpoint: contract.linkControl, body: linkOf(of) }),
    unlink: (_, of) => ({ endpoint: contract.unlinkControl, body: linkOf(of) }),
    follow: () => ({ endpoint: contract.followControl, body: {} }),
    override: () => ({ endpoint: contract.overrideControl, body: {} }),
    submit: () => ({ endpoint: contract.submitControl, body: {} }),
    return: () => ({ endpoint: contract.returnControl, body: { note: 'Say more' } }),
    done: () => ({ endpoint: contract.acceptControl, body: {} }),
  },
};
