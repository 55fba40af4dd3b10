import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { EvidenceKind } from '../../evidence-kind.contract.ts';
import { anyEvidence } from '../evidence-record.service.ts';
import { addLink } from '../evidence.queries.ts';

interface Asked {
  name: string;
  /** What is asked for, in words. */
  request: string;
  kind: EvidenceKind;
  due_date: string;
  /** Of whom: an active member. */
  owner_id: string;
  department_id: string | null;
  effective_from: string;
  effective_to: string;
  /** The record that it is to prove, which the caller sees. */
  of: { type: string; id: string; ref: string };
}

/** Asks for evidence on behalf of somebody who decides about nothing: it has no content, hangs on the record, and its owner is told.
 *  Answers its id. */
export async function askForEvidence(call: Call, { of, ...details }: Asked): Promise<string> {
  const { db, actor } = call;
  const { id, ref } = await anyEvidence.add(call, {
    action: 'evidence.requested',
    columns: details,
    note: details.request,
    about: [of],
  });
  await addLink(db, actor.id, id, { object_type: of.type, object_id: of.id });
  notify(db, {
    kind: 'assigned',
    to: [details.owner_id],
    object: { type: 'evidence', id, ref, title: details.name },
    link: recordPath('evidence', id) ?? '',
    words: { by: actor.name },
  });
  return id;
}
