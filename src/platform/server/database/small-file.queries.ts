import { createHash } from 'node:crypto';
import type { Statement, TenantDb } from './database.ts';
import { newId } from './new-id.ts';

// What the product made itself: nothing in it is left to be scanned.
const keepOne: Statement = {
  name: 'keep_small_file',
  text: `with kept as (insert into file (org_id, id, purpose, mime, size, sha256, completed_at, scanned, created_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $8, 'clean', $8, $9))
    insert into file_chunk (org_id, file_id, n, content) values ($1, $2, 0, $7)`,
};
const dropOne: Statement = { name: 'drop_file', text: 'delete from file where org_id = $1 and id = $2' };

/** Keeps what the product drew, in one piece; answers its id and its hash. */
export async function keepSmallFile(
  db: TenantDb,
  {
    purpose,
    mime,
    content,
    by,
  }: { purpose: 'picture' | 'logo' | 'cover'; mime: string; content: Buffer; by: string },
): Promise<{ id: string; sha256: string }> {
  const id = newId(db.now);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const at = db.now.toISOString();
  await db.ask(keepOne, [db.org_id, id, purpose, mime, content.length, sha256, content, at, by]);
  return { id, sha256 };
}

/** A file that nothing names any more is gone for good. */
export const dropFile = (db: TenantDb, id: string): Promise<unknown> => db.ask(dropOne, [db.org_id, id]);
