import { reportIncident } from '#features/treatment/incident/incident.contract.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { incidentOf, wayOf } from '#tests/workflow/incident-subject.ts';
import { through } from '#tests/workflow/through.ts';

const before = {
  contain: 'triaged',
  resolve: 'contained',
  close: 'resolved',
  reopen: 'resolved',
  restore: 'deleted',
} as const;

/** Brings an incident into the state that the call starts from. */
export async function startIncident(
  path: string,
  { world, word, people: { Admin, Staff } }: Somebody,
): Promise<Start> {
  const department = world.departments['Finance'] as string;
  const { data } = await Admin.calls(reportIncident, { body: incidentOf(department, word) });
  const verb = path.split('/').at(-2) as keyof typeof before;
  // Whoever calls owns what is to be contained and resolved, and does not close what is theirs.
  const owner = verb === 'close' ? Staff : Admin;
  await through(data, ...wayOf(before[verb] ?? 'reported', Admin, owner));
  return { incident: data.id, id: data.id, department, owner_id: Staff.id, mentions: Staff.id };
}
