import { expect, type APIRequestContext } from '@playwright/test';
import { people, sessionOf, type Who } from '#tests/e2e/browser/people.ts';

/** Calls of one person, as their own programs would make them: what a journey needs and is not about. */
export async function callsOf(request: APIRequestContext, who: Who) {
  const { base } = people[who];
  const { id, token } = await sessionOf(request, who);
  const headers = { connection: 'close', authorization: `Bearer ${token}` };
  const call = async <Row extends object>(method: string, path: string, data?: object): Promise<Row> => {
    const reply = await request.fetch(`${base}${path}`, { method, headers, data });
    expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBe(200);
    return ((await reply.json()) as { data: Row }).data;
  };
  return { id, call };
}

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
