import {
  changeAcceptance,
  deleteAcceptance,
  draftAcceptance,
  readAcceptance,
  type Acceptance,
} from '#features/treatment/acceptance/acceptance.contract.ts';
import * as verbs from '#features/treatment/acceptance/acceptance-verbs.contract.ts';
import {
  acceptanceWorkflow,
  type AcceptanceFacts,
  type AcceptanceVerb,
} from '#features/treatment/acceptance/acceptance.workflow.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'viewer' | 'requester' | 'stranger';

const reason = 'The loss of last week was higher';
const daysAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The request of whoever owns the risk; an Admin is to decide. */
async function requested({ people, department_id }: Team<Who>, submit: boolean): Promise<Acceptance> {
  const { admin, requester } = people;
  const [category] = (await admin.calls.calls(listCategories)).data;
  const { data: risk } = await admin.calls.calls(registerRisk, {
    body: {
      title: 'Laptops leave the building',
      department_id,
      owner_id: requester.calls.id,
      category_id: category?.id as string,
    },
  });
  const params = { id: risk.id };
  const cell = { likelihood: 3, consequence: 3 };
  await admin.calls.calls(assessRisk, {
    params,
    body: { version: 1, inherent: cell, reason: 'Rated in the workshop' },
  });
  await admin.calls.calls(chooseTreatment, { params, body: { version: 2, treatment: 'accept' } });
  const body = {
    risk_ids: [risk.id],
    approver_id: admin.calls.id,
    justification: 'The laptops are encrypted and cheap',
    expires_on: daysAhead(30),
    submit,
  };
  return (await requester.calls.calls(draftAcceptance, { body })).data;
}

const decided =
  (endpoint: typeof verbs.rejectAcceptance | typeof verbs.approveAcceptance, note?: string) =>
  async (team: Team<Who>): Promise<string> => {
    const { id, version } = await requested(team, true);
    const { admin } = team.people;
    await admin.calls.calls(endpoint, { params: { id }, body: { version, ...(note && { note }) } as never });
    return id;
  };

export const acceptanceSubject: Subject<Who, AcceptanceVerb, Acceptance, AcceptanceFacts> = {
  workflow: acceptanceWorkflow,
  team: (license) =>
    teamOf(license, {
      editor: { type: 'Staff', access: 'editor' },
      viewer: { type: 'Staff', flat: 'User' },
      requester: { type: 'User' },
      stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
    }),
  strangers: ['stranger'],
  states: {
    draft: async (team) => (await requested(team, false)).id,
    submitted: async (team) => (await requested(team, true)).id,
    approved: decided(verbs.approveAcceptance),
    rejected: decided(verbs.rejectAcceptance, reason),
    revoked: async (team) => {
      const id = await decided(verbs.approveAcceptance)(team);
      const { admin } = team.people;
      const { version } = (await admin.calls.calls(readAcceptance, { params: { id } })).data;
      await admin.calls.calls(verbs.revokeAcceptance, { params: { id }, body: { version, reason } });
      return id;
    },
  },
  statesAreApart: true,
  read: readAcceptance,
  factsOf: ({
    status,
    requested_by,
    approver,
    second_approver,
    first_decision,
    others_may_approve,
    approver_may_decide,
  }) => ({
    status,
    requested_by: requested_by.id,
    approver_id: approver.id,
    second_approver_id: second_approver?.id ?? null,
    first_approved_by: first_decision?.by.id ?? null,
    others_may_approve,
    approver_may_decide,
    deleted_at: null,
  }),
  sends: {
    edit: () => ({
      endpoint: changeAcceptance,
      body: { justification: 'The laptops are encrypted, and cheap' },
    }),
    submit: () => ({ endpoint: verbs.submitAcceptance, body: {} }),
    withdraw: () => ({ endpoint: verbs.withdrawAcceptance, body: {} }),
    refreeze: () => ({ endpoint: verbs.refreezeAcceptance, body: {} }),
    approve: () => ({ endpoint: verbs.approveAcceptance, body: {} }),
    reject: () => ({ endpoint: verbs.rejectAcceptance, body: { note: reason } }),
    revoke: () => ({ endpoint: verbs.revokeAcceptance, body: { reason } }),
    delete: () => ({ endpoint: deleteAcceptance, body: {} }),
  },
};
