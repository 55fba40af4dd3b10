import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import type { Who } from '#tests/e2e/browser/people.ts';

interface Versioned {
  id: string;
  ref: string;
  version: number;
}

/** A task of somebody's first department that they are to do themselves, added by a call. */
export async function addedTask(request: APIRequestContext, who: Who, task: object): Promise<Versioned> {
  const { id, call } = await callsOf(request, who);
  const [department] = await call<{ id: string }[]>('GET', '/user/department/');
  return call<Versioned>('POST', '/task/', {
    assignee_ids: [id],
    department_id: department?.id,
    ...task,
  });
}

/** Starts and finishes a task by calls. */
export async function doTask(request: APIRequestContext, who: Who, id: string): Promise<void> {
  const { call } = await callsOf(request, who);
  for (const verb of ['start', 'finish']) {
    const { version } = await call<Versioned>('GET', `/risk/task/${id}/`);
    await call('POST', `/risk/task/${id}/${verb}/`, { version });
  }
}
