import { sql, type SQL } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import type { CandidateRole } from '../../candidate.contract.ts';

/** Whether the active member `p` of a statement may be named: the same as the calls that name them accept. `record` is what the role is
 *  about. */
export type FitsRole = (call: Pick<Call, 'db' | 'actor'>, record: string | undefined) => SQL;

/** Who may be named for each role that not every member may have; listed in `src/app/holders/candidate-rules.ts`. */
export type CandidateRules = Readonly<Record<Exclude<CandidateRole, 'member'>, FitsRole>>;

/** A User decides nothing. */
export const isNoUser: FitsRole = () => sql`p.type <> 'User'`;
