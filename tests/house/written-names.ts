import { parseSync, Visitor, type ESTree } from 'vite';
import type { Sources } from '#tests/house/house-rules.ts';

/** A name as it is written in a file. */
export interface Written {
  path: string;
  name: string;
}

/** `[…] as const`, `(…)`: what is inside. */
function inside(node: ESTree.Node | null | undefined): ESTree.Node | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'ParenthesizedExpression')
    return inside(node.expression);
  if (node?.type === 'JSXExpressionContainer') return inside(node.expression);
  return node ?? undefined;
}
const calledBy = (key: ESTree.Node): string =>
  key.type === 'Identifier' || key.type === 'JSXIdentifier' ? key.name : '';

/** The lists that are refreshed: what is called `refreshes`, and what goes through `subject` by `subject`. */
function refreshedIn(program: ESTree.Program): ESTree.Node[] {
  const lists: (ESTree.Node | undefined)[] = [];
  new Visitor({
    Property({ key, value, shorthand }) {
      if (calledBy(key) === 'refreshes' && !shorthand && value.type !== 'AssignmentPattern')
        lists.push(inside(value));
    },
    JSXAttribute({ name, value }) {
      if (calledBy(name) === 'refreshes') lists.push(inside(value));
    },
    VariableDeclarator({ id, init }) {
      if (calledBy(id) === 'refreshes') lists.push(inside(init));
    },
    CallExpression({ callee, arguments: [given] }) {
      const goesThrough =
        given?.type === 'ArrowFunctionExpression' &&
        given.params.some((param) => calledBy(param) === 'subject');
      if (goesThrough && callee.type === 'MemberExpression') lists.push(inside(callee.object));
    },
    ForOfStatement({ left, right }) {
      const one = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
      if (one && calledBy(one) === 'subject') lists.push(inside(right));
    },
  }).visit(program);
  return lists.filter((list) => list !== undefined);
}

/** Every subject whose answers are asked for anew. Refuses a list that cannot be read here: nobody would look at it. */
export function refreshedSubjects(sources: Sources): Written[] {
  const constants = new Map<string, ESTree.Node>();
  const programs = [...sources]
    .filter(([, source]) => /refreshes|subject/.test(source))
    .map(([path, source]) => [path, parseSync(path, source).program] as const);
  for (const [, program] of programs)
    new Visitor({
      VariableDeclarator({ id, init }) {
        const list = inside(init);
        if (id.type === 'Identifier' && list?.type === 'ArrayExpression') constants.set(id.name, list);
      },
    }).visit(program);
  const read = (path: string, list: ESTree.Node | undefined): Written[] => {
    if (list?.type === 'ArrayExpression')
      return list.elements.flatMap((element) => {
        if (element?.type === 'SpreadElement') return read(path, inside(element.argument));
        if (element?.type === 'Literal') return [{ path, name: String(element.value) }];
        // `endpoint.subject` is one by itself.
        return element?.type === 'MemberExpression' && calledBy(element.property) === 'subject'
          ? []
          : wrong(path);
      });
    if (list?.type === 'LogicalExpression') return [...read(path, list.left), ...read(path, list.right)];
    if (list?.type === 'MemberExpression' && calledBy(list.property) === 'refreshes') return [];
    // Options with a list in them, which is found by itself.
    if (list?.type === 'ObjectExpression') return [];
    if (list?.type === 'Identifier')
      return list.name === 'refreshes' ? [] : read(path, constants.get(list.name) ?? wrong(path));
    return wrong(path);
  };
  const wrong = (path: string): never => {
    throw new Error(`${path}: what it refreshes is not a list that can be read`);
  };
  return programs.flatMap(([path, program]) => refreshedIn(program).flatMap((list) => read(path, list)));
}

const isAddress = (text: string) => /^\/[a-z]/.test(text);

/** Every address that is written somewhere, without its query; what is put into one is `*`. */
export const writtenAddresses = (sources: Sources): Written[] =>
  [...sources].flatMap(([path, source]) => {
    if (!/['"`]\/[a-z]/.test(source)) return [];
    const found: string[] = [];
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') found.push(value);
      },
      TemplateLiteral({ quasis }) {
        found.push(quasis.map(({ value }) => value.cooked).join('*'));
      },
    }).visit(parseSync(path, source).program);
    return found.filter(isAddress).map((text) => ({ path, name: text.split(/[?#]/)[0] ?? '' }));
  });

/** An address with whatever stands for a part of it as `*`, and without a slash at its end. */
export const shapeOf = (address: string): string =>
  address.replaceAll(/:\w+|\{\w+\}/g, '*').replace(/(?<=.)\/$/, '');

/** Whether an address is one of those known, or the beginning of one that goes on with what is not written here. */
export function isOneOf(address: string, known: readonly string[]): boolean {
  const shape = shapeOf(address);
  return known.some(
    (one) =>
      one === shape || (shape.endsWith('*') && one.startsWith(shape.slice(0, -1))) || matches(one, shape),
  );
}

/** `/compliance/*` is `/compliance/:id` as well as `/compliance/findings`. */
function matches(known: string, written: string): boolean {
  const [ours, theirs] = [known.split('/'), written.split('/')];
  return (
    ours.length === theirs.length &&
    ours.every((part, at) => part === theirs[at] || part === '*' || theirs[at] === '*')
  );
}
