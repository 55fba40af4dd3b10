import { maySteer, type Steering } from '#platform/contract/deciding.ts';

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

/** Whether somebody decides about what belongs to any department, or to the whole organisation: a new record is offered to nobody else. */
export const decidesSomewhere = (person: Steering): boolean =>
  maySteer(person, null) || person.departments.some(({ id }) => maySteer(person, id));

/** Whether somebody may put something of their own anywhere: into a department that they belong to, or where they decide. */
export const belongsSomewhere = (person: Steering, flat: boolean): boolean =>
  flat || maySteer(person, null) || person.departments.length > 0;
