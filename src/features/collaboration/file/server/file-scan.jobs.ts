import { sql } from 'drizzle-orm';
import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { record } from '#platform/server/log/activity.ts';
import { addWork, TryAgain, type WorkKind } from '#platform/server/queue/work-queue.ts';
import type { VirusScanner } from '#platform/server/virus-scan/clamav.ts';
import { findLinks } from './file.queries.ts';
import { chunksOf, databaseStore } from './shared/file-store.queries.ts';

/** The kind of work that scanning a file is (platform/server/queue). */
export const fileScanWork = 'file_scan';

interface Needed {
  database: Pick<Database, 'inOrganisation'>;
  scanner: VirusScanner;
  clock: () => Date;
  /** Told why a scan did not come to an end; it is tried again. */
  onFailure: (error: unknown) => void;
}

const waiting = sql.raw(
  `f.completed_at is not null and f.scanned is distinct from 'clean' and f.scanned is distinct from 'blocked'`,
);

/** Has a file scanned, a part at a time. While the scanner is away the file waits, and is not handed out. */
export const fileScan = ({ database, scanner, clock, onFailure }: Needed): WorkKind => ({
  name: fileScanWork,
  async perform({ org_id, id }) {
    const reading = <T>(work: (db: TenantDb) => Promise<T>) =>
      database.inOrganisation(org_id, { readOnly: true, now: clock() }, work);
    const found = await reading((db) =>
      db.query(sql`select from file f where f.org_id = ${db.org_id} and f.id = ${id} and ${waiting}`),
    );
    if (found.length === 0) return;
    const verdict = await scanner(chunksOf(databaseStore(reading), id)).catch((error: unknown) => {
      onFailure(error);
      throw new TryAgain();
    });
    await database.inOrganisation(org_id, { unrecorded: verdict === 'clean', now: clock() }, (db) =>
      verdict === 'clean' ? markClean(db, id) : block(db, id, verdict.found),
    );
  },
});

const markClean = async (db: TenantDb, id: string): Promise<void> => {
  await db.query(
    sql`update file f set scanned = 'clean' where f.org_id = ${db.org_id} and f.id = ${id} and ${waiting}`,
  );
};

/** Nobody gets it any more, and its content is gone; that it was there remains. */
async function block(db: TenantDb, id: string, signature: string): Promise<void> {
  const [file] = await db.query<{ name: string }>(
    sql`update file f set scanned = 'blocked' where f.org_id = ${db.org_id} and f.id = ${id} and ${waiting} returning f.name`,
  );
  if (file === undefined) return;
  await db.query(sql`delete from file_chunk c where c.org_id = ${db.org_id} and c.file_id = ${id}`);
  const on = (await findLinks(db, id)).map(({ object_type, object_id }) => ({
    type: object_type,
    id: object_id,
  }));
  record(db, undefined, {
    action: 'file.blocked',
    objects: [...on, { type: 'file', id }],
    changes: [{ field: 'file', old: file.name, new: null }],
    note: shownLine(signature, 200),
  });
}

/** Puts down anew what waits without being in the queue, and what came in before the operator named a scanner. */
export const queueWaitingFiles: ScheduledJob = async (db) => {
  const rows = await db.query<{ id: string }>(
    sql`select f.id from file f where f.org_id = ${db.org_id} and ${waiting} order by f.created_at limit 200`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await addWork(db, fileScanWork, ids);
  return 0;
};
