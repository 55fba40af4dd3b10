import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { taskRecord } from '../task.record.ts';

/** The tasks of a department that belong to nothing else: the open ones go along where it is archived. */
export const tasksInDepartment = recordsInDepartment({ record: taskRecord, name: 'task', as: 't' }, 'tasks');
