import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { words as ar } from '#features/risk/record/text/words/ar.ts';
import { words as en } from '#features/risk/record/text/words/en.ts';
import { words as tr } from '#features/risk/record/text/words/tr.ts';
import { statusOf, treatmentOf } from './choice-word.rules.ts';
import { sheetTexts } from './server/shared/sheet-texts.presenter.ts';

suite('A file', () => {
  for (const [language, words] of Object.entries({ en, tr, ar }))
    test(`says a status and a treatment as the screens do, in ${language}, and is read so`, () => {
      const sheet = sheetTexts(language as 'en' | 'tr' | 'ar');
      for (const [status, word] of Object.entries(sheet.status)) {
        assert.equal(word, words.status[status as keyof typeof words.status]);
        assert.equal(statusOf(word), status);
      }
      for (const [treatment, word] of Object.entries(sheet.treatment)) {
        assert.equal(word, words.treatment[treatment as keyof typeof words.treatment]);
        assert.equal(treatmentOf(word), treatment);
      }
      // What the register shows beside the six: not triaged yet, and not taken.
      assert.equal(statusOf(words.status.untriaged), 'created');
      assert.equal(statusOf(words.status.rejected), 'closed');
      assert.equal(sheet.status.created, words.status.created);
    });
});
