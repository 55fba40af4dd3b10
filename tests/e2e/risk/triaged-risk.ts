import type { APIRequestContext } from '@playwright/test';
import { people, tokenOf } from '#tests/e2e/browser/people.ts';

/** Registers a risk with an owner and a category by calls, as an Admin. */
export async function triagedRisk(request: APIRequestContext, title: string) {
  const base = people.admin.base;
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const first = async (path: string) =>
    ((await (await request.get(`${base}${path}`, { headers })).json()) as { data: { id: string }[] }).data[0]
      ?.id;
  const [owner_id, category_id] = [await first('/user/list/'), await first('/settings/risk/category/')];
  const raised = await request.post(`${base}/risk/`, { headers, data: { title, owner_id, category_id } });
  const { data: risk } = (await raised.json()) as { data: { id: string; ref: string; version: number } };
  return { risk, base, headers };
}
