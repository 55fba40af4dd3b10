import type { Actor } from './access.ts';

/** What decides who may decide. */
export type Deciding = Pick<
  Actor,
  'id' | 'type' | 'org_editor' | 'departments' | 'flat' | 'deciders' | 'self_approval' | 'stands_in_for'
>;

/** What decides which rows somebody edits: the server knows it of every caller, a screen of whoever is signed in. */
export type Steering = Pick<Actor, 'type' | 'org_editor' | 'departments'>;

/** Whether somebody edits what belongs to the whole organisation: in a flat one that is every row, and every Staff member does. */
export const editsWhole = (
  { type, org_editor }: Pick<Actor, 'type' | 'org_editor'>,
  flat: boolean,
): boolean => org_editor || (flat && type === 'Staff');

/** Whether somebody is this person, or stands in for them while they are away: they decide in their place, and where a second person
 *  is asked for, they are not that person. */
export const actsFor = ({ id, stands_in_for = [] }: Deciding, person: string | null | undefined): boolean =>
  person === id || stands_in_for.some((absent) => absent.id === person);

/** Whether somebody may edit rows of this department: an Admin all, Staff where they lead or edit,
 *  organisation-wide rows by those who hold `org_editor`. A User edits nowhere. */
export function maySteer(actor: Steering, departmentId: string | null): boolean {
  if (actor.type === 'Admin') return true;
  if (actor.type !== 'Staff') return false;
  if (departmentId === null) return actor.org_editor;
  return actor.departments.some(({ id, access }) => id === departmentId && access !== 'viewer');
}

/** With one person able to decide, or where the organisation allows it, somebody may confirm their own request; the log says so. */
export const decidesAlone = (actor: Deciding): boolean =>
  (actor.deciders <= 1 || actor.self_approval) && (actor.type === 'Admin' || actor.type === 'Staff');

/** What the log notes about such a decision. */
export const decidedAlone = 'decided alone';
