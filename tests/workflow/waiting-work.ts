import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { workSources } from '#app/work-sources.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import type { Known, Somebody, Subject, Team } from './subject.ts';

/** The verbs of a workflow that a source waits for. */
const verbsOf = <Verb extends string>(
  { name, verbs }: { name: string; verbs: readonly Verb[] },
  source: Pick<WorkSource, 'verbs'>,
): Verb[] => verbs.filter((verb) => source.verbs?.includes(`${name}.${verb}`));

/** The sources by which a record is among what waits for somebody. */
async function sourcesWith(
  { world: { database, orgId } }: Team,
  { actor }: Somebody,
  id: string,
): Promise<WorkSource[]> {
  const caller = { ...actor, timezone: 'UTC' } as unknown as Actor;
  const found = await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    Promise.all(
      workSources.map(async (source) => {
        const waiting = source.waiting(db, caller, today(db.now, caller.timezone));
        const rows = await db.query(sql`select from (${waiting}) w where w.id = ${id}`);
        return rows.length > 0 ? [source] : [];
      }),
    ),
  );
  return found.flat();
}

/** What is wrong with whom a record waits for: somebody who may not do what is asked, or nobody where somebody may approve it. */
export async function wrongInWork<Who extends string, Verb extends string, Row extends Known, Facts>(
  { workflow, factsOf, inWork = ({ id }) => id }: Subject<Who, Verb, Row, Facts>,
  team: Team<Who>,
  row: Row,
  seeing: ReadonlySet<Who>,
): Promise<string[]> {
  const facts = factsOf(row);
  const now = new Date();
  const wrong: string[] = [];
  const asked = new Set<Verb>();
  for (const who of Object.keys(team.people) as Who[]) {
    const person = team.people[who];
    const mayDo = (verb: Verb): boolean => {
      const missing = workflow.missing(verb, person.actor, facts, now);
      return (
        workflow.startsFrom(verb, facts) &&
        workflow.isAllowed(verb, person.actor, facts, now) &&
        (missing === undefined || missing !== workflow.rows[verb]?.secondPerson?.refusal)
      );
    };
    for (const source of await sourcesWith(team, person, inWork(row))) {
      const verbs = verbsOf(workflow, source);
      for (const verb of verbs) asked.add(verb);
      if (verbs.length > 0 && !verbs.some(mayDo))
        wrong.push(`${who} has it in their work as ${source.kind}, and may do none of ${verbs.join()}`);
    }
  }
  const able = (verb: Verb) =>
    [...seeing].filter((who) => workflow.can(team.people[who].actor, facts, now).includes(verb));
  for (const verb of workflow.verbs)
    if (workflow.rows[verb]?.approves === true && !asked.has(verb) && able(verb).length > 0)
      wrong.push(`it waits for nobody, although ${able(verb).join()} may ${verb}`);
  return wrong;
}
