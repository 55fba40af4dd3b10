import { isInScope } from '#platform/contract/endpoint.ts';
import { tokenScope } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';

/** Refuses to change or make a task for a program whose token opens boards and not tasks (403). */
export function expectTaskScope({ actor }: Pick<Call, 'actor'>): void {
  if (actor.scopes !== undefined && !isInScope(addTask, actor.scopes)) refuse(tokenScope);
}
