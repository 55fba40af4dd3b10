interface Scoped {
  code: string;
  parent: string | null;
  level: string;
  groups: readonly string[];
  isAnswered: boolean;
}

/** What an assessment by these groups asks: what is answered and belongs to one of them, or to none in particular, and the controls that it is
 *  part of. A control all of whose sub-controls are for others is not asked. */
export function requirementsInScope<One extends Scoped>(
  requirements: readonly One[],
  groups: readonly string[],
): One[] {
  const chosen = ({ groups: own }: Scoped) => own.length === 0 || own.some((group) => groups.includes(group));
  const asked = requirements.filter((one) => one.isAnswered && chosen(one));
  const above = new Set(asked.map(({ parent }) => parent));
  const kept = new Set<Scoped>(asked);
  return requirements.filter(
    (one) => kept.has(one) || (one.level === 'control' && !one.isAnswered && above.has(one.code)),
  );
}
