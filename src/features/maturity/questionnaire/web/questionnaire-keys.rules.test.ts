import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { questionnaireAct, type PressedKey, type QuestionnaireAct } from './questionnaire-keys.rules.ts';

const plain: PressedKey = {
  letter: '',
  code: '',
  shiftKey: false,
  isHeld: false,
  altKey: false,
  at: 'current',
  onControl: false,
};

describe('the keys of the questionnaire', () => {
  for (const [what, pressed, act] of [
    ['a digit rates today', { letter: '3' }, { does: 'level', level: 3, row: 'current', after: 'desired' }],
    [
      'and on the second row the wish',
      { letter: '4', at: 'desired' },
      { does: 'level', level: 4, row: 'desired', after: 'on' },
    ],
    [
      'with Shift the wish anywhere',
      { letter: '%', code: 'Digit5', shiftKey: true },
      { does: 'level', level: 5, row: 'desired', after: 'stay' },
    ],
    [
      'an Arabic digit counts by its place',
      { letter: '٢', code: 'Digit2' },
      { does: 'level', level: 2, row: 'current', after: 'desired' },
    ],
    [
      'before anybody is in a question it is for the one marked',
      { letter: '0', at: 'page' },
      { does: 'level', level: 0, row: 'current', after: 'desired' },
    ],
    ['there is no level 6', { letter: '6' }, undefined],
    ['in a text a digit is a digit', { letter: '3', at: 'text' }, undefined],
    ['in the menu beside the page it is nothing', { letter: '3', at: 'elsewhere' }, undefined],
    ['J goes on', { letter: 'j' }, { does: 'move', by: 1 }],
    ['K goes back', { letter: 'k', at: 'page' }, { does: 'move', by: -1 }],
    ['with Shift by sections', { letter: 'j', shiftKey: true }, { does: 'section', by: 1 }],
    ['Enter confirms and goes on', { letter: 'Enter' }, { does: 'on' }],
    ['but belongs to a button', { letter: 'Enter', at: 'question', onControl: true }, undefined],
    ['with Ctrl it leaves a text behind', { letter: 'Enter', isHeld: true, at: 'text' }, { does: 'on' }],
    ['Escape leads from a text to its question', { letter: 'Escape', at: 'text' }, { does: 'leave' }],
    ['Delete takes a level away', { letter: 'Delete', at: 'desired' }, { does: 'clear', row: 'desired' }],
    ['but nothing outside of the levels', { letter: 'Delete', at: 'question' }, undefined],
    ['Ctrl-C copies', { letter: 'c', isHeld: true }, undefined],
    ['C is confidence', { letter: 'c' }, { does: 'confidence' }],
  ] as const satisfies readonly (readonly [string, Partial<PressedKey>, QuestionnaireAct | undefined])[])
    it(what, () => assert.deepEqual(questionnaireAct({ ...plain, ...pressed }), act));
});
