import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { workflows } from '#app/workflows.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { ar as maturityAr } from '#features/maturity/text/ar.ts';
import { en as maturityEn } from '#features/maturity/text/en.ts';
import { tr as maturityTr } from '#features/maturity/text/tr.ts';
import { controlWorkflow } from '#features/treatment/control/control.workflow.ts';
import { ar as controlAr } from '#features/treatment/control/text/ar.ts';
import { en as controlEn } from '#features/treatment/control/text/en.ts';
import { tr as controlTr } from '#features/treatment/control/text/tr.ts';
import { controlTestWorkflow } from '#features/treatment/control-test/control-test.workflow.ts';
import { acceptanceWorkflow } from '#features/treatment/acceptance/acceptance.workflow.ts';
import { ar as acceptanceAr } from '#features/treatment/acceptance/text/ar.ts';
import { en as acceptanceEn } from '#features/treatment/acceptance/text/en.ts';
import { tr as acceptanceTr } from '#features/treatment/acceptance/text/tr.ts';
import { evidenceWorkflow } from '#features/treatment/evidence/evidence.workflow.ts';
import { ar as evidenceAr } from '#features/treatment/evidence/text/ar.ts';
import { en as evidenceEn } from '#features/treatment/evidence/text/en.ts';
import { tr as evidenceTr } from '#features/treatment/evidence/text/tr.ts';
import { complianceWorkflow } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { ar as complianceAr } from '#features/compliance/assessment/text/ar.ts';
import { en as complianceEn } from '#features/compliance/assessment/text/en.ts';
import { tr as complianceTr } from '#features/compliance/assessment/text/tr.ts';
import { controlAssessmentWorkflow } from '#features/compliance/control-assessment/control-assessment.workflow.ts';
import { ar as controlAssessmentAr } from '#features/compliance/control-assessment/text/ar.ts';
import { en as controlAssessmentEn } from '#features/compliance/control-assessment/text/en.ts';
import { tr as controlAssessmentTr } from '#features/compliance/control-assessment/text/tr.ts';
import { ownStandardWorkflow } from '#features/compliance/standard/own-standard.workflow.ts';
import { mappingWorkflow } from '#features/compliance/mapping/mapping.workflow.ts';
import { ar as mappingAr } from '#features/compliance/mapping/text/ar.ts';
import { en as mappingEn } from '#features/compliance/mapping/text/en.ts';
import { tr as mappingTr } from '#features/compliance/mapping/text/tr.ts';
import { findingWorkflow } from '#features/compliance/finding/finding.workflow.ts';
import { ar as findingAr } from '#features/compliance/finding/text/ar.ts';
import { en as findingEn } from '#features/compliance/finding/text/en.ts';
import { tr as findingTr } from '#features/compliance/finding/text/tr.ts';
import { frameworkWorkflow } from '#features/maturity/framework/framework.workflow.ts';
import { ar as planAr } from '#features/treatment/plan/text/ar.ts';
import { en as planEn } from '#features/treatment/plan/text/en.ts';
import { tr as planTr } from '#features/treatment/plan/text/tr.ts';
import { ar as taskAr } from '#features/treatment/task/text/ar.ts';
import { en as taskEn } from '#features/treatment/task/text/en.ts';
import { tr as taskTr } from '#features/treatment/task/text/tr.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import { planWorkflow } from '#features/treatment/plan/plan.workflow.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import { ar as riskAr } from '#features/risk/text/ar.ts';
import { en as riskEn } from '#features/risk/text/en.ts';
import { tr as riskTr } from '#features/risk/text/tr.ts';

interface Spoken {
  verbs: readonly string[];
  texts: Record<Language, { verb: Record<string, unknown> }>;
  /** Verbs that are done at once or on a page of their own. */
  undialogued: readonly string[];
  /** What a dialog words by itself, by what was chosen in it. */
  ownWords: readonly string[];
  /** The verbs that ask for a few words and nothing else. */
  words: readonly string[];
}

