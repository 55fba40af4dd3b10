import { parseSync, Visitor, type ESTree } from 'vite';
import type { Sources } from '#tests/house/house-rules.ts';

/** Where times are measured beside their quiet value, and where the processor's work is told as a ratio. */
const measures = /^tests\/(siege\/|world\/waiting\/work\.ts$|tools\/hostile-strings\.ts$)/;
const isOfTests = (path: string) =>
  /\.(test|e2e)\.ts$/.test(path) || (/^tests\/.*\.ts$/.test(path) && !measures.test(path));

const clocks: Record<string, readonly string[]> = {
  performance: ['now', 'mark', 'measure', 'timeOrigin', 'eventLoopUtilization'],
  process: ['hrtime', 'cpuUsage', 'uptime', 'resourceUsage'],
};

/** A test asserts no time: on another machine it would be another one. What tests do that could only be for that, one sentence each. */
export const brokenClocks = (sources: Sources): string[] =>
  [...sources].flatMap(([path, source]) => (isOfTests(path) ? clocksIn(path, source) : []));

function clocksIn(path: string, source: string): string[] {
  const found: { why: string; start: number }[] = [];
  /** Names that hold the moment at which something began. */
  const moments = new Set<string>();
  const note = (why: string, { start }: { start: number }) => void found.push({ why, start });
  const { program } = parseSync(path, source);
  const holds = (target: ESTree.Node, value: ESTree.Node | null) => {
    if (target.type === 'Identifier' && value !== null && isNow(value)) moments.add(target.name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => holds(id, init),
    AssignmentExpression: ({ left, right }) => holds(left, right),
  }).visit(program);
  new Visitor({
    MemberExpression(node) {
      const name = memberOf(node);
      const [object = '', property = ''] = name?.split('.') ?? [];
      if (clocks[object]?.includes(property)) note(`reads a clock (${name})`, node);
      if (name === 'test.setTimeout' || name === 'test.slow') note(`sets a limit of its own (${name})`, node);
    },
    Identifier(node) {
      if (node.name === 'monitorEventLoopDelay') note(`reads a clock (${node.name})`, node);
    },
    BinaryExpression(node) {
      const isSince = (one: ESTree.Node, other: ESTree.Node) =>
        isNow(one) && other.type === 'Identifier' && moments.has(other.name);
      if (node.operator === '-' && isSince(node.left, node.right))
        note('reads how long something took', node);
    },
    ObjectExpression(node) {
      for (const one of node.properties)
        if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'timeout')
          note('sets a limit of its own (timeout)', one);
    },
  }).visit(program);
  return found.map(({ why, start }) => `${path}: ${why} (line ${source.slice(0, start).split('\n').length})`);
}

const memberOf = ({ object, property }: ESTree.MemberExpression): string | undefined =>
  object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : undefined;

/** `Date.now()`, or the number of a new date. */
function isNow(node: ESTree.Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '+' && isNewDate(node.argument);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  return (
    memberOf(node.callee) === 'Date.now' ||
    (isNewDate(object) && property.type === 'Identifier' && property.name === 'getTime')
  );
}

const isNewDate = (node: ESTree.Node): boolean =>
  node.type === 'NewExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'Date' &&
  node.arguments.length === 0;
