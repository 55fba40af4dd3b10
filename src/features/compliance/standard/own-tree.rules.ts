import type { RequirementLevel } from './standard-content.contract.ts';

/** A requirement as it is written down: a node of a tree as deep as its publisher made it. */
export interface WrittenRequirement {
  code: string;
  parent: string | null;
  title: string;
  text: string | null;
  guidance: string | null;
  assessable: boolean;
  weight: number;
  groups: readonly string[];
}

export interface PlacedRequirement {
  code: string;
  parent: string | null;
  level: RequirementLevel;
  section: string;
  groups: readonly string[];
  mayBeExcluded: boolean;
  isAnswered: boolean;
  weight: number;
}

/** Parents before their children, each branch whole, siblings as they were written. Expects every parent to be there and no circle. */
export function inTreeOrder<One extends { code: string; parent: string | null }>(all: readonly One[]): One[] {
  const below = Map.groupBy(all, ({ parent }) => parent);
  const ordered: One[] = [];
  const open = [...(below.get(null) ?? [])].toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ordered.push(next);
    open.push(...(below.get(next.code) ?? []).toReversed());
  }
  return ordered;
}

/** Where each requirement stands in an assessment. What is answered is what is assessable and has nothing assessable below it; the topmost
 *  assessable one above it is its control, and what lies between is a heading. */
export function placed(written: readonly WrittenRequirement[]): PlacedRequirement[] {
  const all = inTreeOrder(written);
  const byCode = new Map(all.map((one) => [one.code, one]));
  const hasAssessed = new Set<string>();
  for (const one of all.toReversed())
    if (one.parent !== null && (one.assessable || hasAssessed.has(one.code))) hasAssessed.add(one.parent);
  const sectionOf = new Map<string, string>();
  const controlOf = new Map<string, string>();
  return all.map((one) => {
    const { code, parent, groups, weight, assessable } = one;
    const above = parent === null ? undefined : byCode.get(parent);
    const section = (parent !== null && sectionOf.get(parent)) || code;
    sectionOf.set(code, section);
    const control = (above && controlOf.get(above.code)) ?? (assessable ? code : undefined);
    if (control !== undefined) controlOf.set(code, control);
    const isAnswered = assessable && !hasAssessed.has(code);
    const isSub = control !== undefined && control !== code;
    const level = isSub && isAnswered ? 'sub_control' : assessable && !isSub ? 'control' : 'section';
    return {
      code,
      parent: level === 'sub_control' ? (control ?? null) : parent,
      level,
      section,
      groups,
      mayBeExcluded: true,
      isAnswered,
      weight,
    };
  });
}