/** What `platform/web/workflow` speaks of each kind of record, by keys that it makes of the verb. */
const kinds: Record<string, Spoken> = {
  risk: {
    verbs: riskWorkflow.verbs,
    texts: { en: riskEn, tr: riskTr, ar: riskAr },
    undialogued: ['assess', 'comment', 'restore'],
    ownWords: ['triage.verb', 'triage.done', 'confirm.title', 'confirm.done'],
    words: ['decline', 'reopen'],
  },
  maturity: {
    verbs: assessmentWorkflow.verbs,
    texts: { en: maturityEn, tr: maturityTr, ar: maturityAr },
    undialogued: ['answer', 'start', 'restore'],
    ownWords: [],
    words: ['return', 'approve', 'reopen', 'archive'],
  },
  control: {
    verbs: controlWorkflow.verbs,
    texts: { en: controlEn, tr: controlTr, ar: controlAr },
    undialogued: [],
    ownWords: [],
    words: ['implement', 'degrade', 'retire'],
  },
  acceptance: {
    verbs: acceptanceWorkflow.verbs,
    texts: { en: acceptanceEn, tr: acceptanceTr, ar: acceptanceAr },
    undialogued: ['submit', 'withdraw', 'refreeze', 'delete'],
    ownWords: [],
    words: ['approve', 'reject', 'revoke'],
  },
  evidence: {
    verbs: evidenceWorkflow.verbs,
    texts: { en: evidenceEn, tr: evidenceTr, ar: evidenceAr },
    undialogued: ['restore'],
    ownWords: [],
    words: ['submit', 'accept', 'reject', 'withdraw', 'delete'],
  },
  plan: {
    verbs: planWorkflow.verbs,
    texts: { en: planEn, tr: planTr, ar: planAr },
    undialogued: ['restore'],
    ownWords: [],
    words: ['submit', 'approve', 'return', 'reject', 'hold', 'validate', 'cancel', 'agree', 'decline'],
  },
  task: {
    verbs: taskWorkflow.verbs,
    texts: { en: taskEn, tr: taskTr, ar: taskAr },
    undialogued: ['start', 'unblock', 'restore'],
    ownWords: [],
    words: ['block', 'submit', 'finish', 'approve', 'return', 'cancel', 'reopen', 'delete'],
  },
  compliance_assessment: {
    verbs: complianceWorkflow.verbs,
    texts: { en: complianceEn, tr: complianceTr, ar: complianceAr },
    undialogued: ['restore'],
    ownWords: [],
    words: ['start', 'submit', 'return', 'approve', 'reopen', 'archive', 'delete'],
  },
  control_assessment: {
    verbs: controlAssessmentWorkflow.verbs,
    texts: { en: controlAssessmentEn, tr: controlAssessmentTr, ar: controlAssessmentAr },
    undialogued: ['follow', 'override'],
    ownWords: [],
    words: ['submit', 'return', 'done'],
  },
  finding: {
    verbs: findingWorkflow.verbs,
    texts: { en: findingEn, tr: findingTr, ar: findingAr },
    undialogued: ['start', 'restore'],
    ownWords: [],
    words: ['verify', 'return', 'dismiss', 'reopen'],
  },
  compliance_mapping: {
    verbs: mappingWorkflow.verbs,
    texts: { en: mappingEn, tr: mappingTr, ar: mappingAr },
    undialogued: [],
    ownWords: [],
    words: ['confirm', 'delete'],
  },
};

suite('The texts of verbs', () => {
  test('are asked of every kind of record', () => {
    // An own framework is changed in its editor, a test among the others of its control, and an own standard by confirming: they word
    // their verbs themselves.
    const apart = [frameworkWorkflow.name, controlTestWorkflow.name, ownStandardWorkflow.name] as string[];
    const spoken = workflows.filter(({ name }) => !apart.includes(name));
    assert.deepEqual(
      Object.values(kinds).map(({ verbs }) => verbs),
      spoken.map(({ verbs }) => verbs),
    );
  });
  for (const [name, { verbs, texts, undialogued, ownWords, words }] of Object.entries(kinds))
    test(`are there for every verb of a ${name}, in every language`, () => {
      const asked = verbs
        .filter((verb) => !undialogued.includes(verb))
        .flatMap((verb) => [
          ...['title', 'verb', 'done'].map((part) => `${verb}.${part}`),
          ...(words.includes(verb) ? [`${verb}.text`] : []),
        ])
        .filter((key) => !ownWords.includes(key));
      assert.ok(asked.length > 10);
      // The fields of a few words are called `verb.note` and `verb.reason`.
      const keys = [...asked, 'note', 'reason'];
      const missing = languages.flatMap((language) =>
        keys
          .filter((key) => typeof textAt(texts[language].verb, key) !== 'string')
          .map((key) => `${language} ${key}`),
      );
      assert.deepEqual(missing, []);
    });
});

const textAt = (texts: Record<string, unknown>, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], texts);
