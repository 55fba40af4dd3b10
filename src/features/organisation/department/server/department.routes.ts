import { serve } from '#platform/server/http/serve.ts';
import { listDepartments, listEveryDepartment } from '../department.contract.ts';
import { findDepartments, findEveryDepartment } from './shared/department.queries.ts';

export const departmentRoutes = [
  serve(listDepartments, ({ db, actor }) => findDepartments(db, actor)),
  serve(listEveryDepartment, ({ db }) => findEveryDepartment(db)),
];
