import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { controlAct, type PressedKey } from './control-keys.rules.ts';

const pressed = (part: Partial<PressedKey>): ReturnType<typeof controlAct> =>
  controlAct({ letter: '', code: '', shiftKey: false, isHeld: false, altKey: false, ...part });

suite('Keys on the page of a control', () => {
  test('choose a result by its digit, on Arabic keyboards by the place of the digit', () => {
    assert.deepEqual(pressed({ letter: '2', code: 'Digit2' }), { does: 'result', result: 'partial' });
    assert.deepEqual(pressed({ letter: '٣', code: 'Digit3' }), { does: 'result', result: 'non_compliant' });
    assert.deepEqual(pressed({ letter: '0', code: 'Numpad0' }), { does: 'result', result: 'not_assessed' });
    assert.equal(pressed({ letter: '4', code: 'Digit4' }), undefined);
  });

  test('lead on and back, and store with Ctrl-Enter alone', () => {
    assert.deepEqual(pressed({ letter: 'j' }), { does: 'go', by: 1 });
    assert.deepEqual(pressed({ letter: 'k' }), { does: 'go', by: -1 });
    assert.deepEqual(pressed({ letter: 'Enter', isHeld: true }), { does: 'store' });
    assert.equal(pressed({ letter: 'Enter' }), undefined);
  });

  test('mean nothing with keys held that belong to the browser', () => {
    assert.equal(pressed({ letter: 's', isHeld: true }), undefined);
    assert.equal(pressed({ letter: 'd', altKey: true }), undefined);
    assert.equal(pressed({ letter: 'r', shiftKey: true }), undefined);
  });
});
