import {
  listAt,
  loseOthers,
  neededAt,
  objectAt,
  own,
  StandardFault,
  textAt,
  type LossCounter,
  type OscalNode,
  type Resolved,
} from './oscal-tree.rules.ts';

/** Compares without going back and forth: a pattern of many stars costs no more than its length times that of the text. */
export function matchesPattern(text: string, pattern: string): boolean {
  let [at, star, from] = [0, -1, 0];
  let n = 0;
  while (n < text.length) {
    if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[n]) && pattern[at] !== '*') {
      at++;
      n++;
    } else if (pattern[at] === '*') {
      star = at++;
      from = n;
    } else if (star !== -1) {
      at = star + 1;
      n = ++from;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

function everyControl(nodes: readonly OscalNode[]): OscalNode[] {
  return nodes.flatMap((node) => [
    ...(node.kind === 'control' ? [node] : []),
    ...everyControl(node.children),
  ]);
}

/** Which controls a selection means. */
function selected(list: readonly unknown[], controls: readonly OscalNode[], place: string): Set<string> {
  const byId = new Map(controls.map((one) => [one.id, one]));
  const chosen = new Set<string>();
  for (const [at, value] of list.entries()) {
    const where = `${place}[${at}]`;
    const selection = objectAt(value, where);
    const ids: string[] = [];
    for (const id of listAt(selection, 'with-ids', where)) {
      if (typeof id !== 'string') throw new StandardFault('wrong_shape', `${where}/with-ids`);
      ids.push(id);
    }
    for (const one of listAt(selection, 'matching', where)) {
      const pattern = neededAt(objectAt(one, where), 'pattern', where, 100);
      ids.push(...controls.map(({ id }) => id).filter((id) => matchesPattern(id, pattern)));
    }
    const withBelow = textAt(selection, 'with-child-controls', where, 10) === 'yes';
    for (const id of ids) {
      const node = byId.get(id);
      if (node === undefined) continue;
      chosen.add(id);
      if (withBelow) for (const below of everyControl(node.children)) chosen.add(below.id);
    }
  }
  return chosen;
}

/** The tree without what was not chosen: controls below one that is left out take its place, groups without any go. */
function pruned(nodes: readonly OscalNode[], keep: (id: string) => boolean): OscalNode[] {
  return nodes.flatMap((node) => {
    const children = pruned(node.children, keep);
    if (node.kind === 'control') return keep(node.id) ? [{ ...node, children }] : children;
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

export function importedBy(value: unknown, place: string, source: Resolved, lost: LossCounter): OscalNode[] {
  const imported = objectAt(value, place);
  loseOthers(imported, ['href', 'include-all', 'include-controls', 'exclude-controls'], 'import', lost);
  const controls = everyControl(source.nodes);
  const include = listAt(imported, 'include-controls', place);
  const all = own(imported, 'include-all') !== undefined || include.length === 0;
  const chosen = all ? undefined : selected(include, controls, `${place}/include-controls`);
  const left = selected(listAt(imported, 'exclude-controls', place), controls, `${place}/exclude-controls`);
  return pruned(source.nodes, (id) => (chosen === undefined || chosen.has(id)) && !left.has(id));
}

/** Groups of the same id from several imports are one; of a control that came twice the first is kept. */
export function merged(nodes: readonly OscalNode[], seen: Set<string>, lost: LossCounter): OscalNode[] {
  const groups = new Map<string, OscalNode>();
  const together: OscalNode[] = [];
  for (const node of nodes) {
    const earlier = node.kind === 'group' ? groups.get(node.id) : undefined;
    if (earlier !== undefined) earlier.children.push(...node.children);
    else if (node.kind === 'control' && seen.has(node.id)) lost.add('merge.control_repeated');
    else {
      if (node.kind === 'control') seen.add(node.id);
      const copy = { ...node, children: [...node.children] };
      if (node.kind === 'group') groups.set(node.id, copy);
      together.push(copy);
    }
  }
  return together.map((node) => ({ ...node, children: merged(node.children, seen, lost) }));
}
