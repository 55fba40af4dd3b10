import { serve } from '#platform/server/http/serve.ts';
import * as change from '../department-change.contract.ts';
import { listDepartments, listEveryDepartment } from '../department.contract.ts';
import {
  archiveDepartment,
  findContents,
  removeDepartment,
  type ArchiveNeeds,
} from './department-archive.service.ts';
import { readMembers, setMembers } from './department-member.service.ts';
import { findNodes } from './department-tree.queries.ts';
import { addDepartment, changeDepartment, unarchiveDepartment } from './department-tree.service.ts';
import { findDepartments, findEveryDepartment } from './shared/department.queries.ts';

export const departmentRoutes = (needs: ArchiveNeeds) => [
  serve(listDepartments, ({ db, actor }) => findDepartments(db, actor)),
  serve(listEveryDepartment, ({ db }) => findEveryDepartment(db)),
  serve(change.listDepartmentNodes, ({ db }) => findNodes(db)),
  serve(change.addDepartment, (call) => addDepartment(call, call.body)),
  serve(change.changeDepartment, (call) => changeDepartment(call, call.params.id, call.body)),
  serve(change.moveDepartment, (call) => changeDepartment(call, call.params.id, call.body)),
  serve(change.removeDepartment, (call) => removeDepartment(call, needs, call.params.id, call.body)),
  serve(change.readDepartmentContents, (call) => findContents(call, needs, call.params.id)),
  serve(change.archiveDepartment, (call) => archiveDepartment(call, needs, call.params.id, call.body)),
  serve(change.unarchiveDepartment, (call) => unarchiveDepartment(call, call.params.id, call.body)),
  serve(change.listDepartmentMembers, (call) => readMembers(call, call.params.id)),
  serve(change.setDepartmentMembers, (call) => setMembers(call, call.params.id, call.body)),
];
