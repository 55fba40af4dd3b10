import { createHash } from 'node:crypto';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { record } from '#platform/server/log/activity.ts';
import { addWork } from '#platform/server/queue/work-queue.ts';
import * as contract from '../file.contract.ts';
import { harmlessName, headLength, isZip, mimeOf, typeOf } from '../file-type.rules.ts';
import { endOfZip, namesIn, zipDirectoryIn } from '../zip-directory.rules.ts';
import * as queries from './file.queries.ts';
import { fileScanWork } from './file-scan.jobs.ts';
import type { FileDestination, FileHolder } from './shared/file-holder.queries.ts';
import { addLinks, findFile } from './shared/file-link.queries.ts';
import { chunksOf, databaseStore, type FileStore } from './shared/file-store.queries.ts';

const { fileLimits } = contract;

/** What a person may have under way, or left hanging on nothing, in a day. */
const mostOpen = 50;

export interface FileNeeds {
  holders: readonly FileHolder[];
  destinations: readonly FileDestination[];
  throttle: Pick<Throttle, 'count'>;
  /** Files that one person may send in an hour. */
  perHour: number;
  /** Bytes that one organisation may keep. */
  room: number;
  /** Whether the operator names a scanner. */
  isScanned: boolean;
}

export const holderOf = ({ holders }: Pick<FileNeeds, 'holders'>, type: string): FileHolder =>
  holders.find((one) => one.type === type) ?? refuse(notFound);

type Beginning = WithoutTransaction<typeof contract.beginFile>['body'];

/** Refuses whoever does not see what the file is for (404), or may not add to it (403). */
async function expectRight(call: Call, needs: FileNeeds, body: Beginning): Promise<void> {
  const { purpose, object_type, object_id } = body;
  if (purpose === 'attachment') {
    const holder = holderOf(needs, object_type);
    const held = object_id === null ? undefined : await holder.find(call, object_id);
    if (held === undefined) refuse(notFound);
    if (!held.mayAdd) refuse(forbidden);
    return;
  }
  const goal = needs.destinations.find((one) => one.purpose === purpose && one.type === object_type);
  const may = await goal?.mayUpload(call, object_id);
  if (may === undefined) refuse(notFound);
  if (!may) refuse(forbidden);
}

const shownUpload = ({ id, size, parts }: { id: string; size: number; parts: number[] }) => ({
  id,
  size,
  part_size: fileLimits.part,
  parts,
});

/** Asks for the right before the first byte, and for room: nothing is kept yet. */
export const beginFile =
  (needs: FileNeeds) =>
  async ({ actor, body, inside }: WithoutTransaction<typeof contract.beginFile>) => {
    await needs.throttle.count([{ name: `file ${actor.id}`, most: needs.perHour, seconds: 3600 }]);
    return inside({ unrecorded: true }, async (call) => {
      const { db } = call;
      await expectRight(call, needs, body);
      await queries.takeTurnAtStore(db);
      const { bytes, open } = await queries.findUse(db, actor.id);
      if (open >= mostOpen) refuse(contract.tooManyUploads);
      if (bytes + body.size > needs.room) refuse(contract.fileStoreFull);
      const { name, size, purpose, object_type: for_type, object_id: for_id } = body;
      const upload = { id: newId(db.now), purpose, name, size, for_type, for_id };
      await queries.addUpload(db, actor.id, upload);
      return shownUpload({ ...upload, parts: [] });
    });
  };

export const readFileUpload = async (call: Call, id: string) =>
  shownUpload((await queries.findUpload(call.db, call.actor.id, id)) ?? refuse(notFound));

/** Keeps a part, whichever came before: one that is sent again after a failure takes the place of the former. */
export const sendFilePart = async ({
  actor,
  params: { id, n },
  file,
  inside,
}: WithoutTransaction<typeof contract.sendFilePart>) => {
  const content = await file.content();
  return inside({ unrecorded: true }, async ({ db }) => {
    const upload = (await queries.findUploadToChange(db, actor.id, id, 'share')) ?? refuse(notFound);
    if (content.length === 0 || content.length !== queries.partLength(upload.size, n, fileLimits))
      refuse(contract.fileBroken);
    await databaseStore((work) => work(db)).put(id, n, content);
    return shownUpload((await queries.findUpload(db, actor.id, id)) ?? refuse(notFound));
  });
};

