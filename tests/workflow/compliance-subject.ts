import type { Endpoint } from '#platform/contract/endpoint.ts';
import * as contract from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  complianceWorkflow,
  type ComplianceFacts,
  type ComplianceVerb,
} from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import {
  assignControls,
  listControlAssessments,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  changeComplianceAssessment,
  createComplianceAssessment,
} from '#features/compliance/preparation/preparation.contract.ts';
import { doneControls } from '#tests/compliance/compliance-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

export type Who = 'admin' | 'editor' | 'lead' | 'reviewer' | 'bystander' | 'stranger';

export const complianceTeam = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    lead: { type: 'Staff' },
    reviewer: { type: 'Staff' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];
export type More = Partial<Record<'lead_id' | 'reviewer_id', string>>;

let period = 2000;

/** An assessment of CIS in its smallest group, each of a year of its own. */
export async function workedCompliance(
  { world, people, department_id }: Team<Who>,
  more: More,
  ...steps: (Step | 'done')[]
): Promise<string> {
  const year = period++;
  const { data } = await people.admin.calls.calls(createComplianceAssessment, {
    body: {
      compliance_standard: 'cis',
      groups_in_scope: ['ig1'],
      name: 'Safeguards',
      period: { from: `${year}-01-01`, to: `${year}-12-31` },
      department_id,
      lead_id: people.lead.calls.id,
      reviewer_id: people.reviewer.calls.id,
      ...more,
    },
  });
  let { version } = data;
  for (const step of steps) {
    if (step === 'done') {
      await doneControls(world, data.id);
      continue;
    }
    const [who, endpoint, body] = step;
    const sent = { params: { id: data.id }, body: { version, ...body } };
    ({ version } = (
      await people[who].calls.calls(endpoint as typeof contract.startComplianceAssessment, sent)
    ).data);
  }
  return data.id;
}

const reason = 'It was made by mistake';
export const started: Step = ['editor', contract.startComplianceAssessment, {}];
const submitted: (Step | 'done')[] = [started, 'done', ['lead', contract.submitComplianceAssessment, {}]];
const approved: (Step | 'done')[] = [...submitted, ['reviewer', contract.approveComplianceAssessment, {}]];

export const complianceSubject: Subject<Who, ComplianceVerb, contract.ComplianceAssessment, ComplianceFacts> =
  {
    workflow: complianceWorkflow,
    team: complianceTeam,
    // A User who answers nothing sees nothing of it.
    strangers: ['stranger', 'bystander'],
    states: {
      draft: (of) => workedCompliance(of, {}),
      in_progress: (of) => workedCompliance(of, {}, started),
      'in_progress, all done': (of) => workedCompliance(of, {}, started, 'done'),
      in_review: (of) => workedCompliance(of, {}, ...submitted),
      'in_review, led by its reviewer': (of) =>
        workedCompliance(of, { lead_id: of.people.reviewer.calls.id }, started, 'done', [
          'reviewer',
          contract.submitComplianceAssessment,
          {},
        ]),
      approved: (of) => workedCompliance(of, {}, ...approved),
      archived: (of) => workedCompliance(of, {}, ['editor', contract.archiveComplianceAssessment, {}]),
      deleted: (of) => workedCompliance(of, {}, ['admin', contract.deleteComplianceAssessment, { reason }]),
    },
    // What is approved supersedes what was approved for an earlier period.
    statesAreApart: false,
    read: contract.readComplianceAssessment,
    factsOf: (row) => ({
      status: row.status,
      department_id: row.department?.id ?? null,
      lead_id: row.lead.id,
      reviewer_id: row.reviewer?.id ?? null,
      submitted_by: row.submitted_by?.id ?? null,
      open_controls: (row.figures?.applicable ?? 0) - (row.figures?.done ?? 0),
      deleted_at: row.deleted_at,
    }),
    sends: {
      edit: ({ name }) => ({
        endpoint: changeComplianceAssessment,
        body: { name: name.endsWith('more') ? 'Safeguards' : 'Safeguards once more' },
      }),
      // Nobody answers the first part from now on: nobody did before.
      assign: () => ({ endpoint: assignControls, body: { section: '1', user_ids: [] } }),
      start: () => ({ endpoint: contract.startComplianceAssessment, body: {} }),
      submit: () => ({ endpoint: contract.submitComplianceAssessment, body: {} }),
      return: () => ({ endpoint: contract.returnComplianceAssessment, body: { note: 'Say more' } }),
      approve: () => ({ endpoint: contract.approveComplianceAssessment, body: {} }),
      reopen: () => ({ endpoint: contract.reopenComplianceAssessment, body: { reason } }),
      archive: () => ({ endpoint: contract.archiveComplianceAssessment, body: {} }),
      delete: () => ({ endpoint: contract.deleteComplianceAssessment, body: { reason } }),
      restore: () => ({ endpoint: contract.restoreComplianceAssessment, body: {} }),
    },
  };

/** The control of an assessment that has this code. */
export async function controlOf(of: Team<Who>, assessment: string, code: string): Promise<string> {
  const { data } = await of.people.admin.calls.calls(listControlAssessments, {
    params: { id: assessment },
    query: { limit: '200' },
  });
  const all = data.flatMap(({ sub_controls, ...row }) => [row, ...sub_controls]);
  const found = all.find((one) => one.code === code);
  if (found === undefined) throw new Error(`the assessment does not ask ${code}`);
  return found.id;
}
