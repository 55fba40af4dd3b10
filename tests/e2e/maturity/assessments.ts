import type { Page } from '@playwright/test';
import { people, tokenOf, type Who } from '#tests/e2e/browser/people.ts';
import { expect } from '#tests/e2e/browser/watch-errors.ts';

/** Answers everything at once, as a workbook or another device does. */
export async function answerAll(page: Page, who: Who, id: string): Promise<void> {
  const address = `${people[who].base}/maturity/assessment/${id}/`;
  const headers = { connection: 'close', authorization: `Bearer ${await tokenOf(page.request, who)}` };
  const read = await page.request.get(address, { headers });
  const { data } = (await read.json()) as {
    data: { sections: { questions: { question_id: string; version: number }[] }[] };
  };
  const answers = data.sections
    .flatMap(({ questions }) => questions)
    .map(({ question_id, version }) => ({ question_id, version, current_level: 2, desired_level: 4 }));
  const saved = await page.request.put(`${address}answers/`, { headers, data: { answers } });
  expect(saved.status()).toBe(200);
}
