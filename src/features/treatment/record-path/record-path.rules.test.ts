import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { pathOfFinding } from '#features/compliance/finding/finding-path.rules.ts';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { acceptanceLink } from '#features/treatment/acceptance/acceptance-paths.ts';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';
import { evidenceLink } from '#features/treatment/evidence/web/shared/evidence-paths.ts';
import { planLink } from '#features/treatment/plan/web/shared/plan-paths.ts';
import { pathOfTask } from '#features/treatment/task/task-path.rules.ts';
import { recordPath } from './record-path.rules.ts';

test('A record is read where its own screens are', () => {
  const own = {
    risk: riskLink('view', '1'),
    control: controlLink('view', { control: '1' }),
    plan: planLink('view', '1'),
    task: pathOfTask('1'),
    evidence: evidenceLink({ id: '1' }),
    acceptance: acceptanceLink('1'),
    board: pathOfBoard('1'),
    finding: pathOfFinding('1'),
    roadmap: roadmapLink('1'),
  };
  for (const [type, path] of Object.entries(own)) assert.equal(recordPath(type, '1'), path);
  assert.equal(recordPath('weather', '1'), null);
});
