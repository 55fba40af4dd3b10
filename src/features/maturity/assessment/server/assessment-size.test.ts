import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { suite, test } from 'node:test';
import { languages } from '#platform/contract/access.ts';
import { answered } from '#tests/world/maturity-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { saveAnswers } from '../answer.contract.ts';
import { readAssessment } from '../assessment.contract.ts';

const limit = 60_000;

suite('The largest assessment, all 153 questions of it', () => {
  test('opens with its frame and first section in at most 60 kB in any language', async (t) => {
    const world = await newWorld();
    const { id } = await answered(world);
    for (const language of languages) {
      const { body } = await world.admin.sends(
        readAssessment,
        { params: { id }, query: { section: 'first' } },
        { 'accept-language': language },
      );
      const { sections } = (body as { data: { sections: { questions: object[] | null }[] } }).data;
      assert.deepEqual(
        sections.map(({ questions }) => questions?.length ?? 0),
        [5, ...Array<number>(17).fill(0)],
      );
      const size = brotliCompressSync(JSON.stringify(body)).length;
      t.diagnostic(`${language}: ${size} bytes, ${JSON.stringify(body).length} before compression`);
      assert.ok(size <= limit, `${language}: ${size}`);
    }
  });

  test('costs three trips to the database to open, and three for each answer', async () => {
    const world = await newWorld();
    const { id } = await answered(world, { groups: [1] });
    const trips = async (method: string, end: string) => {
      const { body } = await world.running.app.inject('/metrics');
      const counted = new RegExp(
        `^database_trips_total\\{method="${method}",route="[^"]*${end}"\\} (\\d+)$`,
        'm',
      );
      return Number(counted.exec(body)?.[1] ?? 0);
    };
    const [opened, saved] = [await trips('GET', 'assessment/:id/'), await trips('PUT', 'answers/')];
    await world.admin.calls(readAssessment, { params: { id }, query: { section: 'first' } });
    await world.admin.calls(saveAnswers, {
      params: { id },
      body: { answers: [{ question_id: '1.1', version: 1, current_level: 5 }] },
    });
    assert.deepEqual(
      [(await trips('GET', 'assessment/:id/')) - opened, (await trips('PUT', 'answers/')) - saved],
      [3, 3],
    );
  });

  test('is saved answer by answer with less than 2 kB each, a note of a paragraph included', async (t) => {
    const world = await newWorld();
    const { id } = await answered(world);
    const change = {
      question_id: '16.14',
      version: 1,
      current_level: 3,
      desired_level: 4,
      confidence: 'medium' as const,
      note: 'We do this for the two largest sites. '.repeat(20).trim(),
    };
    const body = { answers: [change] };
    const { data } = await world.admin.calls(saveAnswers, { params: { id }, body });
    assert.equal(data.answers[0]?.version, 2);
    const size = Buffer.byteLength(JSON.stringify(body));
    t.diagnostic(`${size} bytes of body`);
    assert.ok(size < 1200, 'which leaves room for the headers of a browser');
  });
});
