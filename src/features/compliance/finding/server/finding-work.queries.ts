import { sql } from 'drizzle-orm';
import { decidesAtAll } from '#features/identity/person/server/shared/active-person.queries.ts';
import { decidesAlone } from '#platform/contract/deciding.ts';
import { recordWork } from '#features/workspace/work/server/shared/record-work.queries.ts';
import {
  steers,
  theirOwn,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';
import { pathOfFinding } from '../finding-path.rules.ts';
import { unresolvedFindingStatuses } from '../finding-status.contract.ts';
import { findings } from './finding-record.service.ts';
import { visibleFindings } from './shared/finding-visibility.queries.ts';

const work = recordWork(findings.place, pathOfFinding(''), 'due_date');
const link = sql`${pathOfFinding('')} || f.id as link`;

/** Findings that are to be resolved by a day, for those who own them. */
export const dueFindings = work.due(unresolvedFindingStatuses);

/** Findings that their owners are to resolve. */
const toResolve = work.owned({
  kind: 'finding',
  verbs: ['finding.start', 'finding.resolve'],
  at: ['assigned', 'in_progress'],
});

/** What was resolved and waits for somebody else to look: whoever reviews or leads its assessment; those who decide about its
 *  department, where neither may. */
const toVerify: WorkSource = {
  kind: 'finding_verification',
  verbs: ['finding.verify'],
  group: 'decide',
  waiting: (db, actor) => {
    const own = theirOwn(actor);
    const isFit = (person: string) =>
      sql`${sql.raw(`a.${person} is distinct from f.owner_id and a.${person} is distinct from f.resolved_by`)} and ${decidesAtAll(`a.${person}`)}`;
    const named = sql`case when ${isFit('reviewer_id')} then a.reviewer_id when ${isFit('lead_id')} then a.lead_id end`;
    return sql`select w.id, w.ref, w.title, w.link, null::date as due_on, w.named as person_id from (
        select f.id, f.ref, f.title, f.department_id, f.owner_id, f.resolved_by, ${link}, ${named} as named
        from finding f left join compliance_assessment a on a.org_id = f.org_id and a.id = f.assessment_id and a.deleted_at is null
        where f.org_id = ${db.org_id} and f.deleted_at is null and f.status = 'resolved' and ${visibleFindings(actor)}) w
      where ${actor.type !== 'User'} and (w.named = any (${own}) or (w.named is null and ${steers(actor, sql`w.department_id`)}))
        and (${decidesAlone(actor)} or (coalesce(w.owner_id <> all (${own}), true) and coalesce(w.resolved_by <> all (${own}), true)))`;
  },
};

/** Findings that somebody has to be named for. */
const toAssign = work.decided({
  kind: 'finding_assignment',
  verbs: ['finding.assign'],
  at: ['open'],
  where: sql.raw(`f.kind <> 'strength'`),
});

/** What waits for people of findings: to verify, to assign and to resolve. */
export const findingWork: readonly WorkSource[] = [toVerify, toAssign, toResolve];