/** What a file is and its hash, read a part at a time; nothing where it is none of what is kept. */
async function lookThrough(store: Pick<FileStore, 'get'>, id: string) {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  let hasZero = false;
  for await (const chunk of chunksOf(store, id)) {
    hash.update(chunk);
    if (size === 0) head = Buffer.from(chunk.subarray(0, headLength));
    size += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-endOfZip);
    hasZero ||= chunk.includes(0);
  }
  const directory = isZip(head) ? zipDirectoryIn(tail, size) : undefined;
  const names = directory && namesIn(await bytesOf(store, id, directory), directory.entries);
  const type = size === 0 ? undefined : typeOf(head, names);
  return { size, sha256: hash.digest('hex'), type: type === 'text' && hasZero ? undefined : type };
}

/** A stretch of a file. */
async function bytesOf(
  store: Pick<FileStore, 'get'>,
  id: string,
  { start, length }: { start: number; length: number },
): Promise<Buffer> {
  const first = Math.floor(start / fileLimits.part);
  const pieces: Buffer[] = [];
  for (let n = first; n * fileLimits.part < start + length; n++)
    pieces.push((await store.get(id, n)) ?? Buffer.alloc(0));
  const from = start - first * fileLimits.part;
  return Buffer.concat(pieces).subarray(from, from + length);
}

/** Hangs a file that came in on what it was sent for. What the right was asked for when it began may have changed since. */
async function attach(
  call: Call,
  needs: FileNeeds,
  upload: queries.StoredUpload,
  name: string,
): Promise<void> {
  const { for_type: type, for_id } = upload;
  const held = for_id === null ? undefined : await holderOf(needs, type).find(call, for_id);
  if (held === undefined) refuse(notFound);
  if (!held.mayAdd) refuse(forbidden);
  await addLinks(call.db, call.actor.id, { type, id: held.id }, [upload.id]);
  recordFile(call, 'file.added', { type, id: held.id, ref: held.ref }, { id: upload.id, name });
}

/** What somebody did with a file is told in the history of what it hangs on. */
export function recordFile(
  { db, by }: Call,
  action: 'file.added' | 'file.removed',
  on: { type: string; id: string; ref?: string | undefined },
  { id, name }: { id: string; name: string },
): void {
  const [old, now] = action === 'file.added' ? [null, name] : [name, null];
  const changes = [{ field: 'file', old, new: now }];
  record(db, by, { action, objects: [on, { type: 'file', id }], changes });
}

/** The file has come in: its kind and its hash are found out, and from then on it does not change. What may not be kept is gone at
 *  once; what is not as it was announced may be sent again. */
export const completeFile =
  (needs: FileNeeds) =>
  async ({ actor, params: { id }, body, inside }: WithoutTransaction<typeof contract.completeFile>) => {
    const before = await inside({ readOnly: true }, ({ db }) => queries.findUpload(db, actor.id, id));
    const isAttachment = (before ?? refuse(notFound)).purpose === 'attachment';
    const result = await inside({ unrecorded: !isAttachment }, async (call) => {
      const { db } = call;
      const upload = (await queries.findUploadToChange(db, actor.id, id, 'update')) ?? refuse(notFound);
      const { size, sha256, type } = await lookThrough(
        databaseStore((work) => work(db)),
        id,
      );
      if (size !== upload.size || sha256 !== (body.sha256 ?? sha256)) return contract.fileBroken;
      if (type === undefined) return contract.fileTypeRefused;
      const name = harmlessName(upload.name, type);
      const found = { name, mime: mimeOf(type), sha256, isScanned: needs.isScanned };
      await queries.endUpload(db, id, found);
      if (isAttachment) await attach(call, needs, upload, name);
      if (needs.isScanned) await addWork(db, fileScanWork, [id]);
      return (await findFile(db, id)) ?? refuse(notFound);
    });
    if (!('code' in result)) return result;
    if (result === contract.fileTypeRefused)
      await inside({ unrecorded: true }, ({ db }) => queries.dropUpload(db, id));
    return refuse(result);
  };
