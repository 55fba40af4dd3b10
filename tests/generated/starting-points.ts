import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { addLibraryItem, dismissLibraryItem } from '#features/risk/library/risk-library.contract.ts';
import { saveDraft } from '#features/risk/model/risk-model-draft.contract.ts';
import { avoidRisk, chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { closeRisk, deleteRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { applyImport, mapImport } from '#features/risk/import/risk-import.contract.ts';
import { inputFor } from '#tests/generated/every-call.ts';
import { acceptanceFields, startAcceptance, startAppetite } from '#tests/generated/acceptance-points.ts';
import { indicatorFields, startIndicator } from '#tests/generated/indicator-points.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import { commentedBy, startComment } from '#tests/generated/comment-points.ts';
import { auditorFields, isAboutAuditors, startAuditor } from '#tests/generated/compliance/auditor-points.ts';
import { complianceFields, startCompliance } from '#tests/generated/compliance/compliance-points.ts';
import { controlFields, isAboutControls, startControl } from '#tests/generated/treatment/control-points.ts';
import {
  maturityFields,
  startAssessment,
  startFramework,
} from '#tests/generated/maturity-starting-points.ts';
import { ownStatus, plantedStandard } from '#tests/compliance/own-standard.ts';
import { freshnessFields, startFreshness } from '#tests/generated/compliance/freshness-points.ts';
import { isAboutUpgrade, startUpgrade, upgradeFields } from '#tests/generated/compliance/upgrade-points.ts';
import { boardFields, startBoard } from '#tests/generated/board-points.ts';
import { findingFields, startFinding } from '#tests/generated/compliance/finding-points.ts';
import { isAboutTasks, startTask, taskFields } from '#tests/generated/treatment/task-points.ts';
import { quantificationFields, startQuantification } from '#tests/generated/quantification-points.ts';
import { planFields, startPlan } from '#tests/generated/treatment/plan-points.ts';
import { evidenceFields, startEvidence, startFile } from '#tests/generated/evidence-starting-points.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import {
  addMailDomain,
  removeMailDomain,
} from '#features/organisation/organisation/organisation-settings.contract.ts';
import { changeLogo } from '#features/organisation/branding/branding.contract.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { pngOf } from '#tests/world/pictures.ts';
import { providerFields, startToken } from '#tests/generated/provider-starting-points.ts';
import { uploads } from '#tests/world/import-world.ts';
import { putsMail } from '#tests/mail/mail-world.ts';
import { linkWorkingControl } from '#tests/treatment/residual-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { World } from '#tests/world/world.ts';
import type { Caller } from '#tests/world/caller.ts';
import {
  startDepartment,
  startLeaving,
  startFeed,
  anotherSession,
  startInvitation,
  anotherPasskey,
  anotherToken,
  startRequest,
} from '#tests/generated/account-starting-points.ts';

// As many as the model has that a sample makes; the one an organisation begins with has more.
const steps = [1, 2, 3];

/** What the schema of a call does not tell about its fields, by the end of its path. */
const fields: Record<string, (word: string) => Record<string, unknown>> = {
  ...maturityFields,
  ...controlFields,
  ...taskFields,
  ...auditorFields,
  ...complianceFields,
  ...upgradeFields,
  ...findingFields,
  ...freshnessFields,
  ...boardFields,
  ...planFields,
  ...evidenceFields,
  '/user/invite/': (word) => ({ members: [`somebody-${crypto.randomUUID()}@${word}.example`] }),
  '/user/department/:id/': () => ({ after_id: omitted }),
  '/user/absence/': () => ({ from: '2999-01-01', to: '2999-01-02' }),
  // An organisation that asks for it closes every other call to those who have none; nor does anybody here go as long without a call.
  '/settings/security/': () => ({ second_factor_required: omitted, idle_minutes: omitted }),
  '/handover/': () => ({ 'rules.kind': omitted }),
  '/deactivate/': () => ({ 'handover.kind': omitted }),
  ...providerFields,
  ...acceptanceFields,
  ...indicatorFields,
  ...quantificationFields,
  '/mapping/': () => ({ mapping: importColumns, sheet: omitted, date_order: omitted }),
  '/treatment/': () => ({ treatment: 'mitigate', transfer: omitted, avoidance: omitted }),
  '/assess/': () => ({ factors: omitted }),
  '/review/': () => ({ closing: omitted, override_reason: omitted }),
  '/factors/': (word) => ({
    levels: steps.map((value) => ({ value, label: `${word} ${value}`, description: word })),
  }),
  '/factors/:id/': (word) => ({
    levels: steps.map((value) => ({ value, label: `${word} ${value}`, description: word })),
  }),
};

export const fieldsFor = ({ path }: Endpoint, word: string): Record<string, unknown> =>
  Object.entries(fields).find(([end]) => path.endsWith(end))?.[1](word) ?? {};

/** Brings a risk, and what hangs on it, into the state that the call starts from. */
export async function startFor(
  { path, method, reads }: Endpoint,
  { world, word, people }: Somebody,
): Promise<Start> {
  const { Admin, Staff, User } = people;
  const commented = commentedBy(path);
  if (commented !== undefined) {
    // What is said is about a record as it was made.
    const record = await startFor({ path: commented.path, method: 'GET' } as Endpoint, {
      world,
      word,
      people,
    });
    return { ...record, ...(await startComment(path, commented.type, record, { world, word, people })) };
  }
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  if (path.startsWith('/settings/risk/model/') && (ends('activate', 'preview') || method === 'DELETE')) {
    const draft = inputFor(saveDraft, { word, value: (field) => (field === 'version' ? null : undefined) });
    // A draft that is already there will do.
    await Admin.sends(saveDraft, { body: draft.body });
    return {};
  }
  if (path.startsWith('/risk/repos/')) {
    const { data: item } = await Admin.calls(addLibraryItem, { body: { title: `${word} in the library` } });
    if (method === 'DELETE' && ends('dismiss')) {
      const body = { department_id: world.departments['Finance'], reason: `${word} does not concern us` };
      await Admin.calls(dismissLibraryItem, { params: { id: item.id }, body });
    }
    return { risk_library_item: item.id, department: world.departments['Finance'] as string };
  }
  if (path === '/user/picture/:id/') return { file: await findPicture(world) };
  if (path.startsWith('/user/department/')) return startDepartment(path, world, Admin, word);
  if (path === '/user/absence/') return { delegate_id: (await world.person('Admin')).id };
  if (path === '/user/:id/') return { person: (await world.person('User', { Finance: 'viewer' })).id };
  if (path.startsWith('/user/request/:id/')) return { id: await startRequest(world, word) };
  if (path.startsWith('/user/:id/')) return startLeaving(path, world, Admin);
  if (path === '/settings/scim/:id/') return { id: await startToken(word, Admin) };
  // Somebody of their own: the call may end their membership.
  if (path === '/scim/v2/Users/:id') return { person: (await world.person('User')).id };
  if (path === '/user/session/:id/') return { session: await anotherSession(world, Admin) };
  if (path === '/user/calendar-feed/') return startFeed(Admin);
  if (path === '/user/token/:id/') return { token: await anotherToken(Admin, word) };
  if (path === '/user/passkey/:id/') return { passkey: await anotherPasskey(Admin, word) };
  if (path.startsWith('/maturity/framework/'))
    return startFramework({ path, reads }, { world, word, people });
  if (path.startsWith('/maturity/') || path === '/compliance/iso/assessment/')
    return startAssessment(path, { world, word, people });
  if (path === '/compliance/standard/:key/') return {};
  if (isAboutUpgrade(path)) return startUpgrade({ world, word, people });
  if (path.startsWith('/compliance/standard/own/'))
    return {
      id: await plantedStandard(world, {
        key: `own_${randomUUID().slice(0, 8)}`,
        name: `${word} is asked`,
        status: ownStatus(path),
      }),
    };
  if (isAboutAuditors(path)) return startAuditor(path, { world, word, people });
  if (path.startsWith('/compliance/')) return startCompliance(path, { world, word, people });
  if (path.startsWith('/finding/')) return startFinding(path, { world, word, people });
  if (isAboutTasks(path)) return startTask(path, { world, word, people });
  if (path.startsWith('/risk/control/cip/')) return startPlan(path, { world, word, people });
  if (isAboutControls(path)) return startControl({ path }, { world, word, people });
  if (path.startsWith('/risk/kri/')) return startIndicator({ world, word, people });
  if (path.startsWith('/scrumboard/')) return startBoard(path, { world, word, people });
  if (path.startsWith('/file/')) return startFile(path, { world, word, people });
  if (path.startsWith('/evidence/')) return startEvidence({ path, method }, { world, word, people });
  if (path.startsWith('/user/invite/:id/')) return { invitation: await startInvitation(world, Admin, word) };
  if (path.startsWith('/settings/domain/')) return startDomain(path, Admin);
  if (path.startsWith('/branding/logo/')) return { file: await startLogo(world, Admin) };
  if (path.startsWith('/mail/:id/')) return { mail: await startMail(path, world, Admin, word) };
  if (path.startsWith('/job/:id/')) return startJob(word, Admin);
  if (path.startsWith('/risk/import/:id/')) return startImport(path, { world, word, people });
  if (path.includes('/quantification/')) return startQuantification({ world, word, people });
  if (path.startsWith('/settings/evidence/freshness/')) return startFreshness({ world, word, people });
  if (path.startsWith('/settings/risk/appetite/')) return startAppetite({ world, word, people });
  if (path.startsWith('/risk/acceptance/')) return startAcceptance(path, { world, word, people });
  // Owned by somebody else than whoever closes it.
  const risk = await raised(ends('triage') ? User : Admin, `${word} a fresh risk`, {
    department_id: world.departments['Finance'] as string,
    owner_id: User.id,
  });
  const params = { id: risk.id };
  if (ends('mitigate')) {
    const rating = {
      inherent: { likelihood: 2, consequence: 2 },
      residual_override: { likelihood: 1, consequence: 1 },
      override_reason: `${word} has locks on every door`,
    };
    await Admin.calls(assessRisk, {
      params,
      body: { version: 1, ...rating, reason: `${word} is rated so because of history` },
    });
    await Admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'mitigate' } });
    await linkWorkingControl(world, risk.id);
  }
  if (ends('avoid', 'confirm', 'decline', 'transfer')) {
    const body = {
      version: 1,
      inherent: { likelihood: 2, consequence: 2 },
      reason: `${word} is rated first`,
    };
    await Admin.calls(assessRisk, { params, body });
    const treatment = ends('transfer') ? 'transfer' : 'avoid';
    await Admin.calls(chooseTreatment, { params, body: { version: 2, treatment } });
  }
  if (ends('confirm', 'decline'))
    await Staff.calls(avoidRisk, {
      params,
      body: { version: 3, what_stopped: `${word} was stopped`, on: '2026-05-04' },
    });
  if (path === '/risk/:id/reopen/')
    await Admin.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
  if (path === '/risk/:id/restore/')
    await Admin.calls(deleteRisk, { params, body: { version: 1, reason: `${word} was entered twice` } });
  return { risk: risk.id };
}

