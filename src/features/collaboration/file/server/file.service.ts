import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, WithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../file.contract.ts';
import { findLinks } from './file.queries.ts';
import { dropLinks, findFile, findFiles } from './shared/file-link.queries.ts';
import { databaseStore, fileStream } from './shared/file-store.queries.ts';
import { holderOf, recordFile, type FileNeeds } from './upload.service.ts';

interface On {
  object_type: string;
  object_id: string;
}

/** What hangs on a record that the caller sees, and what they may do with it. */
export async function listFiles(call: Call, needs: FileNeeds, { object_type, object_id }: On) {
  const held = (await holderOf(needs, object_type).find(call, object_id)) ?? refuse(notFound);
  return {
    files: await findFiles(call.db, object_type, object_id),
    permissions: { can: held.mayAdd ? (['add', 'remove'] as const).slice() : [] },
  };
}

/** A file by whoever sees anything that it hangs on. What waits to be scanned is not handed out, nor what was left unscanned when
 *  the operator named a scanner. */
async function findToHandOut(call: Call, needs: FileNeeds, id: string): Promise<contract.StoredFile> {
  const { db } = call;
  const file = (await findFile(db, id)) ?? refuse(notFound);
  const links = await findLinks(db, id);
  let isSeen = false;
  for (const { object_type, object_id } of links) {
    const holder = needs.holders.find(({ type }) => type === object_type);
    isSeen ||= (await holder?.find(call, object_id)) !== undefined;
  }
  if (!isSeen) refuse(notFound);
  if (file.scanned === 'blocked') refuse(contract.fileBlocked);
  if (file.scanned !== 'clean' && (needs.isScanned || file.scanned === 'pending'))
    refuse(contract.fileNotScanned);
  return file;
}

/** A file on its way out, always to be saved: a part at a time, each in a transaction of its own. */
export const downloadFile =
  (needs: FileNeeds) =>
  async ({ params: { id }, inside }: WithoutTransaction<typeof contract.downloadFile>): Promise<Download> => {
    const { name, mime, size } = await inside({ readOnly: true }, (call) => findToHandOut(call, needs, id));
    const store = databaseStore((work) => inside({ readOnly: true }, ({ db }) => work(db)));
    return { name, type: mime, size, content: fileStream(store, id) };
  };

export async function removeFile(call: Call, needs: FileNeeds, id: string, { object_type, object_id }: On) {
  const holder = holderOf(needs, object_type);
  const held = (await holder.find(call, object_id)) ?? refuse(notFound);
  if (!held.mayAdd) refuse(forbidden);
  await holder.leaves?.(call, object_id, id);
  const [removed] = await dropLinks(call.db, { type: object_type, id: object_id }, id);
  const on = { type: object_type, id: object_id, ref: held.ref };
  recordFile(call, 'file.removed', on, removed ?? refuse(notFound));
  return { removed: true as const };
}
