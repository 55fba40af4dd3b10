import { openStandings, standings } from '#features/risk/record/risk-status.contract.ts';
import { type Condition, type RiskFilter } from './risk-filter.contract.ts';

/** What a filter asks, whatever its type: conditions joined by and / or. */
export type ConditionTree = Condition | { and: ConditionTree[] } | { or: ConditionTree[] };

/** The conditions that must all hold. A filter type is a short way to say one of them. */
export function conditionsOf(filter: RiskFilter): ConditionTree[] {
  switch (filter.filter_type) {
    case 'matrix': {
      const { basis, likelihood, consequence } = filter;
      return [
        { field: 'cell', op: 'is', value: { basis, likelihood, consequence } },
        { field: 'status', op: 'in', value: [...openStandings] },
      ];
    }
    case 'user':
      return [{ field: 'owner', op: 'in', value: [filter.user_id] }];
    case 'level':
      return [{ field: 'level', op: 'in', value: [filter.level], basis: filter.basis }];
    case 'department':
    case 'category':
      return [{ field: filter.filter_type, op: 'in', value: [filter.id] }];
    case 'flag':
      return [{ field: 'flag', op: 'in', value: [filter.flag] }];
    case 'tag':
      return [{ field: 'tag', op: 'in', value: filter.ids }];
    case 'text':
      return [{ field: 'text', op: 'matches', value: filter.q }];
    case 'transition': {
      const { status, from, to } = filter;
      return [{ field: 'arrival', op: 'is', value: { status, from, to } }];
    }
    case 'advanced':
      return filter.and ?? [{ or: filter.or ?? [] }];
    default: {
      const standing = filter.state === 0 ? undefined : standings[filter.state];
      return standing === undefined ? [] : [{ field: 'status', op: 'in', value: [standing] }];
    }
  }
}

/** What is searched for by conditions, however deep they stand. */
export const textsIn = (trees: readonly ConditionTree[]): string[] =>
  trees.flatMap((tree) => {
    if (!('field' in tree)) return textsIn('and' in tree ? tree.and : tree.or);
    return tree.field === 'text' ? [tree.value] : [];
  });

/** Whether these are exactly what dashboards count: triaged and not closed. */
export const areOpen = (standingNames: readonly string[]): boolean => {
  const named = new Set(standingNames);
  return named.size === openStandings.length && openStandings.every((standing) => named.has(standing));
};
