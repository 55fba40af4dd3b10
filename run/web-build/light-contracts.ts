import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What only the server reads of an endpoint: it checks what comes in and what goes out; what a browser sends the compiler checked. */
const serversOnly = new Set(['params', 'query', 'response']);

const nameOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const declaredBy = (statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

/** A contract without what a browser never asks of it. */
export function lightened(contract: string): string {
  const { program } = parseSync('thing.contract.ts', contract);
  const edits: { from: number; to: number; instead: string }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      // An endpoint, or what several of them share, says how it is called.
      if (!properties.some((property) => ['method', 'path'].includes(nameOf(property)))) return;
      for (const property of properties)
        if (property.type === 'Property' && serversOnly.has(nameOf(property)))
          edits.push({ from: property.value.start, to: property.value.end, instead: 'undefined' });
    },
  }).visit(program);
  for (const { init } of program.body.flatMap(declaredBy))
    // A schema that nobody imports has no effect: the bundler may leave it out.
    if (init?.type === 'CallExpression')
      edits.push(
        { from: init.start, to: init.start, instead: '/*#__PURE__*/ (() => ' },
        { from: init.end, to: init.end, instead: ')()' },
      );
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((code, { from, to, instead }) => code.slice(0, from) + instead + code.slice(to), contract);
}

/** Leaves out of the browser's files what only the server asks of a contract. Making a schema takes time at every start: those
 *  of replies, and those that nothing else needs, are not made (docs/decisions/0047-light-contracts.md). */
export const lightContracts: Plugin = {
  name: 'light-contracts',
  apply: 'build',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler: (code) => ({ code: lightened(code), map: null }),
  },
};
