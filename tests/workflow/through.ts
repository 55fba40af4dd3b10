import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Caller } from '#tests/world/caller.ts';

export type Step = [who: Caller, verb: Endpoint, more?: object];

/** Uses verbs of a record one after the other; each names the version that the one before left behind. */
export async function through<Row extends { id: string; version: number }>(
  record: Row,
  ...steps: Step[]
): Promise<Row> {
  let now = record;
  for (const [who, verb, more = {}] of steps) {
    const sent = { params: { id: now.id }, body: { version: now.version, ...more } };
    now = ((await who.calls(verb, sent as never)) as unknown as { data: Row }).data;
  }
  return now;
}
