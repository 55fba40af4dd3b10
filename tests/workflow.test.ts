import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { mayCall } from '#platform/contract/access.ts';
import type { Deciding } from '#platform/contract/deciding.ts';
import type { AnyWorkflow, Right } from '#platform/contract/workflow.ts';
import { workflowPage } from '#platform/server/workflow/workflow-page.ts';
import { workSources } from '#app/work-sources.ts';
import { workflows } from '#app/workflows.ts';
import { triesAll } from '#tests/generated/dealing.ts';
import { everyCall } from '#tests/generated/every-call.ts';
import { acceptanceSubject } from '#tests/workflow/acceptance-subject.ts';
import { boardSubject } from '#tests/workflow/board-subject.ts';
import { cardSubject } from '#tests/workflow/card-subject.ts';
import { assessmentSubject } from '#tests/workflow/assessment-subject.ts';
import { complianceSubject } from '#tests/workflow/compliance-subject.ts';
import { mappingSubject } from '#tests/workflow/mapping-subject.ts';
import { controlAssessmentSubject } from '#tests/workflow/control-assessment-subject.ts';
import { evidenceSubject } from '#tests/workflow/evidence-subject.ts';
import { controlSubject } from '#tests/workflow/control-subject.ts';
import { controlTestSubject } from '#tests/workflow/control-test-subject.ts';
import { findingSubject } from '#tests/workflow/finding-subject.ts';
import { frameworkSubject } from '#tests/workflow/framework-subject.ts';
import { planSubject } from '#tests/workflow/plan-subject.ts';
import { ownStandardSubject } from '#tests/workflow/own-standard-subject.ts';
import { taskSubject } from '#tests/workflow/task-subject.ts';
import { riskSubject } from '#tests/workflow/risk-subject.ts';
import type { Known, Subject, Team } from '#tests/workflow/subject.ts';
import { wrongInWork } from '#tests/workflow/waiting-work.ts';

/** What was tried of a kind of record in one organisation. How a verb, a status and a person go together is said by the table alone, and
 *  what everybody is offered in each state is compared with it. So each answer that a verb has in a status is tried by one person, and
 *  each that it has for a person, by each right of theirs, in one status; `npm test -- --all` tries everybody everywhere. */
class TriedAnswers {
  readonly #tried = new Set<string>();

