import { serve } from '#platform/server/http/serve.ts';
import { listDepartments } from '../department.contract.ts';
import { findDepartments } from './shared/department.queries.ts';

export const departmentRoutes = [serve(listDepartments, ({ db, actor }) => findDepartments(db, actor))];
