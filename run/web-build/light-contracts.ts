import { join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { formsIn } from './forms.ts';

/** What only the server reads of an endpoint: it checks what comes in and what goes out; what a browser sends the compiler checked. */
const serversOnly = ['params', 'query', 'response'];

/** What comes from another file may say all of it. */
const overridden = serversOnly.map((name) => `, ${name}: undefined`).join('');

const nameOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const declaredBy = (statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

const isCallOf = (node: ESTree.Node | null, name: string) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** The constants of a contract, by name, and the descriptions of those that are endpoints. Refuses an endpoint that is made
 *  otherwise than by a constant of its own: nothing could be left out of it. */
function readContract(file: string, program: ESTree.Program) {
  const constants = new Map<string, ESTree.Expression>();
  for (const { id, init } of program.body.flatMap(declaredBy))
    if (id.type === 'Identifier' && init) constants.set(id.name, init);
  // `const endpoint = endpointsAbout('risk')`, then `endpoint({...})`; or both at once.
  const makers = [...constants].filter(([, init]) => isCallOf(init, 'endpointsAbout')).map(([name]) => name);
  const makes = ({ callee }: ESTree.CallExpression) =>
    isCallOf(callee, 'endpointsAbout') || (callee.type === 'Identifier' && makers.includes(callee.name));
  const endpoints = new Map<string, ESTree.Argument>();
  for (const [name, init] of constants)
    if (init.type === 'CallExpression' && makes(init) && init.arguments[0])
      endpoints.set(name, init.arguments[0]);
  let [made, makersMade] = [0, 0];
  new Visitor({
    CallExpression(call) {
      if (makes(call)) made++;
      if (makes(call) && call.callee.type === 'CallExpression') makersMade--;
      if (isCallOf(call, 'endpointsAbout')) makersMade++;
    },
  }).visit(program);
  if (made !== endpoints.size || makersMade !== makers.length)
    throw new Error(`${file}: an endpoint is not a constant of its own`);
  return { constants, endpoints };
}

/** What several endpoints of this file share, as it is written: an object, or a function that only returns one. */
function sharedBy(constants: ReadonlyMap<string, ESTree.Expression>, taken: ESTree.Expression) {
  const named = taken.type === 'CallExpression' ? taken.callee : taken;
  let shared = named.type === 'Identifier' ? constants.get(named.name) : undefined;
  if (taken.type === 'CallExpression')
    shared =
      shared?.type === 'ArrowFunctionExpression' && shared.expression
        ? (shared.body as ESTree.Expression)
        : undefined;
  while (shared?.type === 'ParenthesizedExpression' || shared?.type === 'TSAsExpression')
    shared = shared.expression;
  return shared?.type === 'ObjectExpression' ? shared : undefined;
}

/** A contract without what a browser never asks of it. Bodies stay where a form is made of them: of the endpoints in `forms`, and
 *  where several endpoints share one. */
export function lightened(file: string, contract: string, forms: ReadonlySet<string>): string {
  const { program } = parseSync(file, contract);
  const { constants, endpoints } = readContract(file, program);
  const edits = new Map<string, { from: number; to: number; instead: string }>();
  const edit = (from: number, to: number, instead: string) =>
    edits.set(`${from} ${instead}`, { from, to, instead });
  const leaveOut = (described: ESTree.ObjectExpression, names: readonly string[]) => {
    for (const property of described.properties)
      if (property.type === 'Property') {
        if (names.includes(nameOf(property))) edit(property.value.start, property.value.end, 'undefined');
      } else if (!leaveOutOfShared(property.argument)) edit(property.end, property.end, overridden);
  };
  const leaveOutOfShared = (taken: ESTree.Expression): boolean => {
    const shared = sharedBy(constants, taken);
    if (shared) leaveOut(shared, serversOnly);
    return shared !== undefined;
  };
  for (const [name, described] of endpoints) {
    if (described.type === 'SpreadElement') throw new Error(`${file}: ${name} has no description`);
    if (described.type === 'ObjectExpression')
      leaveOut(described, forms.has(name) ? serversOnly : [...serversOnly, 'body']);
    else if (!leaveOutOfShared(described)) {
      edit(described.start, described.start, '{ ...');
      edit(described.end, described.end, `${overridden} }`);
    }
  }
  for (const init of constants.values())
    // A schema that nobody imports has no effect: the bundler may leave it out.
    if (init.type === 'CallExpression' || init.type === 'ObjectExpression') {
      edit(init.start, init.start, '/*#__PURE__*/ (() => (');
      edit(init.end, init.end, '))()');
    }
  return [...edits.values()]
    .toSorted((one, other) => other.from - one.from)
    .reduce((code, { from, to, instead }) => code.slice(0, from) + instead + code.slice(to), contract);
}

/** Leaves out of the browser's files what only the server asks of a contract. Making a schema takes time at every start: those
 *  of replies, and those that nothing else needs, are not made (docs/decisions/0047-light-contracts.md). */
export function lightContracts(): Plugin {
  let forms = new Set<string>();
  return {
    name: 'light-contracts',
    apply: 'build',
    buildStart() {
      forms = formsIn(join(import.meta.dirname, '../../src'));
    },
    transform: {
      filter: { id: /\.(?:contract|workflow|record)\.ts$|\/src\/platform\/contract\/[\w-]+\.ts$/ },
      // What nothing is taken from is not loaded either: a contract only says.
      handler: (code, id) => ({ code: lightened(id, code, forms), map: null, moduleSideEffects: false }),
    },
  };
}
