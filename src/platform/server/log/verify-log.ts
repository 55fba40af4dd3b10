import type { LogFault } from '#platform/contract/log-fault.ts';
import { canonical } from './act.ts';
import { chainHash, actIn } from './activity.ts';
import { findFirstCopy, readLogHead, readPages, type LogEntry, type LogEnd } from './read-log.ts';
import type { Database } from '#platform/server/database/database.ts';

/** What may be wrong with a log, as whoever runs the product is told. */
const faults: Record<LogFault, string> = {
  no_head: 'the log has no head',
  beyond_head: 'an entry stands behind the last one',
  missing: 'an entry before it is missing',
  hash_differs: 'the hash does not follow from the entry and the one before',
  forged: 'the product did not write the entry: its seal was made for another one, or by somebody else',
  other_key: 'the entry is sealed by a key that follows neither from SECRET_KEY nor from SECRET_KEY_OLD',
  linked_anew: 'the chain was linked anew: the entry was noted with another hash',
  not_canonical: 'the entry is not in its canonical form',
  columns_differ: 'the columns differ from the entry',
  head_differs: 'the head names another entry or another hash as the last one',
  noted_gone: 'an entry behind it was noted, and is not there any more',
};

export interface VerifiedLog {
  acts: number;
  /** The hash of the last entry that holds. */
  hash: string;
  /** The first entry that does not hold, and why. */
  broken?: { seq: number; fault: LogFault; why: string };
}

interface Verifying {
  /** Ends that were kept outside of the database: a chain that was linked anew from some entry to its head is whole in itself, and
   *  they give it away. */
  noted?: readonly LogEnd[] | undefined;
  /** An entry that was walked to before: only what follows is walked. */
  from?: LogEnd | undefined;
  /** Hears how far the walk is, now and then, and of how many entries. */
  onWalked?: (done: number, of: number) => Promise<void> | void;
}

/** Walks an organisation's log from its first entry: every hash follows from the one before and from what the entry says, the entry
 *  has a seal of its own, the columns people search by say the same as it, and the head is the last one. A page at a time, each in a transaction of
 *  its own: the log only grows, so nothing has to be held while it is walked. */
export async function verifyLog(
  database: Pick<Database, 'inOrganisation' | 'seals'>,
  orgId: string,
  { noted = [], from = { seq: 0, hash: '' }, onWalked }: Verifying = {},
): Promise<VerifiedLog> {
  const head = await readLogHead(database, orgId);
  if (head === undefined) return broken({ seq: 0, hash: '' }, 0, 'no_head');
  // Head and entries are written together: an entry behind the head was put there by somebody else.
  if ((head.last ?? 0) > head.seq) return broken({ seq: 0, hash: '' }, head.seq + 1, 'beyond_head');
  // What is walked on from elsewhere is compared row by row with what was walked to the end.
  const copy = from.seq === 0 ? await findFirstCopy(database, orgId, head.seq) : undefined;
  const sealFaultOf = (entry: LogEntry) =>
    entry.seq === copy ? 'forged' : database.seals.fault(orgId, entry);
  let last = from;
  // Entries that are written during the walk lie behind this head, and are left for the next one.
  for await (const entries of readPages(database, orgId, { after: from.seq, until: head.seq })) {
    for (const entry of entries) {
      const fault = faultOf(entry, last, { noted, sealFaultOf });
      if (fault !== undefined) return broken(last, entry.seq, fault);
      last = entry;
    }
    await onWalked?.(last.seq - from.seq, head.seq - from.seq);
  }
  if (last.seq !== head.seq || last.hash !== head.hash) return broken(last, last.seq, 'head_differs');
  if (noted.some(({ seq }) => seq > head.seq)) return broken(last, last.seq, 'noted_gone');
  return { acts: last.seq, hash: last.hash };
}

const broken = ({ seq: acts, hash }: LogEnd, seq: number, fault: LogFault): VerifiedLog => ({
  acts,
  hash,
  broken: { seq, fault, why: faults[fault] },
});

interface HeldAgainst {
  noted: readonly LogEnd[];
  sealFaultOf: (entry: LogEntry) => LogFault | undefined;
}

function faultOf(entry: LogEntry, last: LogEnd, { noted, sealFaultOf }: HeldAgainst): LogFault | undefined {
  if (entry.seq !== last.seq + 1) return 'missing';
  if (chainHash(last.hash, entry.seq, entry.body) !== entry.hash) return 'hash_differs';
  const ofSeal = sealFaultOf(entry);
  if (ofSeal !== undefined) return ofSeal;
  if (noted.some(({ seq, hash }) => seq === entry.seq && hash !== entry.hash)) return 'linked_anew';
  const act = actIn(entry.body);
  if (canonical(act) !== entry.body) return 'not_canonical';
  const objects = [...new Set(act.objects.map(({ id }) => id))].toSorted();
  const same = entry.at === act.at && entry.actor_id === act.actor_id && entry.action === act.action;
  return same && entry.objects.join() === objects.join() ? undefined : 'columns_differ';
}

/** What is printed about a log that was walked. */
export const described = (slug: string, { acts, hash, broken }: VerifiedLog): string =>
  broken
    ? `${slug}: broken at entry ${broken.seq}: ${broken.why}`
    : `${slug}: ${acts} acts, whole, ending in ${hash}`;

/** The ends of the logs in what was printed earlier, by the short names of the organisations. */
export function notedEnds(printed: string): Map<string, LogEnd[]> {
  const ends = new Map<string, LogEnd[]>();
  for (const [, slug = '', seq, hash = ''] of printed.matchAll(
    /^(\S+): (\d+) acts, whole, ending in ([0-9a-f]{64})\r?$/gm,
  ))
    ends.set(slug, [...(ends.get(slug) ?? []), { seq: Number(seq), hash }]);
  return ends;
}
