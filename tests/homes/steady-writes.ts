import { setTimeout as pause } from 'node:timers/promises';
import { changeRisk, listRisks, registerRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import type { World } from '#tests/world/world.ts';

/** Milliseconds from one write of a person to the next. */
const interval = 40;

/** Three people register risks and change them until they are told to end; answers what was acknowledged. A write that is refused is
 *  sent again until it is taken. */
export function writeSteadily({ admin }: World) {
  const over = new AbortController();
  const versions = new Map<string, number>();
  const refused = new Set<string>();

  const work = async (name: string) => {
    let last: Risk | undefined;
    for (let n = 0; !over.signal.aborted; n++) {
      const key = { 'idempotency-key': `${name}-${n}` };
      const isNew = last === undefined || n % 4 === 0;
      const body = isNew
        ? { title: `Risk ${name} ${n}` }
        : { version: last?.version, title: `Risk ${name} changed ${n}` };
      for (;;) {
        const {
          status,
          headers,
          body: reply,
        } = isNew
          ? await admin.sends(registerRisk, { body }, key)
          : await admin.sends(changeRisk, { params: { id: last?.id }, body });
        if (status === 200) {
          last = (reply as { data: Risk }).data;
          versions.set(last.id, last.version);
          break;
        }
        refused.add(`${status} ${String(headers['retry-after'])}`);
        // What was answered so was not done; anything else is no answer of a move.
        if (status !== 503) return;
        await pause(20);
      }
      await pause(interval);
    }
  };
  const working = Promise.all(['one', 'two', 'three'].map(work));
  return {
    versions,
    refused,
    async ends() {
      over.abort();
      await working;
    },
  };
}

/** The risks of the register with their versions. */
export async function listed({ admin }: World): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let offset = 0; ; offset += 200) {
    const { data, count } = await admin.calls(listRisks, { query: { limit: '200', offset: String(offset) } });
    for (const { id, version } of data) found.set(id, version);
    if (offset + 200 >= count) return found;
  }
}
