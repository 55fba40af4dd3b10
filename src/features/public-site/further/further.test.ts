import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultLevels, defaultMatrix } from '#features/risk/model/server/default-model.content.ts';

// The page does not import the model: it would bring the server's content to the browser. It is read as text, since it draws.
test('the matrix to try on the home page is the one that the product ships', () => {
  const page = readFileSync(new URL('web/shared/FurtherSections.tsx', import.meta.url), 'utf8');
  const listed = (name: string) =>
    JSON.parse(
      (new RegExp(`${name} = (\\[[^;]*\\]) as const`).exec(page)?.[1] ?? '')
        .replaceAll(/(\w+):/g, '"$1":')
        .replaceAll(/,(\s*[\]}])/g, '$1'),
    ) as unknown;
  assert.deepEqual(listed('shippedMatrix'), defaultMatrix);
  assert.deepEqual(
    listed('shippedDays'),
    defaultLevels.map(({ review_days, treat_within_days }) => ({
      review: review_days,
      treat: treat_within_days,
    })),
  );
});
