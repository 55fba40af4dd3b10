import { serve, type Served } from '#platform/server/http/serve.ts';
import * as bulk from '../task-bulk.contract.ts';
import * as lists from '../task-list.contract.ts';
import * as verbs from '../task-verbs.contract.ts';
import * as contract from '../task.contract.ts';
import type { TaskParent } from './shared/task-parent.queries.ts';
import { changeManyTasks } from './task-bulk.service.ts';
import { tasksOf } from './shared/task-record.service.ts';
import { findTasks, findTasksOf, findTasksOfRisk } from './task-list.queries.ts';
import * as verb from './shared/task-verbs.service.ts';
import * as service from './shared/task.service.ts';

/** The calls about tasks, of all that they may belong to. */
export function taskRoutes(parents: readonly TaskParent[]): Served[] {
  const tasks = tasksOf(parents);
  return [
    serve(lists.listTasks, (call) => findTasks(call, tasks, call.query)),
    serve(lists.listPlanTasks, (call) =>
      findTasksOf(call, tasks, { kind: 'cip', id: call.params.id }, call.query),
    ),
    serve(lists.listRiskTasks, (call) => findTasksOfRisk(call, tasks, call.params.id, call.query)),
    serve(contract.addPlanTask, (call) => {
      const { plan_id, ...details } = call.body;
      return service.addTask(tasks, call, { kind: 'cip', id: plan_id }, details);
    }),
    serve(contract.addRiskTask, (call) => {
      const { risk_id, ...details } = call.body;
      return service.addTask(tasks, call, { kind: 'risk', id: risk_id }, details);
    }),
    serve(contract.addTask, (call) => {
      const { kind = 'none', parent_id, ...details } = call.body;
      return service.addTask(tasks, call, { kind, id: parent_id }, details);
    }),
    serve(bulk.changeManyTasks, (call) => changeManyTasks(tasks, call, call.body)),
    serve(contract.readTask, (call) => tasks.read(call, call.params.id)),
    serve(contract.readTaskHistory, (call) => tasks.history(call, call.params.id, call.query)),
    serve(contract.changeTask, (call) => service.changeTask(tasks, call, call.params.id, call.body)),
    serve(contract.deleteTask, (call) => service.deleteTask(tasks, call, call.params.id, call.body)),
    serve(verbs.recordProgress, (call) => verb.recordProgress(tasks, call, call.params.id, call.body)),
    serve(verbs.startTask, (call) => verb.startTask(tasks, call, call.params.id, call.body)),
    serve(verbs.blockTask, (call) => verb.blockTask(tasks, call, call.params.id, call.body)),
    serve(verbs.unblockTask, (call) => verb.unblockTask(tasks, call, call.params.id, call.body)),
    serve(verbs.submitTask, (call) => verb.submitTask(tasks, call, call.params.id, call.body)),
    serve(verbs.finishTask, (call) => verb.finishTask(tasks, call, call.params.id, call.body)),
    serve(verbs.approveTask, (call) => verb.approveTask(tasks, call, call.params.id, call.body)),
    serve(verbs.returnTask, (call) => verb.returnTask(tasks, call, call.params.id, call.body)),
    serve(verbs.cancelTask, (call) => verb.cancelTask(tasks, call, call.params.id, call.body)),
    serve(verbs.reopenTask, (call) => verb.reopenTask(tasks, call, call.params.id, call.body)),
    serve(verbs.restoreTask, (call) => service.restoreTask(tasks, call, call.params.id, call.body)),
  ];
}
