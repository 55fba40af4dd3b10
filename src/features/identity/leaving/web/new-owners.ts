import type { HandoverRule, HeldKind } from '../leaving.contract.ts';

/** Who was chosen, by what they take over: everything, a kind, or a kind in one department. */
export type NewOwners = Readonly<Record<string, string | undefined>>;

export const everything = '';
export const keyOf = (kind: string, department?: string | null): string =>
  department === undefined ? kind : `${kind} ${department ?? ''}`;

/** The rules that say the same, and name nothing that the person does not hold. */
export const rulesOf = (held: readonly HeldKind[], chosen: NewOwners): HandoverRule[] => [
  ...held.flatMap(({ kind, departments }) =>
    departments.flatMap(({ id }) => ruleOf(chosen[keyOf(kind, id)], { kind, department_id: id })),
  ),
  ...held.flatMap(({ kind }) => ruleOf(chosen[keyOf(kind)], { kind })),
  ...ruleOf(chosen[everything], {}),
];

const ruleOf = (to: string | undefined, which: Omit<HandoverRule, 'to'>): HandoverRule[] =>
  to === undefined ? [] : [{ ...which, to }];
