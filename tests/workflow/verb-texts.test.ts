import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { workflows } from '#app/workflows.ts';
import { boardWorkflow } from '#features/board/board/board.workflow.ts';
import { cardWorkflow } from '#features/board/card/card.workflow.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { controlWorkflow } from '#features/treatment/control/control.workflow.ts';
import { controlTestWorkflow } from '#features/treatment/control-test/control-test.workflow.ts';
import { acceptanceWorkflow } from '#features/treatment/acceptance/acceptance.workflow.ts';
import { evidenceWorkflow } from '#features/treatment/evidence/evidence.workflow.ts';
import { complianceWorkflow } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { controlAssessmentWorkflow } from '#features/compliance/control-assessment/control-assessment.workflow.ts';
import { ownStandardWorkflow } from '#features/compliance/standard/own-standard.workflow.ts';
import { mappingWorkflow } from '#features/compliance/mapping/mapping.workflow.ts';
import { findingWorkflow } from '#features/compliance/finding/finding.workflow.ts';
import { frameworkWorkflow } from '#features/maturity/framework/framework.workflow.ts';
import { taskWorkflow } from '#features/treatment/task/task.workflow.ts';
import { planWorkflow } from '#features/treatment/plan/plan.workflow.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';

interface Spoken {
  verbs: readonly string[];
  /** The folder whose texts word them, where those of all records do not. */
  folder: string;
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
    folder: 'risk',
    undialogued: ['assess', 'comment', 'restore'],
    ownWords: ['triage.verb', 'triage.done', 'confirm.title', 'confirm.done'],
    words: ['decline', 'reopen'],
  },
  maturity: {
    verbs: assessmentWorkflow.verbs,
    folder: 'maturity',
    undialogued: ['answer', 'start', 'restore'],
    ownWords: [],
    words: ['return', 'approve', 'reopen', 'archive'],
  },
  control: {
    verbs: controlWorkflow.verbs,
    folder: 'treatment/control',
    undialogued: [],
    ownWords: [],
    words: ['implement', 'degrade', 'retire'],
  },
  acceptance: {
    verbs: acceptanceWorkflow.verbs,
    folder: 'treatment/acceptance',
    undialogued: ['submit', 'withdraw', 'refreeze', 'delete'],
    ownWords: [],
    words: ['approve', 'reject', 'revoke'],
  },
  evidence: {
    verbs: evidenceWorkflow.verbs,
    folder: 'treatment/evidence',
    undialogued: ['restore'],
    ownWords: [],
    words: ['submit', 'accept', 'reject', 'withdraw', 'delete'],
  },
  plan: {
    verbs: planWorkflow.verbs,
    folder: 'treatment/plan',
    undialogued: ['restore'],
    ownWords: [],
    words: ['submit', 'approve', 'return', 'reject', 'hold', 'validate', 'cancel', 'agree', 'decline'],
  },
  task: {
    verbs: taskWorkflow.verbs,
    folder: 'treatment/task',
    undialogued: ['start', 'unblock', 'restore'],
    ownWords: [],
    words: ['block', 'submit', 'finish', 'approve', 'return', 'cancel', 'reopen', 'delete'],
  },
  compliance_assessment: {
    verbs: complianceWorkflow.verbs,
    folder: 'compliance/assessment',
    undialogued: ['restore'],
    ownWords: [],
    words: ['start', 'submit', 'return', 'approve', 'reopen', 'archive', 'delete'],
  },
  control_assessment: {
    verbs: controlAssessmentWorkflow.verbs,
    folder: 'compliance/control-assessment',
    undialogued: ['follow', 'override'],
    ownWords: [],
    words: ['submit', 'return', 'done'],
  },
  finding: {
    verbs: findingWorkflow.verbs,
    folder: 'compliance/finding',
    undialogued: ['start', 'restore'],
    ownWords: [],
    words: ['verify', 'return', 'dismiss', 'reopen'],
  },
  compliance_mapping: {
    verbs: mappingWorkflow.verbs,
    folder: 'compliance/mapping',
    undialogued: [],
    ownWords: [],
    words: ['confirm', 'delete'],
  },
  board: {
    verbs: boardWorkflow.verbs,
    folder: 'board/board',
    undialogued: ['arrange', 'restore'],
    ownWords: [],
    words: ['archive', 'delete'],
  },
  card: {
    verbs: cardWorkflow.verbs,
    folder: 'board/card',
    undialogued: ['restore'],
    ownWords: [],
    words: ['move', 'become', 'archive', 'reopen', 'delete'],
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
  for (const [name, { verbs, folder, undialogued, ownWords, words }] of Object.entries(kinds))
    test(`are there for every verb of a ${name}, in every language`, async () => {
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
      for (const language of languages) {
        const [own, shared] = await Promise.all([
          textsOf(`features/${folder}`, language),
          textsOf('platform/web/record', language),
        ]);
        assert.deepEqual(
          keys.filter((key) => ![own, shared].some(({ verb }) => typeof textAt(verb, key) === 'string')),
          [],
          language,
        );
      }
    });
});

const textsOf = async (folder: string, language: Language): Promise<{ verb: Record<string, unknown> }> =>
  ((await import(`#${folder}/text/${language}.ts`)) as Record<Language, never>)[language];

const textAt = (texts: Record<string, unknown>, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], texts);
