import type { Database, TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { noticeMail } from './notice-mail.content.ts';
import { isFlat, takeNoticesToMail, type NoticeToMail } from './notice-mail.queries.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';

/** More are told of by their number. */
const mostInAMail = 20;
const peopleAtOnce = 100;
/** The reader's own alerts, like a password that changed, have mails of their own. */
const bySeverity = ['critical', 'warning', 'info'];

interface Needed {
  outbox: Outbox;
  records: readonly NoticedRecords[];
}

/** Puts down one mail for each person who has something to be mailed by now; answers how many people were looked at. */
async function mailOnce(db: TenantDb, { outbox, records }: Needed, people: number): Promise<number> {
  const taken = await takeNoticesToMail(db, records, { flat: await isFlat(db), people });
  const byPerson = Map.groupBy(taken, ({ person_id }) => person_id);
  for (const notices of byPerson.values()) await putMail(db, outbox, notices);
  return byPerson.size;
}

async function putMail(db: TenantDb, outbox: Outbox, notices: readonly NoticeToMail[]): Promise<void> {
  const wanted = notices
    .filter(({ is_wanted }) => is_wanted)
    .toSorted((one, other) => bySeverity.indexOf(one.severity) - bySeverity.indexOf(other.severity));
  const [first] = wanted;
  if (first === undefined) return;
  const { name, email: address, locale: language, timezone } = first;
  await outbox.put(db, noticeMail, {
    to: { name, address, language, timezone },
    data: {
      notices: wanted
        .slice(0, mostInAMail)
        .map(({ kind, words: { list, ...words }, link, is_private, ...object }) => ({
          kind,
          ref: object.object_ref,
          words: is_private || list === undefined ? words : { ...words, list },
          title: is_private ? object.object_ref : object.object_title,
          link,
        })),
      more: Math.max(0, wanted.length - mostInAMail),
    },
  });
}

/** Mails what waits to be mailed: what nobody was woken for, and the digests of the day and of the week. */
export const mailNotices =
  (needed: Needed): ScheduledJob =>
  (db, limit) =>
    mailOnce(db, needed, limit);

interface Woken extends Needed {
  database: Pick<Database, 'inOrganisation'>;
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Milliseconds between the first thing that is told and the mail, which tells of what came since as well. */
  pause?: number;
}

/** Mails what is told, soon after: an organisation at a time, whichever process is woken first. */
export function noticeMailWorker({ database, clock, onError, pause = 60_000, ...needed }: Woken) {
  const waiting = new Map<string, NodeJS.Timeout>();
  async function mail(orgId: string): Promise<void> {
    waiting.delete(orgId);
    const inside = { unrecorded: true, now: clock() };
    for (let people = peopleAtOnce; people >= peopleAtOnce;)
      people = await database.inOrganisation(orgId, inside, (db) => mailOnce(db, needed, peopleAtOnce));
  }
  return {
    heard(orgId: string | undefined): void {
      if (orgId === undefined || waiting.has(orgId)) return;
      waiting.set(orgId, setTimeout(() => void mail(orgId).catch(onError), pause).unref());
    },
    stop(): void {
      for (const one of waiting.values()) clearTimeout(one);
      waiting.clear();
    },
  };
}
