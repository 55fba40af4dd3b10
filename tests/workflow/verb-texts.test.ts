import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages, type Language } from '#platform/contract/access.ts';
import { workflows } from '#app/workflows.ts';
import { assessmentWorkflow } from '#features/maturity/assessment/assessment.workflow.ts';
import { ar as maturityAr } from '#features/maturity/text/ar.ts';
import { en as maturityEn } from '#features/maturity/text/en.ts';
import { tr as maturityTr } from '#features/maturity/text/tr.ts';
import { frameworkWorkflow } from '#features/maturity/framework/framework.workflow.ts';
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
};

suite('The texts of verbs', () => {
  test('are asked of every kind of record', () => {
    // An own framework is changed in its editor, which words its verbs itself.
    const spoken = workflows.filter(({ name }) => name !== frameworkWorkflow.name);
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
      assert.ok(asked.length > 20);
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
