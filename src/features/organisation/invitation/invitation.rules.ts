import type { DepartmentAccess, PersonType } from '#platform/contract/access.ts';

/** What somebody may do in their departments where nothing is said. */
export const usualAccess = (type: PersonType): DepartmentAccess => (type === 'Staff' ? 'editor' : 'viewer');
