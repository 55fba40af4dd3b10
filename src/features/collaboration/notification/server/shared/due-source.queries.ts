import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';

/** What of one thing is due or expires on a day, and whom that concerns. Listed in `src/app/due-sources.ts`; the hourly round asks each,
 *  and tells everybody of every day once. */
export interface DueSource {
  /** `risk_review`: part of what makes a notice one of its own. */
  name: string;
  /** Chooses the sentence among those of the kind (`text/kinds/en.ts`): `review`. */
  about?: string;
  /** Days before, on which it is told that something expires: `[30, 7, 1]`. Without them, it is told that something is due soon, due
   *  today and overdue, and by and by the lead of its department and the Admins are told. */
  expires?: readonly number[];
  /** Whether it is told to nobody but those whom it names, however long it is overdue. */
  isTheirsAlone?: true;
  /** One statement of what is open and due from `from` to `to`, both days included, in any order. Its columns: `type` as the log names
   *  it, `id`, `ref`, `title`, `link`, `due_on` (a date), `person_id` (a row for each person), `department_id` (or null). */
  open(db: TenantDb, from: string, to: string): SQL;
}
