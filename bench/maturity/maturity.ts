import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { besideFloor, lineOf, spending, spent, type Machine } from '../floor/beside-floor.ts';
import { startFloor, type Captured } from '../floor/statement-floor.ts';
import { signIn } from '../read-sample-risk.ts';
import { answer, child, end, type Figures } from '../measure.ts';
import { questions } from './maturity-load.ts';
import { crowd, prepareMaturity, type AssessedOrganisation } from './maturity-prepare.ts';
import type { Row } from '../floor/row.ts';
import type { Scenario } from '../scenarios.ts';

/** What answering came to: every reply counted, and every answer looked for afterwards. */
interface Answering extends Figures {
  saved: number;
  conflicts: number;
  /** Bytes of the largest request, its headers included. */
  largest: number;
}

export interface Maturity {
  rows: Row[];
  /** Bytes of the opening call as a browser takes it. */
  opening: number;
  largestSave: number;
  conflicts: number;
  /** Answers that were said to be saved and are not there. */
  lost: number;
}

const names = {
  dashboard: 'maturity dashboard',
  department: 'one department of it',
  opening: 'open 153 questions',
  saving: 'save an answer',
  together: `${crowd} people answer`,
} as const;

const scenariosOf = ({ open, department }: AssessedOrganisation): Scenario[] => [
  { name: names.dashboard, method: 'GET', path: '/maturity/dashboard/cis/', growth: 1.5 },
  { name: names.department, method: 'GET', path: `/maturity/dashboard/cis/${department}/`, growth: 1.5 },
  { name: names.opening, method: 'GET', path: `/maturity/assessment/${open}/?section=first`, growth: 1.2 },
];

/** Assessments of 153 questions: dashboards among few and many of them, opening one, saving an answer, and a crowd at one. */
export async function measureMaturity(
  machine: Machine,
  {
    folder,
    most,
    milliseconds,
    say: print,
  }: { folder: string; most: number; milliseconds: number; say: (line: string) => void },
): Promise<Maturity> {
  const organisations = await prepareMaturity(folder, machine.adminUrl, [20, most]);
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    print(lineOf(row));
  };
  for (const organisation of organisations) {
    const { slug, org, assessments: size } = organisation;
    const headers = { authorization: `token ${await signIn(machine.server.first.port, slug)}` };
    for (const scenario of scenariosOf(organisation))
      for (const row of await besideFloor(machine, { slug, org, scenario, headers, size, milliseconds }))
        add(row);
  }
  const busiest = organisations.at(-1) as AssessedOrganisation;
  const answering = await child<unknown>('answering.mjs', []);
  const alone = await answered(machine, answering.process, busiest, { people: 1, milliseconds });
  add(alone.row);
  const together = await answered(machine, answering.process, busiest, { people: crowd, milliseconds });
  add(together.row);
  await end(answering.process);
  return {
    rows,
    opening: await bytesOf(machine, busiest),
    largestSave: Math.max(alone.told.largest, together.told.largest),
    conflicts: together.told.conflicts,
    lost: alone.lost + together.lost,
  };
}

interface Reading {
  data: { sections: { questions: { question_id: string; version: number }[] | null }[] };
}

async function versionsOf(port: number, path: string, token: string): Promise<Map<string, number>> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `token ${token}` },
  });
  const { data } = (await reply.json()) as Reading;
  const listed = data.sections.flatMap((section) => section.questions ?? []);
  return new Map(listed.map(({ question_id, version }) => [question_id, version]));
}

const sum = (versions: ReadonlyMap<string, number>) =>
  [...versions.values()].reduce((all, one) => all + one, 0);

/** People who answer for a while, beside a bare server that writes one row for each request. Every answer that was said to be
 *  saved has raised a version by one: the sum tells whether any was lost. */
async function answered(
  machine: Machine,
  generator: ChildProcess,
  { slug, org, open, assessments }: AssessedOrganisation,
  { people, milliseconds }: { people: number; milliseconds: number },
) {
  const { server, adminUrl, leanFloor } = machine;
  const { port } = server.first;
  const reading = `/org/${slug}/maturity/assessment/${open}/`;
  const tokens = await Promise.all(Array.from({ length: people }, (_, n) => signIn(port, slug, `owner${n}`)));
  const first = tokens[0] as string;
  const before = await versionsOf(port, reading, first);
  const known = (id: string) => ({ id, version: before.get(id) ?? 0 });
  const contended = questions.at(-1) as string;
  const crowded = tokens.map((token, n) => ({
    name: `Person ${n}`,
    path: `${reading}answers/`,
    headers: { authorization: `token ${token}`, 'accept-language': 'en' },
    own: known(questions[n] as string),
    ...(people > 1 && n % 5 === 0 && { shared: known(contended) }),
  }));
  const run = async (at: number, some: readonly object[], time: number): Promise<Answering> => {
    const loadReport = answer<Answering>(generator);
    generator.send({ port: at, people: some, milliseconds: time });
    return loadReport;
  };
  const spentBefore = await spending(machine);
  const loadReport = await run(port, crowded, milliseconds);
  const spentAfter = await spending(machine);
  const after = await versionsOf(port, reading, first);
  const lost = loadReport.saved - (sum(after) - sum(before));

  const statements = new Map(questions.slice(0, people).map((id, n) => [`${n}`, bareSave(org, open, id)]));
  const floor = await startFloor(adminUrl, org, statements);
  const asked = tokens.map((_, n) => ({ method: 'GET', path: `/${n}` }));
  const bare = await run(floor.port, asked, milliseconds);
  await floor.close();
  const [one] = crowded as [(typeof crowded)[0]];
  const own = { question_id: one.own.id, version: after.get(one.own.id) };
  const reply = await fetch(`http://127.0.0.1:${port}${one.path}`, {
    method: 'PUT',
    headers: { ...one.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ answers: [{ ...own, current_level: 3, note: 'What the floor sends as well' }] }),
  });
  const writing = await leanFloor.start({
    reply: await reply.text(),
    size: Math.max(people, assessments),
    writes: 'update',
    among: people,
  });
  const lean = await run(writing.port, asked, milliseconds);
  await writing.close();
  const row: Row = {
    scenario: people === 1 ? names.saving : names.together,
    growth: undefined,
    risks: assessments,
    connections: people,
    product: loadReport,
    bare,
    lean,
    ...spent(spentBefore, spentAfter, loadReport.requests),
  };
  return { row, told: loadReport, lost };
}

/** One answer written, and nothing else: no rights, no log, no versions to compare. */
const bareSave = (org: string, assessment: string, question: string): Captured => ({
  text: `update maturity_answer set current_level = (coalesce(current_level, 0) + 1) % 6, answered_at = now()
    where org_id = $1 and assessment_id = $2 and question_id = $3`,
  values: [org, assessment, question],
});

async function bytesOf({ server }: Machine, { slug, open }: AssessedOrganisation): Promise<number> {
  const { port } = server.first;
  const headers = { authorization: `token ${await signIn(port, slug)}`, 'accept-encoding': 'br' };
  const path = `/org/${slug}/maturity/assessment/${open}/?section=first`;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (piece: Buffer) => (bytes += piece.length));
      reply.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
