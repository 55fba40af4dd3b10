import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isRecurrenceRule } from './recurrence.contract.ts';
import { ofRhythm, rhythmOf, rhythms, ruleOf, simpleRuleOf, type SimpleRule } from './recurrence.rules.ts';

const daily: SimpleRule = {
  frequency: 'DAILY',
  interval: 1,
  weekdays: [],
  until: undefined,
  count: undefined,
};

suite('A rule of recurrence that the form writes', () => {
  test('is one that the product follows, and is read back as it was written', () => {
    for (const rhythm of rhythms)
      for (const every of [1, 2, 12])
        for (const end of [{}, { until: '2027-06-30' }, { count: 6 }]) {
          const rule = { ...daily, ...ofRhythm(rhythm, every), ...end };
          const text = ruleOf(rule);
          assert.ok(isRecurrenceRule(text), text);
          assert.deepEqual(simpleRuleOf(text), rule, text);
        }
  });

  test('names its days of the week in their order, and those of a week alone', () => {
    const rule: SimpleRule = { ...daily, frequency: 'WEEKLY', weekdays: ['MO', 'TH'] };
    assert.equal(ruleOf(rule), 'FREQ=WEEKLY;BYDAY=MO,TH');
    assert.deepEqual(simpleRuleOf('FREQ=WEEKLY;BYDAY=TH,MO'), rule);
    assert.equal(ruleOf({ ...rule, frequency: 'MONTHLY' }), 'FREQ=MONTHLY');
  });

  test('calls three months a quarter, and half a year two of them', () => {
    assert.deepEqual(rhythmOf({ ...daily, frequency: 'MONTHLY', interval: 6 }), {
      rhythm: 'QUARTERLY',
      every: 2,
    });
    assert.deepEqual(rhythmOf({ ...daily, frequency: 'MONTHLY', interval: 2 }), {
      rhythm: 'MONTHLY',
      every: 2,
    });
  });

  test('leaves alone what it cannot show', () => {
    for (const rule of [
      'FREQ=MONTHLY;BYDAY=1MO',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=DAILY;BYDAY=MO',
      'FREQ=HOURLY',
    ])
      assert.equal(simpleRuleOf(rule), undefined, rule);
  });
});
