import { sql } from 'drizzle-orm';
import type { Answer } from '#platform/contract/endpoint.ts';
import { foldedWords } from '#platform/contract/folding.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { mostCandidates, type CandidateRole, type listCandidates } from '../candidate.contract.ts';
import type { CandidateRules } from './shared/candidate-rule.queries.ts';

interface Wanted {
  role: CandidateRole;
  record?: string | undefined;
  q?: string | undefined;
}

/** Active members who may be named for a role, whose name or address has each of these words. */
export async function findCandidates(
  call: Pick<Call, 'db' | 'actor'>,
  rules: CandidateRules,
  { role, record, q = '' }: Wanted,
): Promise<Answer<typeof listCandidates>['data']> {
  const { db, actor } = call;
  const words = foldedWords(q);
  const readsAddresses = actor.type !== 'User';
  const text = sql`folded(p.first_name || ' ' || p.last_name || ${readsAddresses ? sql` ' ' || p.email` : sql` ''`})`;
  const conditions = [
    sql`p.org_id = ${db.org_id} and p.status = 'active'`,
    ...(role === 'member' ? [] : [rules[role](call, record)]),
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
  ];
  const own = sql.param(actor.departments.map(({ id }) => id));
  return db.query(sql`select p.id, p.first_name || ' ' || p.last_name as name ${readsAddresses ? sql`, p.email` : sql``} from person p
    where ${sql.join(conditions, sql` and `)}
    order by p.id = ${actor.id} desc, exists (select from department_member m where m.org_id = p.org_id and m.person_id = p.id
      and m.department_id = any (${own}::uuid[])) desc, p.first_name, p.last_name, p.id limit ${mostCandidates}`);
}
