import type { Body, Page, Query } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, WithoutTransaction } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { fileBlocked, fileNotScanned } from '#features/collaboration/file/file.contract.ts';
import { databaseStore, fileStream } from '#features/collaboration/file/server/shared/file-store.queries.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import { standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { askForEvidence } from '#features/treatment/evidence/server/shared/asked-evidence.service.ts';
import * as contract from '../audit.contract.ts';
import * as queries from './audit.queries.ts';

/** Nothing is asked for before it is begun, or once it is over for good. */
const mayRequest = (status: ComplianceStatus): boolean =>
  status === 'in_progress' || status === 'in_review' || status === 'approved';

export async function readAudit({ db, actor }: Call): Promise<contract.Audit> {
  const { status, ...audit } = (await queries.findAudit(db, actor)) ?? refuse(notFound);
  return { ...audit, may_request: mayRequest(status) };
}

export async function listAuditedEvidence(
  { db, actor }: Call,
  id: string,
): Promise<contract.AuditedEvidence[]> {
  const [control, evidence] = await Promise.all([
    queries.findAuditedControl(db, actor, id),
    queries.evidenceOfControl(db, actor, id),
  ]);
  return control === undefined ? refuse(notFound) : evidence;
}

/** A file on its way out, as files go out elsewhere; that an auditor read it is told by the log. */
export const downloadAuditedFile =
  ({ isScanned }: { isScanned: boolean }) =>
  async ({
    params: { id, number },
    inside,
  }: WithoutTransaction<typeof contract.downloadAuditedFile>): Promise<Download> => {
    const file = await inside({}, async ({ db, actor, by }) => {
      const found = (await queries.findAuditedFile(db, actor, id, number)) ?? refuse(notFound);
      const { scanned, name } = found.file;
      if (scanned === 'blocked') refuse(fileBlocked);
      if (scanned !== 'clean' && (isScanned || scanned === 'pending')) refuse(fileNotScanned);
      record(db, by, {
        action: 'evidence.file_read',
        objects: [
          { type: 'evidence', id, ref: found.ref },
          { type: 'control_assessment', id: found.control_id, ref: found.code },
        ],
        note: name,
      });
      return found.file;
    });
    const store = databaseStore((work) => inside({ readOnly: true }, ({ db }) => work(db)));
    return { name: file.name, type: file.mime, size: file.size, content: fileStream(store, file.id) };
  };

/** Asks for evidence of a control; whoever is asked is told. */
export async function requestEvidence(
  call: Call,
  id: string,
  { name, request, kind = 'file', due_date }: Body<typeof contract.requestEvidence>,
): Promise<contract.AuditedEvidence> {
  const { db, actor } = call;
  const [control, audit] = await Promise.all([
    queries.findAuditedControl(db, actor, id),
    queries.findAudit(db, actor),
  ]);
  if (control === undefined || audit === undefined) return refuse(notFound);
  const { assessment, code, is_parent, owner_id } = control;
  if (!mayRequest(assessment.status)) refuse(contract.auditClosed);
  if (is_parent) refuse(contract.askSubControl);
  if (due_date < today(db.now, actor.timezone)) refuse(contract.requestDueInPast);
  if (audit.open_requests >= contract.mostOpenRequests)
    refuse(contract.tooManyRequests, { values: { most: String(contract.mostOpenRequests) } });
  const asked = await askForEvidence(call, {
    name,
    request,
    kind,
    due_date,
    owner_id,
    department_id: assessment.department_id,
    effective_from: assessment.period_from,
    effective_to: assessment.period_to,
    of: { type: 'control_assessment', id, ref: code },
  });
  const found = await queries.evidenceOfControl(db, actor, id);
  return found.find((one) => one.id === asked) ?? refuse(notFound);
}

export async function listOwnRequests(
  { db, actor, language }: Call,
  query: Query<typeof contract.listOwnRequests>,
): Promise<Page<contract.EvidenceRequest>> {
  const { data, ...counts } = await queries.findOwnRequests(db, actor, query);
  // All of them are of one assessment: its standard is looked up once.
  const [first] = data;
  const words =
    first === undefined
      ? undefined
      : (await standardOf(db, first.standard, first.standard_version)).in(language);
  return {
    ...counts,
    data: data.map(({ standard: _standard, standard_version: _version, control, ...row }) => ({
      ...row,
      control: { ...control, title: words?.of(control.code).title ?? control.code },
    })),
  };
}
