import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { actKeys, saidKeys, historyNamespaces } from './act-words.rules.ts';
import { closeReasons, givenReasons } from '#features/risk/record/risk.contract.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { reviewOutcomes } from '#features/risk/review/risk-review.contract.ts';
import { controlWorkflow } from '#features/treatment/control/control.workflow.ts';
import { planWorkflow } from '#features/treatment/plan/plan.workflow.ts';
import { residualCauses } from '#features/treatment/residual-queue/residual-cause.contract.ts';
import { en } from '#features/organisation/activity-log/text/en.ts';
import { en as ofRecords } from '#platform/web/record/text/en.ts';
import { en as shared } from '#platform/web/text/en.ts';

interface WithReasons {
  automatic: Readonly<Record<string, { act: string; reason?: string }>>;
}
function reasonsOf({ automatic }: WithReasons): string[] {
  return Object.values(automatic).flatMap(({ reason }) => reason ?? []);
}

const root = new URL('../../../../../../', import.meta.url);
const has = (texts: object, ...path: string[]): boolean => {
  let at: unknown = texts;
  for (const name of path) at = (at as Record<string, unknown> | undefined)?.[name];
  return typeof at === 'string';
};

/** What the product gives as a reason or a note, by the first word of the acts that it is given with. */
const codes = {
  risk: [...closeReasons, ...givenReasons, ...reviewOutcomes, ...residualCauses, ...reasonsOf(riskWorkflow)],
  control: reasonsOf(controlWorkflow),
  plan: reasonsOf(planWorkflow),
};

/** The English texts of a namespace: they lie in the folder it is named after. */
const textsOf = async (namespace: string): Promise<object> => {
  const path = new URL(`src/features/${namespace.replace('-', '/')}/text/en.ts`, root).href;
  return ((await import(path)) as { en: object }).en;
};

const texts = new Map<string, object>([
  ['organisation-activity-log', en],
  ['web', shared],
  ['record', ofRecords],
]);
for (const namespace of Object.values(historyNamespaces)) texts.set(namespace, await textsOf(namespace));
const isTold = (key: string): boolean => {
  const [namespace = '', path = ''] = key.split(':');
  return has(texts.get(namespace) ?? {}, ...path.split('.'));
};

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'));

test('Every field that an act names by itself has a name in the log', () => {
  const fields = sources('src/features/{identity,organisation}/**/server/**/*.ts').flatMap((source) =>
    [...source.matchAll(/\bfield: '([a-z_]+)'/g)].map(([, field = '']) => field),
  );
  assert.ok(fields.length > 8, `${fields.length} fields`);
  assert.deepEqual(
    fields.filter((field) => !has(en, 'field', field) && !has(shared, 'field', field)),
    [],
  );
});

test('Every act that the product records has words in the log, and its kind a name', () => {
  const acts = new Set(
    sources('src/**/*.ts')
      .flatMap((source) => [
        ...source.matchAll(/\b(?:action|act):[^;\n]*?'([a-z_]+\.[a-z_]+)'(?:[^;\n]*?'([a-z_]+\.[a-z_]+)')?/g),
      ])
      .flatMap(([, one, other]) => [one, other].filter((act) => act !== undefined)),
  );
  assert.ok(acts.size > 60, `${acts.size} acts`);
  const speechless = [...acts].filter(
    (act) => !actKeys(act).some(isTold) || !has(en, 'kind', act.split('.')[0] ?? ''),
  );
  assert.deepEqual(speechless, []);
});

test('Every reason that the product gives by itself has words in the log and in the history of the record', () => {
  const speechless = Object.entries(codes).flatMap(([kind, all]) =>
    all.filter((code) => !saidKeys(`${kind}.changed`, code).some(isTold)).map((code) => `${kind}: ${code}`),
  );
  assert.deepEqual(speechless, []);
  assert.deepEqual(saidKeys('risk.closed', 'Rejected by me'), [], 'what a person wrote is no code');
});