  /** Whether a try would tell anything new; it counts as tried then. */
  takes({
    verb,
    status,
    who,
    answer,
  }: {
    verb: string;
    status: string;
    who: string;
    answer: string;
  }): boolean {
    // Whose type may not make a call hears so before any record is looked for.
    const inStatus = answer === mayNotCall ? [] : [`${verb} in ${status}: ${answer}`];
    const told = triesAll
      ? [`${verb} by ${who} in ${status}: ${answer}`]
      : [`${verb} by ${who}: ${answer}`, ...inStatus];
    const isNew = told.some((one) => !this.#tried.has(one));
    for (const one of told) this.#tried.add(one);
    return isNew;
  }
}
const mayNotCall = '403 forbidden, whatever the record';

/** The rights to a verb that somebody has on a record. */
const rightsTo = <Facts>(
  { rows }: AnyWorkflow,
  verb: string,
  actor: Deciding,
  facts: Facts,
  now: Date,
): string[] =>
  ((rows[verb]?.by ?? []) as readonly Right<Facts>[])
    .filter((right) => right(actor, facts, now))
    .map(({ name }) => name);

/** Tries a state by everybody, through the server: it answers as the table says, and offers what it allows. */
async function tryAll<Who extends string, Verb extends string, Row extends Known, Facts>(
  subject: Subject<Who, Verb, Row, Facts>,
  team: Team<Who>,
  state: string,
  before: TriedAnswers,
): Promise<string[]> {
  const { workflow, states, read, factsOf, sends, unseen } = subject;
  const addressOf = (id: string) => ({ id, ...subject.addressOf?.(id) });
  const strangers = [...subject.strangers, ...(subject.strangersIn?.[state] ?? [])];
  const wrong: string[] = [];
  const readAs = async (who: Who, id: string) => {
    const { status, body } = await team.people[who].calls.sends(read, { params: addressOf(id) });
    return status === 200 ? (body as { data: Row }).data : undefined;
  };
  const make = async (): Promise<Row> => {
    const id = await (states[state] as (of: Team<Who>) => Promise<string>)(team);
    return (await readAs('admin' as Who, id)) as Row;
  };
  const standing = (row: Row) => JSON.stringify({ ...factsOf(row), created_at: undefined });

  let row = await make();
  const begun = standing(row).replaceAll(row.id, '');
  /** Whether a verb was answered since: what stands as it was made serves the next try too, and all else is made anew for it. */
  let isSpent = false;
  const fresh = async (): Promise<Row> => {
    if (!isSpent) return row;
    const after = await readAs('admin' as Who, row.id);
    row = after !== undefined && standing(after).replaceAll(row.id, '') === begun ? after : await make();
    isSpent = false;
    return row;
  };
  // Without departments, these are like others.
  const tried = (Object.keys(team.people) as Who[]).filter(
    (who) => team.department_id !== null || !strangers.includes(who),
  );
  const seeing = new Set<Who>();
  for (const who of tried) {
    const { actor } = team.people[who];
    const seen = await readAs(who, row.id);
    const isHidden =
      strangers.includes(who) || (isDeleted(factsOf(row)) && subject.seesDeleted?.includes(who) !== true);
    const sees = actor.type === 'Admin' || (actor.flat ? seen !== undefined : !isHidden);
    if (sees) seeing.add(who);
    if (sees !== (seen !== undefined)) wrong.push(`${state}: ${who} ${seen ? 'sees' : 'does not see'} it`);
    const can = workflow.can(actor, factsOf(row), new Date());
    if (seen !== undefined && String(seen.permissions.can) !== String(can))
      wrong.push(`${state}: ${who} is offered ${String(seen.permissions.can)}, and not ${String(can)}`);
  }

  wrong.push(...(await wrongInWork(subject, team, row, seeing)).map((one) => `${state}: ${one}`));

  for (const who of tried) {
    const { actor, calls } = team.people[who];
    for (const verb of workflow.verbs) {
      const now = new Date();
      const facts = factsOf(row);
      const answer = !mayCall(sends[verb](row, team).endpoint.access, actor.type)
        ? mayNotCall
        : !seeing.has(who)
          ? (unseen?.[verb] ?? '404 not_found')
          : predicted(subject, verb, actor, facts, now);
      const as = `${who} as ${rightsTo(workflow, verb, actor, facts, now).join()}`;
      if (!before.takes({ verb, status: statusOf(state), who: as, answer })) continue;
      const expected = answer === mayNotCall ? '403 forbidden' : answer;
      const { endpoint, body, params } = sends[verb](await fresh(), team);
      const { id, version } = row;
      const sent = { params: params ?? addressOf(id), body: { version, ...body } };
      const reply = await calls.sends(endpoint, JSON.parse(JSON.stringify(sent)) as typeof sent);
      const got = reply.status === 200 ? '200' : `${reply.status} ${(reply.body as { code: string }).code}`;
      if (got !== expected) wrong.push(`${state}: ${verb} by ${who} answers ${got}, and not ${expected}`);
      isSpent ||= reply.status === 200;
    }
  }
  return wrong;
}

const isDeleted = (facts: unknown): boolean => (facts as { deleted_at: unknown }).deleted_at !== null;

function predicted<Who extends string, Verb extends string, Row extends Known, Facts>(
  { workflow, unseen }: Subject<Who, Verb, Row, Facts>,
  verb: Verb,
  actor: Team<Who>['people'][Who]['actor'],
  facts: Facts,
  now: Date,
): string {
  if (unseen?.[verb] !== undefined && isDeleted(facts)) return unseen[verb];
  const lapsed = workflow.lapsed(verb, actor, facts, now);
  if (lapsed !== undefined) return `${lapsed.status} ${lapsed.code}`;
  if (!workflow.isAllowed(verb, actor, facts, now)) return '403 forbidden';
  if (!workflow.startsFrom(verb, facts)) return '409 wrong_state';
  const missing = workflow.missing(verb, actor, facts, now);
  return missing === undefined ? '200' : `${missing.status} ${missing.code}`;
}

/** `created, to be avoided` is like `created`. */
const statusOf = (state: string): string => state.split(',')[0] as string;
const isLike = (state: string) => (other: string) => statusOf(other) === statusOf(state);

const tried: string[] = [];

function generated<Who extends string, Verb extends string, Row extends Known, Facts>(
  name: string,
  subject: Subject<Who, Verb, Row, Facts>,
) {
  tried.push(subject.workflow.name);
  suite(`${name}: every verb in every state by everybody`, () => {
    for (const license of ['corporate', 'flat'] as const)
      test(`is answered as the table says, in a ${license} organisation`, async () => {
        const team = await subject.team(license);
        // Without departments, rights differ and guards do not: one state of each status is enough there.
        const all = Object.keys(subject.states);
        const states = license === 'flat' ? all.filter((one, at) => all.findIndex(isLike(one)) === at) : all;
        const before = new TriedAnswers();
        const tryStatus = async (alike: readonly string[]) => {
          const wrong: string[] = [];
          for (const state of alike) wrong.push(...(await tryAll(subject, team, state, before)));
          return wrong;
        };
        const statuses = [...Map.groupBy(states, statusOf).values()];
        if (subject.statesAreApart) assert.deepEqual((await Promise.all(statuses.map(tryStatus))).flat(), []);
        else for (const alike of statuses) assert.deepEqual(await tryStatus(alike), []);
      });
  });
}

generated('Risks', riskSubject);
generated('Assessments', assessmentSubject);
generated('Frameworks', frameworkSubject);
generated('Controls', controlSubject);
generated('Tests of controls', controlTestSubject);
generated('Acceptances', acceptanceSubject);
generated('Evidence', evidenceSubject);
generated('Plans', planSubject);
generated('Tasks', taskSubject);
generated('Assessments of compliance', complianceSubject);
generated('Controls of assessments', controlAssessmentSubject);
generated('Findings', findingSubject);
generated('Standards of the organisation', ownStandardSubject);
generated('Mappings', mappingSubject);
generated('Boards', boardSubject);
generated('Cards', cardSubject);

suite('Workflows', () => {
  test('are all tried', () => {
    assert.deepEqual(
      workflows.map(({ name }) => name),
      tried,
    );
  });

  test('have a call for each of their verbs, and no call is a verb that they do not have', () => {
    const all = workflows.flatMap(({ name, verbs }) => verbs.map((verb) => `${name}.${verb}`));
    const called = new Set(everyCall.flatMap(({ verb }) => verb ?? []));
    assert.deepEqual([...called].toSorted(), all.toSorted());
  });

  test('have each verb that something in My work waits for', () => {
    const all = workflows.flatMap(({ name, verbs }) => verbs.map((verb) => `${name}.${verb}`));
    const waited = workSources.flatMap(({ verbs = [] }) => verbs);
    assert.deepEqual(
      waited.filter((verb) => !all.includes(verb)),
      [],
    );
  });

  test('are printed as they are: npm run print:workflows', async () => {
    const page = await readFile(join(import.meta.dirname, '../docs/workflows.md'), 'utf8');
    assert.equal(page, workflowPage(workflows));
  });
});
