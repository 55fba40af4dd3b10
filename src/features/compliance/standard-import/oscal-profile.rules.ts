import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { importedBy, merged } from './oscal-selection.rules.ts';
import {
  listAt,
  loseOthers,
  neededAt,
  nodesAt,
  objectAt,
  own,
  paramAt,
  partAt,
  StandardFault,
  textAt,
  type LossCounter,
  type OscalNode,
  type OscalParam,
  type OscalPart,
  type Json,
  type Resolved,
} from './oscal-tree.rules.ts';
import { standardLimits } from './standard-file.contract.ts';

/** A document that was sent, or that came from an earlier import. */
export interface OscalDocument {
  name: string;
  root: Json;
}

/** The last part of an address: what a file is called wherever it lies. */
export const fileNameOf = (href: string): string =>
  (href.split(/[?#]/)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';

export const kindOf = ({ root }: OscalDocument): 'catalog' | 'profile' | undefined =>
  own(root, 'catalog') !== undefined ? 'catalog' : own(root, 'profile') !== undefined ? 'profile' : undefined;
const bodyOf = (document: OscalDocument, kind: 'catalog' | 'profile') =>
  objectAt(own(document.root, kind), kind);
const uuidOf = (document: OscalDocument): string | null => {
  const kind = kindOf(document);
  return kind === undefined ? null : textAt(bodyOf(document, kind), 'uuid', kind, 100);
};

/** The addresses that an import may mean: its own, or those of the resource that it names. */
export function addressesOf(body: Json, href: string, place: string): string[] {
  if (!href.startsWith('#')) return [href];
  const uuid = href.slice(1);
  const matter = own(body, 'back-matter');
  const resources =
    matter === undefined ? [] : listAt(objectAt(matter, 'back-matter'), 'resources', 'back-matter');
  const found = resources.map((one) => objectAt(one, place)).find((one) => own(one, 'uuid') === uuid);
  const links = found === undefined ? [] : listAt(found, 'rlinks', place);
  return [uuid, ...links.map((one) => textAt(objectAt(one, place), 'href', place, 2000) ?? '')];
}

type Remove = Record<'name' | 'id' | 'class' | 'item', string | null>;

function withoutParts(parts: readonly OscalPart[], remove: Remove): OscalPart[] {
  return parts
    .filter(
      ({ id, name }) =>
        !((remove.id !== null && id === remove.id) || (remove.name !== null && name === remove.name)),
    )
    .map((part) => ({ ...part, parts: withoutParts(part.parts, remove) }));
}

function addedTo(
  parts: readonly OscalPart[],
  to: string,
  added: readonly OscalPart[],
  first: boolean,
): OscalPart[] {
  return parts.map((part) =>
    part.id === to
      ? { ...part, parts: first ? [...added, ...part.parts] : [...part.parts, ...added] }
      : { ...part, parts: addedTo(part.parts, to, added, first) },
  );
}

/** Changes one control as a profile says. */
function altered(node: OscalNode, value: Json, place: string, lost: LossCounter): OscalNode {
  let { parts, params, title } = node;
  for (const [at, one] of listAt(value, 'removes', place).entries()) {
    const where = `${place}/removes[${at}]`;
    const remove = objectAt(one, where);
    loseOthers(remove, ['by-name', 'by-id', 'by-item-name'], 'remove', lost);
    const by = (key: string) => textAt(remove, key, where, 100);
    const item = by('by-item-name');
    const asked: Remove = { name: by('by-name'), id: by('by-id'), class: null, item };
    if (item === null || item === 'part') parts = withoutParts(parts, asked);
    if (item === null || item === 'param') params = params.filter(({ id }) => id !== asked.id);
    if (item !== null && item !== 'part' && item !== 'param') lost.add(`remove.${item}`);
  }
  for (const [at, one] of listAt(value, 'adds', place).entries()) {
    const where = `${place}/adds[${at}]`;
    const add = objectAt(one, where);
    loseOthers(add, ['position', 'by-id', 'title', 'params', 'parts'], 'add', lost);
    title = textAt(add, 'title', where, standardLimits.title) ?? title;
    params = [
      ...params,
      ...listAt(add, 'params', where).map((param, n) => paramAt(param, `${where}/params[${n}]`, lost)),
    ];
    const added = listAt(add, 'parts', where).map((part, n) => partAt(part, `${where}/parts[${n}]`, lost));
    const to = textAt(add, 'by-id', where, 100);
    const first = ['before', 'starting'].includes(textAt(add, 'position', where, 20) ?? '');
    if (to !== null && to !== node.id) parts = addedTo(parts, to, added, first);
    else parts = first ? [...added, ...parts] : [...parts, ...added];
  }
  return { ...node, title, parts, params };
}

function changed(
  nodes: readonly OscalNode[],
  by: ReadonlyMap<string, (node: OscalNode) => OscalNode>,
): OscalNode[] {
  return nodes.map((node) => {
    const alter = node.kind === 'control' ? by.get(node.id) : undefined;
    const after = alter === undefined ? node : alter(node);
    return { ...after, children: changed(node.children, by) };
  });
}

function paramsOf(nodes: readonly OscalNode[], into: Map<string, OscalParam>): Map<string, OscalParam> {
  for (const node of nodes) {
    for (const param of node.params) into.set(param.id, param);
    paramsOf(node.children, into);
  }
  return into;
}

/** What a catalogue or a profile asks, whatever it imports. Throws at an import that leads back, or to no document at hand; `missing` is
 *  told the addresses first. */
export function resolving(
  others: readonly OscalDocument[],
  lost: LossCounter,
  missing: (addresses: readonly string[]) => void,
) {
  // Each document is worked out once, however many import it.
  const known = new Map<OscalDocument, Resolved>();
  return function resolve(document: OscalDocument, open: readonly OscalDocument[] = []): Resolved {
    if (open.includes(document) || open.length >= standardLimits.documents)
      throw new StandardFault('import_circular', document.name);
    const found = known.get(document) ?? workedOut(document, { others, lost, missing, resolve, open });
    known.set(document, found);
    return found;
  };
}

interface Resolving {
  others: readonly OscalDocument[];
  lost: LossCounter;
  missing: (addresses: readonly string[]) => void;
  resolve(document: OscalDocument, open: readonly OscalDocument[]): Resolved;
  open: readonly OscalDocument[];
}

function workedOut(document: OscalDocument, within: Resolving): Resolved {
  const { lost } = within;
  const kind = kindOf(document);
  if (kind === undefined) throw new StandardFault('unknown_document', document.name);
  const body = bodyOf(document, kind);
  loseOthers(
    body,
    ['uuid', 'metadata', 'params', 'controls', 'groups', 'back-matter', 'imports', 'merge', 'modify'],
    kind,
    lost,
  );
  const matter = own(body, 'back-matter');
  if (matter !== undefined)
    lost.add(
      'back-matter.resources',
      listAt(objectAt(matter, 'back-matter'), 'resources', 'back-matter').length,
    );
  if (kind === 'catalog') {
    const nodes = nodesAt(body, kind, lost, new Set());
    const loose = listAt(body, 'params', kind).map((one, at) => paramAt(one, `${kind}/params[${at}]`, lost));
    return { nodes, params: paramsOf(nodes, new Map(loose.map((one) => [one.id, one]))) };
  }
  return profiled(document, body, within);
}

function profiled(
  document: OscalDocument,
  body: Json,
  { others, lost, missing, resolve, open }: Resolving,
): Resolved {
  const params = new Map<string, OscalParam>();
  const nodes: OscalNode[] = [];
  const imports = listAt(body, 'imports', 'profile');
  if (imports.length > standardLimits.documents) throw new StandardFault('too_many', 'profile/imports');
  for (const [at, value] of imports.entries()) {
    const place = `profile/imports[${at}]`;
    const href = neededAt(objectAt(value, place), 'href', place, 2000);
    const addresses = addressesOf(body, href, place);
    const names = addresses.map(fileNameOf).filter((name) => name !== '');
    const source = others.find(
      (one) => addresses.includes(uuidOf(one) ?? '-') || names.includes(fileNameOf(one.name)),
    );
    if (source === undefined) {
      missing(addresses);
      throw new StandardFault('import_missing', `${place} ${cutText(href, 200)}`);
    }
    const from = resolve(source, [...open, document]);
    for (const [id, param] of from.params) params.set(id, param);
    nodes.push(...importedBy(value, place, from, lost));
  }
  loseMerge(body, lost);
  return modified(body, { nodes: merged(nodes, new Set(), lost), params }, lost);
}

/** What an imported profile set stays; what was added here comes to it. */
function settled(
  nodes: readonly OscalNode[],
  params: ReadonlyMap<string, OscalParam>,
): Map<string, OscalParam> {
  const all = paramsOf(nodes, new Map());
  for (const [id, param] of params) all.set(id, param);
  return all;
}

function loseMerge(body: Json, lost: LossCounter): void {
  const merge = own(body, 'merge');
  if (merge === undefined) return;
  const said = objectAt(merge, 'profile/merge');
  // The groups of the source are kept, whatever is asked.
  loseOthers(said, ['as-is', 'combine'], 'merge', lost);
  const combine = own(said, 'combine');
  if (combine === undefined) return;
  const method = textAt(objectAt(combine, 'profile/merge/combine'), 'method', 'profile/merge/combine', 40);
  if (method !== null && method !== 'use-first') lost.add(`merge.combine.${method}`);
}

function modified(body: Json, { nodes, params }: Resolved, lost: LossCounter): Resolved {
  const said = own(body, 'modify');
  if (said === undefined) return { nodes, params: settled(nodes, params) };
  const modify = objectAt(said, 'profile/modify');
  loseOthers(modify, ['set-parameters', 'alters'], 'modify', lost);
  const by = new Map<string, (node: OscalNode) => OscalNode>();
  for (const [at, value] of listAt(modify, 'alters', 'profile/modify').entries()) {
    const place = `profile/modify/alters[${at}]`;
    const alter = objectAt(value, place);
    loseOthers(alter, ['control-id', 'removes', 'adds'], 'alter', lost);
    const id = neededAt(alter, 'control-id', place, 100);
    const before = by.get(id) ?? ((node: OscalNode) => node);
    by.set(id, (node) => altered(before(node), alter, place, lost));
  }
  const after = changed(nodes, by);
  const all = settled(after, params);
  for (const [at, value] of listAt(modify, 'set-parameters', 'profile/modify').entries()) {
    const place = `profile/modify/set-parameters[${at}]`;
    const set = paramAt(value, place, lost);
    const before = all.get(set.id);
    all.set(set.id, {
      id: set.id,
      label: set.label ?? before?.label ?? null,
      values: set.values.length > 0 ? set.values : (before?.values ?? []),
      choices: set.choices.length > 0 ? set.choices : (before?.choices ?? []),
    });
  }
  return { nodes: after, params: all };
}
