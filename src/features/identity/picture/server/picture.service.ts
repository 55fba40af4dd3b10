import type { Actor } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { dropFile, keepSmallFile } from '#platform/server/database/small-file.queries.ts';
import { BadPicture, pictureType, squarePicture } from '#platform/server/pictures/picture.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, WithoutTransaction } from '#platform/server/http/serve.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { pictureLimits, pictureUnreadable, type changePicture as changing } from '../picture.contract.ts';
import { findOwnData } from '#features/identity/person/server/shared/person.queries.ts';

// Comments and history go on showing the picture of a person who has left.
const readOne: Statement = {
  name: 'read_picture',
  text: `select c.content from file f join file_chunk c on c.org_id = f.org_id and c.file_id = f.id and c.n = 0
    where f.org_id = $1 and f.id = $2 and f.purpose = 'picture'
    and exists (select from person p where p.org_id = $1 and p.user_image = f.id)`,
};
const lockOwn: Statement = {
  name: 'lock_own_picture',
  text: 'select user_image from person where org_id = $1 and id = $2 for update',
};
const setOwn: Statement = {
  name: 'set_own_picture',
  text: `update person set user_image = $3, version = version + 1, updated_at = $4, updated_by = $2 where org_id = $1 and id = $2`,
};

/** Any picture of the organisation, for every member: ids of pictures appear only beside names that the member may read. */
export async function findPicture(db: TenantDb, id: string): Promise<Download> {
  const [found] = await db.ask<{ content: Buffer }>(readOne, [db.org_id, id]);
  return { name: 'picture.webp', type: pictureType, content: (found ?? refuse(notFound)).content };
}

export const changePicture =
  (throttle: Throttle) =>
  async ({ actor, inside, file }: WithoutTransaction<typeof changing>): Promise<OwnData> => {
    await throttle.count([{ name: `picture ${actor.id}`, most: pictureLimits.perHour, seconds: 3600 }]);
    const content = await drawn(actor, await file.content());
    return inside({}, async (call) => {
      const { db, by } = call;
      const { id, sha256 } = await keepSmallFile(db, {
        purpose: 'picture',
        mime: pictureType,
        content,
        by: actor.id,
      });
      await put(call, id);
      record(db, by, {
        action: 'person.picture_changed',
        objects: { type: 'person', id: actor.id },
        note: sha256,
      });
      return findOwnData(db, actor.id);
    });
  };

async function drawn(actor: Actor, bytes: Buffer): Promise<Buffer> {
  try {
    return await squarePicture(actor, bytes, pictureLimits.side);
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return refuse(pictureUnreadable, { errors: { file: [`picture_${error.reason}`] } });
  }
}

export async function removePicture(call: Call): Promise<OwnData> {
  const { db, actor, by } = call;
  if (await put(call, null))
    record(db, by, { action: 'person.picture_removed', objects: { type: 'person', id: actor.id } });
  return findOwnData(db, actor.id);
}

/** Makes this one the person's picture, or none; the one before is gone for good. Whether anything changed. */
async function put({ db, actor }: Call, id: string | null): Promise<boolean> {
  const [own] = await db.ask<{ user_image: string | null }>(lockOwn, [db.org_id, actor.id]);
  const before = own?.user_image ?? null;
  if (before === id) return false;
  await db.ask(setOwn, [db.org_id, actor.id, id, db.now.toISOString()]);
  if (before !== null) await dropFile(db, before);
  return true;
}
