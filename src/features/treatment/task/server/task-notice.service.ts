import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Task } from '../task.contract.ts';
import { pathOfTask } from '../task-path.rules.ts';

interface Told {
  id: string;
  ref: string;
  title: string;
}

/** Tells people about a task, except whoever did it. */
export const tell = (
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  { id, ref, title }: Told,
  kind: Notice['kind'],
  to: readonly (string | null)[],
): void =>
  notify(db, {
    kind,
    to: to.filter((one) => one !== null),
    object: { type: 'task', id, ref, title },
    link: pathOfTask(id),
    words: { by: actor.name },
    not: actor.id,
  });

/** Tells those who are to do a task now and were not before. */
export const tellAssigned = (
  call: Pick<Call, 'db' | 'actor'>,
  task: Told & Pick<Task, 'assignees'>,
  before: readonly string[],
): void =>
  tell(
    call,
    task,
    'assigned',
    task.assignees.map(({ id }) => id).filter((id) => !before.includes(id)),
  );
