import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  notify,
  tell,
  type Notice,
} from '#features/collaboration/notification/server/shared/notify.service.ts';
import { decidersOf } from '#features/organisation/department/server/shared/decider.queries.ts';
import type { RiskAutomatic, RiskVerb } from '../../risk.workflow.ts';
import type { StoredRisk } from './risk.queries.ts';

export type NoticedRisk = Pick<StoredRisk, 'id' | 'ref' | 'title' | 'owner_id'>;

const page = '/apps/risk/management/view?risk=';
/** Where the page of the risk `r` is. */
export const riskLink: SQL = sql.raw(`'${page}' || r.id`);

const about = ({
  id,
  ref,
  title,
}: Pick<NoticedRisk, 'id' | 'ref' | 'title'>): Pick<Notice, 'object' | 'link'> => ({
  object: { type: 'risk', id, ref, title },
  link: `${page}${id}`,
});
const said = ({ actor }: Call, what: string) => ({ words: { about: what, by: actor.name }, not: actor.id });

/** Asks those who decide in the risk's department: about what somebody asks for, or about a risk that waits for triage. */
export function askDeciders(
  call: Call,
  risk: Pick<StoredRisk, 'id' | 'ref' | 'title' | 'department_id'>,
  what: 'avoid' | 'transfer' | 'close' | 'triage',
): void {
  const to = decidersOf(call.db, risk.department_id, [call.actor.id]);
  notify(call.db, { kind: 'decision_asked', to, ...about(risk), ...said(call, what) });
}

/** Tells people that these risks are theirs now. */
export function tellOwners(call: Call, risks: readonly NoticedRisk[]): void {
  const { words } = said(call, 'owner');
  const rows = risks.flatMap(({ owner_id, ...risk }) =>
    owner_id === null || owner_id === call.actor.id
      ? []
      : [
          {
            person_id: owner_id,
            kind: 'assigned',
            severity: 'info',
            once: null,
            words,
            ...about(risk),
          } as const,
        ],
  );
  tell(call.db, rows);
}

/** Tells the owner, and whoever else is named but `not` this one, that a rule took the risk back to the start. */
export function tellReturned(
  db: TenantDb,
  { owner_id, ...risk }: NoticedRisk,
  automatic: RiskAutomatic,
  besides: readonly string[] = [],
  not?: string,
): void {
  notify(db, {
    kind: 'reopened_by_system',
    to: [...(owner_id === null ? [] : [owner_id]), ...besides],
    ...about(risk),
    words: { about: automatic },
    severity: 'warning',
    not,
  });
}

const toldToAsker: Partial<Record<RiskVerb, string>> = { confirm: 'confirmed', decline: 'declined' };

/** Tells people what a change of a risk means for them: its owner, who asked for what was decided, who decides about what is asked. */
export function tellOfChange(
  call: Call,
  before: StoredRisk,
  after: StoredRisk,
  { verb, automatic }: { verb: RiskVerb; automatic: RiskAutomatic | undefined },
): void {
  const { db } = call;
  if (after.owner_id !== before.owner_id) tellOwners(call, [after]);
  if (automatic !== undefined) tellReturned(db, after, automatic);
  if (after.request !== null && after.request.at !== before.request?.at)
    askDeciders(call, after, after.request.verb);
  const decided = toldToAsker[verb];
  if (decided !== undefined && before.request !== null)
    notify(db, {
      kind: 'decided',
      to: [before.request.by.id],
      ...about(after),
      ...said(call, decided),
    });
  if (verb === 'triage' && before.raised_by !== null)
    notify(db, {
      kind: 'decided',
      to: [before.raised_by],
      ...about(after),
      ...said(call, after.triage === 'triaged' ? 'triaged' : 'rejected'),
    });
}
