import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listRiskTasks, listTasks } from '../../task-list.contract.ts';
import type { ParentOfList } from './parent-of-list.ts';

/** The first tasks of a record; of a risk, also those of all that treats it. */
export function useOwnTasks({ kind, id }: ParentOfList, limit: number) {
  const isRisk = kind === 'risk';
  const window = { limit: String(limit) };
  const ofRisk = useRead(listRiskTasks, { params: { id }, query: window }, { keep: true, enabled: isRisk });
  const ofOther = useRead(
    listTasks,
    { query: { ...window, kind, parent_id: id } },
    { keep: true, enabled: !isRisk },
  );
  return isRisk ? ofRisk : ofOther;
}