/** The face that somebody gave themselves. */
const findPicture = async ({ database, orgId }: World): Promise<string> => {
  const found = await database.inOrganisation(orgId, { readOnly: true }, (db) =>
    db.query<{ id: string }>(
      sql`select id from file where org_id = ${db.org_id} and purpose = 'picture' order by id desc limit 1`,
    ),
  );
  return (found[0] as { id: string }).id;
};

/** A mail on its way, or one that could not be delivered. */
async function startMail(path: string, world: World, to: Caller, word: string): Promise<string> {
  return world.database.inOrganisation(world.orgId, { unrecorded: true }, async (db) => {
    await putsMail(world, db, to, { token: `${word} token` });
    const status = path.endsWith('/send/') ? 'failed' : 'waiting';
    const [mail] = await db.query<{ id: string }>(
      sql`update mail set status = ${status}, to_name = ${word}, to_address = ${`${word}@example.com`}, error = ${word},
        data = ${JSON.stringify({ org: word, minutes: 30, by: word })}::jsonb
        where org_id = ${db.org_id} and id = (
        select m.id from mail m where m.org_id = ${db.org_id} order by m.created_at desc, m.id desc limit 1) returning id`,
    );
    return mail?.id ?? '';
  });
}

/** The domain that the call's input names: not there yet where it is added, and waiting to be verified elsewhere. */
async function startDomain(path: string, Admin: Caller): Promise<Start> {
  const body = { domain: 'example.com' };
  await Admin.sends(path === '/settings/domain/' ? removeMailDomain : addMailDomain, { body });
  return {};
}

