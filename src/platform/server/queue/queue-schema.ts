import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Where the library keeps its tables, on every home, beside the product's own (docs/decisions/0078-work-queue.md). */
export const queueSchema = 'queue';
/** One queue for work of every kind, so that a process asks one question to hear of any. */
export const queueName = 'work';

/** What of the library is used: neither its clock, nor its register of processes, nor what only the owner of the tables may do. */
export const quiet = {
  schema: queueSchema,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
} as const;

/** Seconds. A job whose process is gone is given to another one once it has taken `longest`; so no work may take longer.
 *  How often it is tried is for the work to say: the library only never gives it up before that. */
export const ofQueue = {
  policy: 'exclusive',
  expireInSeconds: 60,
  retryLimit: 1000,
  /** The pause before the second try; each further one is twice as long, up to the longest. */
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3600,
} as const;

/** Brings the tables of the queue up to the library's version, as their owner; within the lock under which a home is migrated. */
export async function installQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    ...quiet,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
  });
  await boss.start();
  try {
    if ((await boss.getQueue(queueName)) === null) await boss.createQueue(queueName, ofQueue);
    else {
      const { policy: _, ...changeable } = ofQueue;
      await boss.updateQueue(queueName, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
