import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { flatFields } from '#platform/contract/record/flat-fields.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import { boardRecord } from '#features/board/board/board.record.ts';
import { cardRecord } from '#features/board/card/card.record.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import { findingRecord } from '#features/compliance/finding/finding.record.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import { acceptanceRecord } from '#features/treatment/acceptance/acceptance.record.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { evidenceRecord } from '#features/treatment/evidence/evidence.record.ts';
import { planRecord } from '#features/treatment/plan/plan.record.ts';
import { taskRecord } from '#features/treatment/task/task.record.ts';

type Texts = Record<string, unknown>;

const textsOf = async (folder: string, language: Language): Promise<Texts> =>
  ((await import(`#${folder}/text/${language}.ts`)) as Record<Language, Texts>)[language];

/** Where a key leads, and what stands there. */
const said = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((within, part) => (within as Texts | undefined)?.[part], texts);

/** Kinds of records, and the folder whose texts word them where the shared ones do not. */
const kinds: readonly [record: AnyRecord, folder: string][] = [
  [findingRecord, 'features/compliance/finding'],
  [complianceRecord, 'features/compliance/assessment'],
  [controlAssessmentRecord, 'features/compliance/control-assessment'],
  [assessmentRecord, 'features/maturity'],
  [controlRecord, 'features/treatment/control'],
  [planRecord, 'features/treatment/plan'],
  [taskRecord, 'features/treatment/task'],
  [evidenceRecord, 'features/treatment/evidence'],
  [acceptanceRecord, 'features/treatment/acceptance'],
  [boardRecord, 'features/board/board'],
  [cardRecord, 'features/board/card'],
];

/** What has no words of its own: it is worded by the record, or stands in sentences alone. */
const wordless: readonly string[] = ['remark', 'json'];

for (const [record, folder] of kinds)
  suite(`The words of a ${record.name}`, () => {
    for (const language of languages)
      test(`name each field that its history tells, each value and each status, in ${language}`, async () => {
        const texts = await Promise.all(
          [folder, 'platform/web/record', 'platform/web'].map((one) => textsOf(one, language)),
        );
        const isSaid = (key: string) => texts.some((one) => typeof said(one, key) === 'string');
        const missing = flatFields(record).flatMap(([name, { kind, isLogged, values, bounds }]) => {
          const words =
            kind === 'choice' || kind === 'choices'
              ? values
              : kind === 'scale' && bounds
                ? Array.from({ length: bounds[1] - bounds[0] + 1 }, (_, at) => String(bounds[0] + at))
                : [];
          return [
            ...(isLogged && !isSaid(`field.${name}`) && !wordless.includes(kind) ? [`field.${name}`] : []),
            ...words.map((value) => `words.${name}.${value}`).filter((key) => !isSaid(key)),
          ];
        });
        const statuses = record.workflow.statuses
          .map((status) => `words.status.${status}`)
          .filter((key) => !isSaid(key));
        assert.deepEqual([...missing, ...statuses], []);
      });
  });
