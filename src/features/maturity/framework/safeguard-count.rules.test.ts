import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import content from './content/cis/cis.json' with { type: 'json' };
import { isInScope } from '#features/maturity/figure/scope.rules.ts';
import { safeguardCounts } from './safeguard-count.rules.ts';

test('as many safeguards are promised as the content asks', () => {
  const questions = content.sections.flatMap((section) => section.questions);
  for (const [group, promised] of Object.entries(safeguardCounts))
    equal(questions.filter((question) => isInScope(question, [Number(group)])).length, promised, group);
  equal(questions.length, safeguardCounts[3]);
});
