import type { MappingRelation } from './crosswalk-content.contract.ts';

/** How far a control is met, as somebody answered it. */
interface Answer {
  result: 'compliant' | 'partial' | 'non_compliant';
  implementation_percent: number | null;
}

const inverses: Record<MappingRelation, MappingRelation> = {
  equal: 'equal',
  superset: 'subset',
  subset: 'superset',
  intersects: 'intersects',
};

/** The same relation, read from the other side. */
export const inverseOf = (relation: MappingRelation): MappingRelation => inverses[relation];

/** Whether a source answers all of what it is mapped to, or a part of it. */
export const coversWhole = (relation: MappingRelation): boolean =>
  relation === 'equal' || relation === 'superset';

/** A part of it is worth no more than half. */
const mostOfPart = 50;

/** What a source suggests, by what relates it to the control: its own answer, or at most that the control is partly met. */
export function suggestedBy(relation: MappingRelation, { result, implementation_percent }: Answer): Answer {
  if (result === 'non_compliant') return { result, implementation_percent: null };
  if (result === 'compliant')
    return { result: coversWhole(relation) ? 'compliant' : 'partial', implementation_percent: null };
  const percent =
    implementation_percent === null || coversWhole(relation)
      ? implementation_percent
      : Math.min(implementation_percent, mostOfPart);
  return { result: 'partial', implementation_percent: percent };
}

/** What an answer counts, from 0 to 1. */
export const valueOf = ({ result, implementation_percent }: Answer): number =>
  result === 'compliant' ? 1 : result === 'non_compliant' ? 0 : (implementation_percent ?? mostOfPart) / 100;

/** Of several sources the weakest holds; of equals the first. */
export function weakestOf(suggested: readonly Answer[]): Answer | undefined {
  let weakest: Answer | undefined;
  for (const one of suggested) if (weakest === undefined || valueOf(one) < valueOf(weakest)) weakest = one;
  return weakest;
}
