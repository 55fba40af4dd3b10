import { inTreeOrder, type WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { differenceKinds, type DifferenceKind } from './standard-difference.contract.ts';
import { byKey } from '#platform/contract/values/keys.ts';

export interface Difference {
  code: string;
  kinds: DifferenceKind[];
  before: WrittenRequirement | null;
  after: WrittenRequirement | null;
}

/** A line that was broken elsewhere is the same wording. */
const squeezed = (text: string | null): string =>
  (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const saysOther = (one: string | null, other: string | null): boolean =>
  one !== other && squeezed(one) !== squeezed(other);

const sameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((group) => other.includes(group));

/** Whether title, text or guidance say something else: whoever answered the one has not answered the other. */
export const isReworded = (one: WrittenRequirement, other: WrittenRequirement): boolean =>
  saysOther(one.title, other.title) ||
  saysOther(one.text, other.text) ||
  saysOther(one.guidance, other.guidance);

function kindsOf(before: WrittenRequirement, after: WrittenRequirement): DifferenceKind[] {
  const is: Partial<Record<DifferenceKind, boolean>> = {
    reworded: isReworded(before, after),
    moved: before.parent !== after.parent,
    reweighted: before.weight !== after.weight,
    regrouped: !sameGroups(before.groups, after.groups),
    assessability: before.assessable !== after.assessable,
  };
  return differenceKinds.filter((kind) => is[kind] === true);
}

/** What differs between two versions of a standard, in the order of the later one; what was removed stands at the end, in its own. A
 *  requirement is the same one by its code. */
export function differenceBetween(
  before: readonly WrittenRequirement[],
  after: readonly WrittenRequirement[],
): Difference[] {
  const earlier = new Map(before.map((one) => [one.code, one]));
  const later = new Set(after.map(({ code }) => code));
  return [
    ...inTreeOrder(after).flatMap((one): Difference[] => {
      const was = earlier.get(one.code);
      if (was === undefined) return [{ code: one.code, kinds: ['added'], before: null, after: one }];
      const kinds = kindsOf(was, one);
      return kinds.length === 0 ? [] : [{ code: one.code, kinds, before: was, after: one }];
    }),
    ...inTreeOrder(before)
      .filter(({ code }) => !later.has(code))
      .map((one): Difference => ({ code: one.code, kinds: ['removed'], before: one, after: null })),
  ];
}

/** How many of each kind there are; a requirement may be of several. */
export const countsOf = (differences: readonly Difference[]): Record<DifferenceKind, number> =>
  byKey(differenceKinds, (kind) => differences.filter(({ kinds }) => kinds.includes(kind)).length);
