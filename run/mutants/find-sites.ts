import { parseSync, type ESTree } from 'vite';

/** What is deleted:
 *  `refusal`    a call of `refuse(…)`: nothing is thrown
 *  `right`      a call of a right (`maySteer(…)`): everybody may
 *  `guard`      a statement that throws when something is missing (`expectVersion(…)`): nothing is asked
 *  `condition`  one of several conditions of a refusal: that one never holds
 *  `alternative`, `demand`  one of the parts a right is made of: never holds, always holds
 *  `sight`      who sees which rows (`visibleTo(actor)`): everybody sees all
 *  `entry`      one entry of a list of rights or guards in a table of `workflow(…)`: not in the list */
export type Kind = 'refusal' | 'right' | 'guard' | 'condition' | 'alternative' | 'demand' | 'sight' | 'entry';

export interface Site {
  /** The same as long as the code it stands in says the same: file, what it stands in, and its own words. */
  name: string;
  kind: Kind;
  path: string;
  line: number;
  /** Evaluated once, when its file is loaded: can only be deleted before that. */
  atLoad: boolean;
}

type Node = ESTree.Node;
interface Edit {
  start: number;
  end: number;
  before: string;
  after: string;
}

const refuses = /^refuse([A-Z]\w*)?$/;
const isRight = /^(may[A-Z]\w*|isAllowed|startsFrom|\w+Allows)$/;
const isGuard = /^expect[A-Z]\w*$/;
const budgets = new Set(['limits.spend', 'limits.consume']);
const lists = new Set(['by', 'needs', 'never']);

/** The name that is called: `maySteer`, `turn.expectTaken`; empty for anything that is no name. */
const calleeOf = (node: Node): string => {
  if (node.type !== 'CallExpression') return '';
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.object.type === 'Identifier'
      ? `${callee.object.name}.${callee.property.name}`
      : callee.property.name;
  return '';
};
const lastPart = (callee: string) => callee.slice(callee.lastIndexOf('.') + 1);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const holds = (node: Node, type: Node['type']): boolean =>
  node.type === type || partsOf(node).some((part) => holds(part, type));

const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration' || type === 'FunctionExpression';

/** What a declaration, a property or a function calls itself. */
function ownName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name;
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : undefined;
  if (node.type === 'Property' || node.type === 'MethodDefinition') {
    if (node.key.type === 'Identifier') return node.key.name;
    return node.key.type === 'Literal' ? String(node.key.value) : undefined;
  }
  return undefined;
}

/** Whether a branch does nothing but refuse: `refuse(x);`, `return refuse(x);`, in braces or not. */
function onlyRefuses(branch: Node): boolean {
  if (branch.type === 'BlockStatement')
    return branch.body.length === 1 && onlyRefuses(branch.body[0] as Node);
  if (branch.type === 'ExpressionStatement') return refuses.test(calleeOf(branch.expression));
  if (branch.type === 'ReturnStatement')
    return branch.argument !== null && refuses.test(calleeOf(branch.argument));
  return false;
}

/** The operands of `a || b || c`, from left to right; of anything else itself alone. */
const operandsOf = (node: Node, operator: '||' | '&&'): Node[] => {
  if (node.type === 'ParenthesizedExpression') return operandsOf(node.expression, operator);
  if (node.type !== 'LogicalExpression' || node.operator !== operator) return [node];
  return [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)];
};

/** Each of `a`, `b`, `c` in `a || b`, and in `x && (b || c)` too; nothing where there is no choice. */
const alternativesIn = (node: Node): Node[] => {
  if (node.type === 'ParenthesizedExpression') return alternativesIn(node.expression);
  if (node.type !== 'LogicalExpression') return [];
  const operands = operandsOf(node, node.operator === '||' ? '||' : '&&');
  return operands.flatMap((operand) => [
    ...(node.operator === '||' ? [operand] : []),
    ...alternativesIn(operand),
  ]);
};

