import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What only the server reads of an endpoint: it checks what comes in and what goes out; what a browser sends the compiler checked. */
const serversOnly = new Set(['params', 'query', 'response']);

const nameOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const declaredBy = (statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

/** A contract without what a browser never asks of it. Bodies stay where a form is made of them: of the endpoints in `forms`, and
 *  where several endpoints share one. */
export function lightened(contract: string, forms: ReadonlySet<string>): string {
  const { program } = parseSync('thing.contract.ts', contract);
  const edits: { from: number; to: number; instead: string }[] = [];
  const leaveOut = ({ properties }: ESTree.ObjectExpression, names: ReadonlySet<string>) => {
    for (const property of properties)
      if (property.type === 'Property' && names.has(nameOf(property)))
        edits.push({ from: property.value.start, to: property.value.end, instead: 'undefined' });
  };
  new Visitor({
    ObjectExpression(described) {
      // An endpoint, or what several of them share, says how it is called.
      if (described.properties.some((property) => ['method', 'path'].includes(nameOf(property))))
        leaveOut(described, serversOnly);
    },
  }).visit(program);
  for (const { id, init } of program.body.flatMap(declaredBy)) {
    if (init?.type === 'CallExpression' && id.type === 'Identifier' && !forms.has(id.name)) {
      const [described] = init.arguments;
      const isEndpoint = init.callee.type === 'Identifier' && init.callee.name === 'endpoint';
      if (isEndpoint && described?.type === 'ObjectExpression') leaveOut(described, new Set(['body']));
    }
    // A schema that nobody imports has no effect: the bundler may leave it out.
    if (init?.type === 'CallExpression' || init?.type === 'ObjectExpression')
      edits.push(
        { from: init.start, to: init.start, instead: '/*#__PURE__*/ (() => (' },
        { from: init.end, to: init.end, instead: '))()' },
      );
  }
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((code, { from, to, instead }) => code.slice(0, from) + instead + code.slice(to), contract);
}

/** The endpoints whose body some screen makes a form of, or looks at: `closeRisk.body.omit(...)`. */
function formsIn(folder: string): Set<string> {
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/web\/.*\.tsx?$/.test(path),
  );
  const read = (path: string) => readFileSync(join(folder, path), 'utf8').matchAll(/\b(\w+)\.body\b/g);
  return new Set(screens.flatMap((path) => [...read(path)].map(([, endpoint = '']) => endpoint)));
}

/** Leaves out of the browser's files what only the server asks of a contract. Making a schema takes time at every start: those
 *  of replies, and those that nothing else needs, are not made (docs/decisions/0047-light-contracts.md). */
export function lightContracts(): Plugin {
  const forms = formsIn(join(import.meta.dirname, '../../src'));
  return {
    name: 'light-contracts',
    apply: 'build',
    transform: {
      filter: { id: /\.contract\.ts$|\/src\/platform\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: lightened(code, forms), map: null }),
    },
  };
}
