import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Job } from '#platform/contract/job.ts';
import { people, sessionOf, type Who } from './people.ts';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Calls of one person, as their own programs would make them: what a journey needs and is not about. */
export async function callsOf(request: APIRequestContext, who: Who) {
  const { base } = people[who];
  const { id, token } = await sessionOf(request, who);
  const headers = { connection: 'close', authorization: `Bearer ${token}` };
  const get = (path: string) => request.get(`${base}${path}`, { headers });
  /** A machine with other things to do may answer with a job: what it comes to is the answer. */
  const answerOf = async <Data>(reply: APIResponse, asked: string): Promise<Data> => {
    expect(reply.ok(), `${asked}: ${await reply.text()}`).toBe(true);
    const { data } = (await reply.json()) as { data: Data };
    if (reply.status() !== 202) return data;
    const path = `/job/${(data as Job).id}/`;
    let job = data as Job;
    await expect
      .poll(async () => (job = ((await (await get(path)).json()) as { data: Job }).data).status)
      .toBe('done');
    return job.result as Data;
  };
  const call = async <Data>(method: string, path: string, data?: object): Promise<Data> =>
    answerOf(
      await request.fetch(`${base}${path}`, { method, headers, ...(data && { data }) }),
      `${method} ${path}`,
    );
  const send = async <Data>(path: string, file: SentFile): Promise<Data> =>
    answerOf(await request.post(`${base}${path}`, { headers, multipart: { file } }), `POST ${path}`);
  return { id, call, send };
}
