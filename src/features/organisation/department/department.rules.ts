/** The whole organisation, in the address and in memory. */
export const whole = 'all';

/** Under which name this browser remembers the business unit a person chose last. */
export const unitMemory = (slug: string, person: string): string => `department:${slug}:${person}`;

export const mayChooseWhole = (type: string, departments: readonly unknown[]): boolean =>
  type === 'Admin' || departments.length > 1;

/** The business unit a screen shows: the one named, else the first; nothing for the whole organisation. */
export function unitShown<Unit extends { id: string }>(
  named: string | null,
  departments: readonly Unit[],
  type: string,
): Unit | undefined {
  if (named === whole && mayChooseWhole(type, departments)) return undefined;
  return departments.find(({ id }) => id === named) ?? departments[0];
}

interface Member {
  type: string;
  flat: boolean;
}

/** Whether somebody decides about what belongs to any department at all (maySteer), as far as a screen knows: a new record is offered
 *  to nobody else. */
export const decidesSomewhere = (
  { type, flat }: Member,
  departments: readonly { access: string }[],
): boolean =>
  type === 'Admin' || (type === 'Staff' && (flat || departments.some(({ access }) => access !== 'viewer')));

/** Whether somebody may put something of their own anywhere: into a department that they belong to. */
export const belongsSomewhere = ({ type, flat }: Member, departments: readonly unknown[]): boolean =>
  type === 'Admin' || flat || departments.length > 0;
