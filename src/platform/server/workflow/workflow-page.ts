import { startsOf, type AnyWorkflow, type VerbRow } from '#platform/contract/workflow.ts';

/** The name of a right or a condition as words: `raiserWithinADay` is "raiser within a day". */
const wordsOf = (named: { name: string }): string =>
  named.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const listed = (some: readonly { name: string }[], between: string): string =>
  some.map(wordsOf).join(` ${between} `);

function fromOf(workflow: AnyWorkflow, row: VerbRow<never>): string {
  const { from, when = [] } = row;
  const statuses =
    typeof from === 'string'
      ? from
      : 'not' in from
        ? `any but ${from.not.join(', ')}`
        : startsOf(workflow, row).join(', ');
  return when.length === 0 ? statuses : `${statuses}; ${listed(when, 'and')}`;
}

/** The statuses a verb may end in, by where it starts; none where the status stays. */
function arrowsOf(workflow: AnyWorkflow, row: VerbRow<never>): [from: string, to: string][] {
  const { to } = row;
  if (to === undefined) return [];
  return startsOf(workflow, row).flatMap((from) => {
    const ends =
      typeof to === 'string'
        ? [to]
        : Array.isArray(to)
          ? to.map(String)
          : Object.entries(to).flatMap(([begin, end]) => (begin === from ? [String(end)] : []));
    return ends.filter((end) => end !== from).map((end): [string, string] => [from, end]);
  });
}

function toOf(workflow: AnyWorkflow, verb: string, { to, asks }: VerbRow<never>): string {
  const decides = Object.entries(workflow.rows).filter(([, row]) => row.asks?.decidedBy === verb);
  if (decides.length > 0) return `what was asked for by ${decides.map(([asked]) => asked).join(', ')}`;
  if (to === undefined) return 'stays';
  const where =
    typeof to === 'string'
      ? to
      : Array.isArray(to)
        ? `${to.join(', ')}, or stays`
        : Object.entries(to)
            .map(([from, end]) => `${String(end)} (from ${from})`)
            .join(', ');
  if (asks === undefined) return where;
  const need = asks.unless === undefined ? '' : `, unless by ${listed(asks.unless, 'or')}`;
  return `${where}, once ${asks.decidedBy}ed${need}`;
}

const byOf = ({ by, secondPerson }: VerbRow<never>): string =>
  secondPerson === undefined
    ? listed(by, 'or')
    : `${listed(by, 'or')}; not the ${listed(secondPerson.not, 'or')} while somebody else could`;

/** One verb in a sentence, for the description of its call. */
export function describeVerb(workflow: AnyWorkflow, verb: string): string {
  const row = workflow.rows[verb];
  if (row === undefined) throw new Error(`${workflow.name} has no verb ${verb}`);
  return `The verb ${verb} of a ${workflow.name.replaceAll('_', ' ')}. From: ${fromOf(workflow, row)}. To: ${toOf(workflow, verb, row)}. By: ${byOf(row)}.`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

function sectionOf(workflow: AnyWorkflow, refusalsOf: (verb: string) => string[]): string[] {
  const rows = Object.entries(workflow.rows);
  const arrows = rows.flatMap(([verb, row]) =>
    arrowsOf(workflow, row).map(([from, to]) => ({
      from,
      to,
      verb: row.asks ? `${verb} (confirmed)` : verb,
    })),
  );
  const automatic = Object.entries(workflow.automatic);
  const byEnds = Map.groupBy(
    [...arrows, ...automatic.map(([name, { from, to }]) => ({ from, to, verb: `by itself: ${name}` }))],
    ({ from, to }) => `${from} --> ${to}`,
  );
  return [
    `## ${workflow.name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${workflow.statuses[0] ?? ''}`,
    ...[...byEnds].map(([ends, some]) => `  ${ends}: ${some.map(({ verb }) => verb).join(', ')}`),
    '```',
    '',
    ...table(
      ['Verb', 'From', 'To', 'Who', 'Fresh proof', 'May be refused with'],
      rows.map(([verb, row]) => [
        verb,
        fromOf(workflow, row),
        toOf(workflow, verb, row),
        byOf(row),
        row.approves ? 'yes' : '',
        refusalsOf(verb).join(', '),
      ]),
    ),
    ...(automatic.length === 0
      ? []
      : [
          '',
          'By itself:',
          '',
          ...table(
            ['What', 'From', 'To', 'When'],
            automatic.map(([name, { from, to, when }]) => [name, from, to, when]),
          ),
        ]),
    '',
  ];
}

/** `docs/workflows.md`: a diagram and a table for each kind of record. */
export const workflowPage = (workflows: readonly AnyWorkflow[]): string =>
  [
    '# Workflows',
    '',
    'Printed by `npm run print:workflows` from the tables in `*.workflow.ts`; `tests/workflow.test.ts` compares. A deleted record allows what starts from `deleted`, and nothing else. What asks for a fresh proof approves: whoever does it proves anew who they are, or has done so within five minutes, and no API token does it ([decision 110](decisions/0110-proof-with-the-right.md)).',
    '',
    ...workflows.flatMap((workflow) =>
      sectionOf(workflow, (verb) => workflow.refusals(verb as never).map(({ code }) => code)),
    ),
  ].join('\n');
