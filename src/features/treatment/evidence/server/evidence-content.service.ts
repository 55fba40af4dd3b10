import { createHash } from 'node:crypto';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { hangFiles } from '#features/collaboration/file/server/shared/file-link.service.ts';
import { contentOfOtherKind, type EvidenceContent, type EvidenceLink } from '../evidence.contract.ts';
import type { EvidenceKind } from '../evidence-kind.contract.ts';
import { objectUnknown } from '../evidence.workflow.ts';
import { findRecords, type EvidenceOn } from './evidence-record.service.ts';
import { addRevision } from './evidence.queries.ts';

const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

interface Providing {
  evidence: { id: string; kind: EvidenceKind };
  n: number;
  content: EvidenceContent;
  note: string | null;
  effective_from: string;
  effective_to: string | null;
  /** What a file came in for. */
  sentFor: { type: string; id: string | null };
}

/** Keeps what somebody provides as a revision: refuses what is of another kind than the evidence (422), a file that did not come in for
 *  it, and a record that the caller does not see (400). */
export async function provide(
  call: Call,
  { holders }: EvidenceOn,
  { evidence, n, content, note, effective_from, effective_to, sentFor }: Providing,
): Promise<void> {
  const given = {
    file: content.file_id,
    link: content.url,
    record: content.record,
    statement: content.statement,
  };
  if (given[evidence.kind] === undefined) refuse(contentOfOtherKind);
  const { file_id = null, url = null, record = null, statement = null } = content;
  const sha256 =
    file_id === null
      ? sha256Of(url ?? statement ?? (await recordAsText(call, holders, record)))
      : await hung(call, evidence.id, file_id, sentFor);
  await addRevision(call.db, call.actor, evidence.id, {
    n,
    file_id,
    url,
    record_type: record?.object_type ?? null,
    record_id: record?.object_id ?? null,
    statement,
    sha256,
    note,
    effective_from,
    effective_to,
  });
}

async function hung(call: Call, id: string, file: string, sentFor: Providing['sentFor']): Promise<string> {
  const on = { type: 'evidence', id };
  const [found] = await hangFiles(call, [file], { purpose: 'evidence', ...sentFor }, on);
  return found?.sha256 ?? refuse(contentOfOtherKind);
}

/** A record of the product by what names it. */
async function recordAsText(
  call: Call,
  holders: EvidenceOn['holders'],
  record: EvidenceLink | null,
): Promise<string> {
  const [found] = record === null ? [] : await findRecords(call, holders, [record]);
  return found === undefined ? refuse(objectUnknown) : `${found.object_type} ${found.object_id}`;
}
