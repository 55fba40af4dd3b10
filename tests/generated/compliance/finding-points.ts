import { deleteFinding } from '#features/compliance/finding/finding.contract.ts';
import * as verbs from '#features/compliance/finding/finding-verbs.contract.ts';
import { assigned, found, reopened, resolved } from '#tests/compliance/finding-world.ts';
import { through, type Step } from '#tests/workflow/through.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { raised } from '#tests/world/risk-world.ts';

/** What the schema of a call does not tell about its fields. */
export const findingFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/finding/': () => ({ 'source.kind': 'risk', kind: 'minor_nc' }),
};

/** Brings a finding into the state that the call starts from. */
export async function startFinding(
  path: string,
  { world, word, people: { Admin, Staff } }: Somebody,
): Promise<Start> {
  const department_id = world.departments['Finance'] as string;
  const control = await someControl(world, { department_id, title: `${word} is done by two` });
  const risk = await raised(Admin, `${word} goes wrong`, { department_id });
  const around = { control, risk: risk.id, department: department_id, owner_id: Staff.id };
  // What a finding comes from is a risk here.
  if (path === '/finding/') return { ...around, id: risk.id };
  const made = await found(Admin, {
    title: `${word} was found`,
    description: `${word} is described`,
    department_id,
    source: { kind: 'risk', id: risk.id },
  });
  // Whoever calls is the owner of what is to be started and resolved.
  const inWork: Step[] = [assigned(Admin, Admin), [Admin, verbs.startFinding]];
  const closed = reopened(Admin, Staff).slice(0, -1);
  const before: Record<string, Step[]> = {
    start: inWork.slice(0, 1),
    resolve: inWork,
    // Whoever calls does not verify what is theirs.
    verify: resolved(Admin, Staff),
    return: resolved(Admin, Staff),
    reopen: closed,
    restore: [[Admin, deleteFinding, { reason: `${word} was entered twice` }]],
  };
  const verb = /^\/finding\/:id\/(\w+)\/$/.exec(path)?.[1] ?? '';
  const { id } = await through(made, ...(before[verb] ?? []));
  return { ...around, finding: id, id, mentions: Staff.id };
}
