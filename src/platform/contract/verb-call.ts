import { idParams } from './paging.ts';
import type { Refusal } from './refusal.ts';

interface Worked<Name extends string, Verb extends string> {
  readonly name: Name;
  refusals(verb: Verb): Refusal[];
  approves(verb: Verb): boolean;
}

/** The call of a verb as the workflow knows it: `POST <at><verb>/`, how it is named, whether it approves and what it refuses. The contract adds who
 *  may call it, what is sent and what is answered. */
export const verbCall = <
  const Name extends string,
  Verb extends string,
  const At extends string,
  const One extends NoInfer<Verb>,
>(
  workflow: Worked<Name, Verb>,
  at: At,
  verb: One,
) => ({
  method: 'POST' as const,
  path: `${at}${verb}/` as `${At}${One}/`,
  verb: `${workflow.name}.${verb}` as `${Name}.${One}`,
  params: idParams,
  sensitive: workflow.approves(verb) ? ('approves' as const) : undefined,
  refusals: workflow.refusals(verb),
});
