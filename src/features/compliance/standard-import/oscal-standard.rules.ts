import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { kindOf, resolving, type OscalDocument } from './oscal-profile.rules.ts';
import { substituting, wordsOf } from './oscal-text.rules.ts';
import {
  listAt,
  lossCounter,
  objectAt,
  own,
  proseAt,
  StandardFault,
  textAt,
  type LossCounter,
  type OscalNode,
  type Resolved,
} from './oscal-tree.rules.ts';
import { standardLimits } from './standard-file.contract.ts';

export interface Loss {
  what: string;
  count: number;
}

/** What was read of a file: a standard as it would be kept. */
export interface ReadStandard {
  format: 'oscal_catalog' | 'oscal_profile' | 'xlsx' | 'csv';
  name: string | null;
  standard_version: string | null;
  provider: string | null;
  description: string | null;
  lost: Loss[];
}

/** The controls of a tree, one after the other. A control that has others in it is answered by itself, and so are they: they stand after
 *  it, in the group. What was withdrawn asks nothing. */
function requirementsOf({ nodes, params }: Resolved, lost: LossCounter): WrittenRequirement[] {
  const substituted = substituting(params, lost);
  const codes = new Set<string>();
  const found: WrittenRequirement[] = [];
  let letters = 0;
  const codeOf = ({ label, id, kind }: OscalNode): string => {
    const wanted = cutText(label ?? id, standardLimits.code);
    let code = wanted;
    // A label may be used twice where ids are not; a group may be called like a control.
    if (codes.has(code)) code = cutText(id, standardLimits.code);
    for (let n = 2; codes.has(code); n++)
      code = `${cutText(wanted, standardLimits.code - 6)} ${kind === 'group' ? '§' : '#'}${n}`;
    codes.add(code);
    return code;
  };
  const take = (node: OscalNode, parent: string | null): void => {
    if (node.kind === 'control' && node.isWithdrawn) {
      lost.add('control.withdrawn');
      for (const child of node.children) take(child, parent);
      return;
    }
    const code = codeOf(node);
    const { text, guidance } = wordsOf(node.parts, lost);
    const say = (what: string | null) => (what === null ? null : substituted(what, code));
    const one: WrittenRequirement = {
      code,
      parent,
      title: shownLine(substituted(node.title, code), standardLimits.title),
      text: say(text),
      guidance: say(guidance),
      assessable: node.kind === 'control',
      weight: 1,
      groups: [],
    };
    letters += one.title.length + (one.text?.length ?? 0) + (one.guidance?.length ?? 0);
    if (letters > standardLimits.letters) throw new StandardFault('too_much_text', code);
    if (found.push(one) > standardLimits.requirements) throw new StandardFault('too_many', code);
    for (const child of node.children) take(child, node.kind === 'control' ? parent : code);
  };
  for (const node of nodes) take(node, null);
  if (!found.some(({ assessable }) => assessable)) throw new StandardFault('nothing_asked', '');
  return found;
}

function providerOf(metadata: Record<string, unknown>): string | null {
  const names = listAt(metadata, 'parties', 'metadata').map((one) =>
    textAt(objectAt(one, 'metadata/parties'), 'name', 'metadata/parties', 200),
  );
  return names.find((name) => name !== null) ?? null;
}

/** Reads a catalogue or a profile, with the documents that it may import. */
export function readOscal(
  document: OscalDocument,
  others: readonly OscalDocument[],
  missing: (addresses: readonly string[]) => void,
): { read: ReadStandard; requirements: WrittenRequirement[] } {
  const kind = kindOf(document);
  if (kind === undefined) throw new StandardFault('unknown_document', document.name);
  const lost = lossCounter();
  const body = objectAt(own(document.root, kind), kind);
  const metadata = objectAt(own(body, 'metadata') ?? {}, 'metadata');
  const requirements = requirementsOf(resolving(others, lost, missing)(document), lost);
  const { title } = standardLimits;
  return {
    requirements,
    read: {
      format: `oscal_${kind}`,
      name: textAt(metadata, 'title', 'metadata', title),
      standard_version: textAt(metadata, 'version', 'metadata', 60),
      provider: providerOf(metadata),
      description: cutText(proseAt(metadata, 'remarks', 'metadata') ?? '', 2000) || null,
      lost: lost.list(),
    },
  };
}
