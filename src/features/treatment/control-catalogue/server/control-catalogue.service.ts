import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { controls } from '#features/treatment/control/server/shared/control-record.service.ts';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';
import type { StoredControl } from '#features/treatment/control/server/shared/control.presenter.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import * as contract from '../control-catalogue.contract.ts';

/** Lets one control take over what hangs on others, which are retired. */
export async function mergeControls(
  call: Call,
  { into, controls: from, reason }: Body<typeof contract.mergeControls>,
  contents: readonly ControlContent[],
): Promise<Control> {
  const ids = from.map(({ id }) => id);
  if (ids.includes(into.id) || new Set(ids).size < ids.length) refuse(contract.mergeTargetUnfit);
  const [target, merged] = await takeAll(call, into, from);
  for (const { takeOver } of contents) await takeOver(call, ids, into.id);
  for (const before of merged)
    await controls.change(
      call,
      before,
      'merge',
      { merged_into_id: target.id },
      { action: 'control.merged', reason },
    );
  const requirements = [...new Set([target, ...merged].flatMap((one) => one.requirements))].slice(0, 50);
  await controls.change(
    call,
    target,
    'edit',
    { requirements },
    { action: 'control.took_over', note: merged.map(({ ref }) => ref).join(', ') },
  );
  await residualDue(call.db, { controls: [target.id], cause: 'control_changed' });
  return controls.read(call, target.id);
}

interface Versioned {
  id: string;
  version: number;
}

/** All of them, locked in one order, so that two merges of the same controls wait for each other. */
async function takeAll(
  call: Call,
  into: Versioned,
  from: readonly Versioned[],
): Promise<[target: StoredControl, merged: StoredControl[]]> {
  // Whether all are there is told before anything else, in whatever order they are locked.
  for (const { id } of [into, ...from]) await controls.expect(call, id);
  const taken = new Map<string, StoredControl>();
  for (const { id, version } of [into, ...from].toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    taken.set(id, await controls.take(call, id, version, id === into.id ? 'edit' : 'merge'));
  const of = ({ id }: Versioned) => taken.get(id) ?? refuse(notFound);
  return [of(into), from.map(of)];
}
