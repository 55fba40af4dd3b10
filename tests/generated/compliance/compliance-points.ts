import {
  deleteComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
  approveComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  acceptControl,
  answerControl,
  linkControl,
  listControlAssessments,
  submitControl,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { publishSoa } from '#features/compliance/soa/soa.contract.ts';
import { proposeMapping, setMappingAside } from '#features/compliance/mapping/mapping.contract.ts';
import {
  changeComplianceAssessment,
  createComplianceAssessment,
} from '#features/compliance/preparation/preparation.contract.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { answered, controlsOf, doneControls, prepared } from '#tests/compliance/compliance-world.ts';
import { justified } from '#tests/compliance/soa-world.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { someControl } from '#tests/treatment/plan-world.ts';

const ig1 = { compliance_standard: 'cis' as const, groups_in_scope: ['ig1'] };

const shippedEnds = {
  from_standard: 'iso27001' as const,
  from_code: 'A.8.17',
  to_standard: 'cis' as const,
  to_code: '8.4',
};

/** What counts again: another one than what is set aside, which stays so. */
const asideEnds = { ...shippedEnds, from_code: 'A.5.12', to_code: '3.7' };

/** What the schema of a call does not tell about its fields. */
export const complianceFields: Record<string, (word: string) => Record<string, unknown>> = {
  // What is followed is another assessment by another standard.
  '/compliance/': () => ({ ...ig1, follows: omitted }),
  '/compliance/:id/': () => ({ follows: omitted }),
  '/compliance/standard/:key/': () => ({ key: 'iso27001' }),
  '/compliance/standard/import/': () => ({ dry_run: omitted, columns: omitted }),
  '/compliance/:id/assign/': () => ({ section: omitted }),
  '/compliance/:id/controls/bulk/': () => ({ dry_run: false }),
  '/compliance/mapping/': () => someEnds(),
  '/compliance/mapping/set-aside/': () => shippedEnds,
  '/compliance/mapping/count-again/': () => asideEnds,
  '/compliance/crosswalk/': () => ({ base: 'iso27001', others: omitted }),
  '/compliance/control/:id/link/': () => ({ object_type: 'control' }),
  '/compliance/link/': () => ({ object_type: 'risk' }),
};

/** Brings an assessment of compliance, or one of its controls, into the state that the call starts from. */
export async function startCompliance(
  path: string,
  { world, word, people: { Admin, Staff, User } }: Somebody,
): Promise<Start> {
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  const department = world.departments['Finance'] as string;
  const { data: made } = await Admin.calls(createComplianceAssessment, {
    body: {
      ...ig1,
      name: `${word} is assessed`,
      scope_text: `${word} and what belongs to it`,
      period: { from: '2026-01-01', to: '2026-12-31' },
      department_id: department,
      // Whoever calls does not lead it: they decide about it.
      lead_id: ends('approve') ? Staff.id : Admin.id,
      reviewer_id: Staff.id,
    },
  });
  if (path.includes('/soa/')) return startSoa(path, { world, word, people: { Admin, Staff, User } });
  if (path.startsWith('/compliance/mapping/'))
    return startMapping(path, { world, word, people: { Admin, Staff, User } });
  const params = { id: made.id };
  const begin = () => Admin.calls(startComplianceAssessment, { params, body: { version: 1 } });
  if (path.startsWith('/compliance/control/') || ends('link') || ends('controls', 'bulk', 'assign')) {
    await begin();
    return {
      compliance_assessment: made.id,
      ...(await startControl(path, made.id, { world, word, people: { Admin, Staff, User } })),
    };
  }
  // Answers are carried over from one that was begun.
  if (path === '/compliance/' || ends('duplicate', 'submit', 'return', 'approve', 'reopen')) await begin();
  if (ends('submit', 'return', 'approve', 'reopen')) await doneControls(world, made.id);
  if (ends('return', 'approve', 'reopen'))
    await Staff.sends(submitComplianceAssessment, { params, body: { version: 2 } });
  if (ends('reopen')) await Admin.calls(approveComplianceAssessment, { params, body: { version: 3 } });
  if (ends('restore')) await Admin.calls(deleteComplianceAssessment, { params, body: { version: 1 } });
  // A User sees nothing of it: nobody asks them.
  return {
    compliance_assessment: made.id,
    department,
    lead_id: Admin.id,
    reviewer_id: Staff.id,
    mentions: Staff.id,
  };
}

/** An assessment that has a Statement of Applicability, with everything said that is needed to publish it; published once. */
async function startSoa(path: string, { world, word, people: { Admin, Staff } }: Somebody): Promise<Start> {
  const { data: made } = await Admin.calls(createComplianceAssessment, {
    body: {
      compliance_standard: 'iso27001',
      name: `${word} is declared`,
      scope_text: `${word} and what belongs to it`,
      period: { from: '2026-01-01', to: '2026-12-31' },
      department_id: world.departments['Finance'] as string,
      lead_id: Staff.id,
    },
  });
  const params = { id: made.id };
  await Admin.calls(startComplianceAssessment, { params, body: { version: 1 } });
  await Promise.all([doneControls(world, made.id), justified(world, made.id)]);
  await Staff.calls(submitComplianceAssessment, { params, body: { version: 2 } });
  if (!path.endsWith('/publish/'))
    await Admin.calls(publishSoa, { params, body: { version: 3, note: word } });
  return { compliance_assessment: made.id, id: made.id, number: '1' };
}

/** An assessment follows another that answers what is mapped to its first safeguard. */
async function startFollowing(assessment: string, { people: { Admin } }: Somebody): Promise<void> {
  const source = await prepared(Admin);
  const control = (await controlsOf(Admin, source.id)).get('A.5.9')?.id as string;
  await answered(Admin, control, { result: 'partial' });
  const params = { id: assessment };
  await Admin.calls(changeComplianceAssessment, { params, body: { version: 2, follows: [source.id] } });
}

const items = shippedStandard('pci_dss').requirements.filter(({ isAnswered }) => isAnswered);
let nextItem = 0;

/** A mapping that the organisation proposed. */
async function startMapping(path: string, { word, people: { Admin, Staff } }: Somebody): Promise<Start> {
  if (path.endsWith('/count-again/'))
    await Admin.calls(setMappingAside, { body: { ...asideEnds, reason: word } });
  if (!path.includes('/:id/')) return {};
  const { data } = await Staff.calls(proposeMapping, {
    body: { ...someEnds(), rationale: `${word} is mapped` },
  });
  return { compliance_mapping: data.id, id: data.id };
}

const someEnds = () => ({
  from_standard: 'iso27001' as const,
  from_code: 'A.8.34',
  to_standard: 'pci_dss' as const,
  to_code: items[nextItem++ % items.length]?.code ?? '',
  relation: 'intersects' as const,
  strength: 4,
});

/** A control of an assessment that was begun. */
async function startControl(
  path: string,
  assessment: string,
  { world, word, people: { Admin, Staff, User } }: Somebody,
): Promise<Start> {
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  const { data } = await Admin.calls(listControlAssessments, { params: { id: assessment }, query: {} });
  const id = data[0]?.sub_controls[0]?.id as string;
  const params = { id };
  const control_id = await someControl(world, { title: `${word} is locked` });
  const start: Start = {
    control_assessment: id,
    // What a path calls a control is the answer to one here.
    ...(path.startsWith('/compliance/control/') && { id }),
    ids: id,
    requirement_ids: id,
    user_ids: User.id,
    owner_id: User.id,
    object_id: control_id,
    control: control_id,
    mentions: Staff.id,
  };
  if (ends('link'))
    await Admin.calls(linkControl, {
      params,
      body: { version: 1, object_type: 'control', object_id: control_id },
    });
  if (ends('submit', 'return', 'done'))
    await Admin.calls(answerControl, {
      params,
      body: { version: 1, result: 'non_compliant', observation: word },
    });
  if (ends('return', 'done')) await Admin.calls(submitControl, { params, body: { version: 2 } });
  if (ends('follow', 'override'))
    await startFollowing(assessment, { world, word, people: { Admin, Staff, User } });
  if (ends('return')) await Admin.calls(acceptControl, { params, body: { version: 3 } });
  return start;
}