/** The organisation's logo. */
async function startLogo({ running, slug }: World, { token }: Caller): Promise<string> {
  const { payload, headers } = uploadOf(pngOf(3, 2), 'logo.png', 'image/png');
  const url = `/org/${slug}${changeLogo.path}`;
  const authorization = `token ${token}`;
  const answer = await running.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization },
    payload,
  });
  return /logo\/([0-9a-f-]{36})/.exec(answer.body)?.[1] ?? '';
}

/** A job of a file that was made. */
async function startJob(word: string, Admin: Caller): Promise<Start> {
  await Admin.calls(registerRisk, { body: { title: `${word} goes out in a file` } });
  const job = await Admin.starts(exportRisks, { query: {} });
  await Admin.seesEnd(job);
  return { job: job.id };
}

const importColumns = { ref: 0, title: 1, tags: 2 };
/** A file that was uploaded, checked or applied: a new risk, a changed one and one that is refused. */
async function startImport(path: string, { word, people: { Admin } }: Somebody): Promise<Start> {
  const { data: known } = await Admin.calls(registerRisk, { body: { title: `${word} before the file` } });
  const rows = [
    'Ref,Title,Tags',
    `,${word} came in a file ${crypto.randomUUID()},${word} tag`,
    `${known.ref},${word} after the file,`,
    ',No,',
  ];
  const data = await uploads(Admin, `${word}.csv`, rows.join('\n'));
  const params = { id: data.id };
  let { version } = data;
  if (!path.endsWith('/mapping/'))
    ({ version } = (
      await Admin.calls(mapImport, { params, body: { version, mapping: importColumns } })
    ).data);
  if (path.endsWith('/undo/')) await Admin.calls(applyImport, { params, body: { version } });
  return { risk_import: data.id };
}