/** All places of a file where something is deleted, and the file with a switch at each: `__mutants` decides while it runs. */
export function findSites(path: string, source: string): { sites: Site[]; switched: string } {
  const { program } = parseSync(path, source);
  const sites: Site[] = [];
  const edits: Edit[] = [];
  const names = new Map<string, number>();

  function add(kind: Kind, node: Node, above: readonly Node[], wrap: (name: string) => [string, string]) {
    const atLoad = !above.some(isFunction);
    // What is called like a right while a file loads builds a statement or a table; no call of a person comes by there.
    if (atLoad && kind !== 'entry') return;
    const words = source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    const inside = above.map(ownName).filter((name) => name !== undefined);
    const plain = [path, ...inside, `${kind} ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`].join(
      ' > ',
    );
    const nth = (names.get(plain) ?? 0) + 1;
    names.set(plain, nth);
    const name = nth === 1 ? plain : `${plain} (${nth})`;
    const line = source.slice(0, node.start).split('\n').length;
    sites.push({ name, kind, path, line, atLoad });
    const [before, after] = wrap(JSON.stringify(name));
    edits.push({ start: node.start, end: node.end, before, after });
  }
  const asValue =
    (method: string) =>
    (name: string): [string, string] => [`__mutants.${method}(${name}, `, ')'];
  const unlessDeleted = (name: string): [string, string] => [
    `(__mutants.isDeleted(${name}) ? undefined : `,
    ')',
  ];

  function visit(node: Node, above: readonly Node[]) {
    const parent = above.at(-1);
    const callee = calleeOf(node);
    if (refuses.test(callee)) add('refusal', node, above, unlessDeleted);
    else if (isRight.test(callee) && !isWholeCondition(node, above))
      add('right', node, above, asValue(parent?.type === 'AwaitExpression' ? 'rightLater' : 'right'));
    else if (callee === 'visibleTo') add('sight', node, above, asValue('sight'));
    else if ((isGuard.test(lastPart(callee)) || budgets.has(callee)) && isStatement(above))
      add(
        'guard',
        node,
        above,
        node.type === 'CallExpression' && node.arguments.some((one) => holds(one, 'AwaitExpression'))
          ? unlessDeleted
          : (name) => [`__mutants.guard(${name}, () => `, ')'],
      );

    if (node.type === 'IfStatement' && onlyRefuses(node.consequent))
      for (const operand of alternativesIn(node.test)) add('condition', operand, above, asValue('never'));
    const answer = answerOfRight(node, above);
    if (answer !== undefined) {
      const alternatives = operandsOf(answer, '||');
      if (alternatives.length > 1)
        for (const part of alternatives) add('alternative', part, [...above, node], asValue('never'));
      for (const part of alternatives) {
        const demands = operandsOf(part, '&&');
        if (demands.length > 1)
          for (const demand of demands) add('demand', demand, [...above, node], asValue('always'));
      }
    }
    const inTable = above.some((one) => calleeOf(one) === 'workflow');
    if (inTable && node.type === 'Property' && lists.has(ownName(node) ?? '')) {
      const { value } = node;
      if (value.type === 'ArrayExpression')
        for (const entry of value.elements)
          if (entry !== null && entry.type !== 'SpreadElement')
            add('entry', entry, [...above, node], (name) => [
              `...(__mutants.isDeleted(${name}) ? [] : [`,
              '])',
            ]);
      if (value.type === 'Identifier' || value.type === 'CallExpression')
        add('entry', value, [...above, node], unlessDeleted);
    }
    for (const part of partsOf(node)) visit(part, [...above, node]);
  }

  visit(program, []);
  return { sites, switched: withEdits(source, edits) };
}

/** A call that stands as a statement, awaited or not: what it answers is not looked at. */
const isStatement = (above: readonly Node[]): boolean => {
  const parent = above.at(-1);
  return (
    parent?.type === 'ExpressionStatement' ||
    (parent?.type === 'AwaitExpression' && above.at(-2)?.type === 'ExpressionStatement')
  );
};

/** `if (!maySteer(…)) refuse(…)`: to delete the right is to delete the refusal, which is done already. */
function isWholeCondition(node: Node, above: readonly Node[]): boolean {
  const ownerAt = above.findLastIndex(({ type }) => type !== 'UnaryExpression' && type !== 'AwaitExpression');
  const condition = above[ownerAt];
  if (condition?.type !== 'IfStatement' || !onlyRefuses(condition.consequent)) return false;
  return condition.test === (above[ownerAt + 1] ?? node);
}

/** What a right answers: `return a || b`, or the body of an arrow, of a function that is called as rights are. */
function answerOfRight(node: Node, above: readonly Node[]): Node | undefined {
  if (node.type === 'ArrowFunctionExpression') {
    const declared = above.at(-1);
    const isOne = declared?.type === 'VariableDeclarator' && isRight.test(ownName(declared) ?? '');
    return isOne && node.body.type !== 'BlockStatement' ? node.body : undefined;
  }
  if (node.type !== 'ReturnStatement' || node.argument === null) return undefined;
  const [outer, inner] = [above.findLast(isFunction), above.findLastIndex(isFunction)];
  if (outer === undefined) return undefined;
  const name = ownName(outer) ?? ownName(above[inner - 1] as Node) ?? '';
  return isRight.test(name) ? node.argument : undefined;
}

/** Puts words before and after pieces of a source; pieces may lie in each other. Lines stay where they are. */
function withEdits(source: string, edits: readonly Edit[]): string {
  const put = edits.flatMap(({ start, end, before, after }, order) => [
    { at: start, isEnd: false, length: end - start, order, words: before },
    { at: end, isEnd: true, length: end - start, order, words: after },
  ]);
  put.sort((one, other) => {
    if (one.at !== other.at) return one.at - other.at;
    if (one.isEnd !== other.isEnd) return one.isEnd ? -1 : 1;
    // At the same place the longer piece is the outer one, and of two that are the same the first.
    const outerFirst = other.length - one.length || one.order - other.order;
    return one.isEnd ? -outerFirst : outerFirst;
  });
  let switched = '';
  let from = 0;
  for (const { at, words } of put) {
    switched += source.slice(from, at) + words;
    from = at;
  }
  return switched + source.slice(from);
}
