import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folded } from '#platform/contract/folding.ts';
import { marked, search } from './search.rules.ts';

const titles = ['Risk Register', 'Risk Management', 'Maturity Assessment', 'Reporting', 'ISO-27k', 'CIS'];
const find = (typed: string, manner: 'beginnings' | 'anywhere' = 'beginnings', most?: number) =>
  search(titles, typed, { titleOf: (title) => title, manner, ...(most && { most }) }).map(
    ({ entry }) => entry,
  );

/** A title with what is drawn bolder in brackets. */
const drawn = (title: string, typed: string, manner?: 'beginnings' | 'anywhere') =>
  marked(title, typed, manner)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

describe('a search', () => {
  for (const [typed, found] of [
    ['risk', ['Risk Register', 'Risk Management']],
    ['  RISK ', ['Risk Register', 'Risk Management']],
    ['reg', ['Risk Register']],
    ['re', ['Risk Register', 'Reporting']],
    // One word that is found is enough.
    ['register nowhere', ['Risk Register']],
    ['cis assess', ['Maturity Assessment', 'CIS']],
    ['27', ['ISO-27k']],
    ['iso-27', ['ISO-27k']],
    ['iso 27k', ['ISO-27k']],
    ['(risk)', ['Risk Register', 'Risk Management']],
    // A reference is not the letter it begins with.
    ['r-0008', []],
    ['egister', []],
    ['', []],
    ['   ', []],
    ['-', []],
    ['(', []],
  ] as const)
    it(`for "${typed}" finds ${found.join(', ') || 'nothing'}`, () => assert.deepEqual(find(typed), found));

  for (const [title, ...spellings] of [
    ['ISO 27k', 'iso-27', 'iso 27', 'iso27', 'ISO_27K', 'iso.27k'],
    ['ISO-27k', 'iso-27', 'iso 27', 'iso27', 'iso/27'],
    ['ISO27k', 'iso-27', 'iso 27k', 'iso27'],
    ['E-mail', 'email', 'e mail', 'e-mail', 'mail'],
    ['E-posta ayarları', 'eposta', 'e-posta', 'ayarlari'],
    ['ما-بعد التقييم', 'مابعد', 'ما-بعد', 'التقييم'],
    ['سجل المخاطر 2026', 'المخاطر-2026', 'المخاطر2026'],
    ['R-0008', 'r0008', 'r-0', 'R 0008'],
  ] as const)
    it(`finds ${title} whatever signs are typed in it or stand in it`, () => {
      for (const typed of spellings)
        assert.equal(search([title], typed, { titleOf: (one) => one }).length, 1, typed);
    });

  it('takes two words of a title for one only where a sign was typed', () => {
    assert.deepEqual(find('riskregister'), []);
    assert.deepEqual(find('risk-register'), ['Risk Register']);
    assert.deepEqual(find('kreg', 'anywhere'), []);
  });

  it('finds letters anywhere when it is asked to', () =>
    assert.deepEqual(find('e', 'anywhere'), [
      'Risk Register',
      'Risk Management',
      'Maturity Assessment',
      'Reporting',
    ]));

  it('stops at as many as are enough, the first in their order', () =>
    assert.deepEqual(find('r', 'beginnings', 2), ['Risk Register', 'Risk Management']));
});

describe('one form for many spellings', () => {
  for (const [one, other] of [
    ['Café', 'cafe'],
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Iğdır', 'igdir'],
    ['ŞÜPHELİ GÖRÜŞ', 'supheli gorus'],
    ['أحمد', 'احمد'],
    ['إدارة', 'اداره'],
    ['آلية', 'اليه'],
    ['ٱلمخاطر', 'المخاطر'],
    ['مستوى', 'مستوي'],
    ['سِجِلُّ', 'سجل'],
    ['ســجل', 'سجل'],
    ['مسؤول', 'مسوول'],
    ['ﬁle', 'file'],
  ] as const)
    it(`${one} is ${other}`, () => assert.equal(folded(one), folded(other)));
});

describe('what was typed is marked where it stands in the title', () => {
  for (const [title, typed, shown] of [
    ['Risk Register', 'r', '[R]isk [R]egister'],
    ['Risk Register', 'reg ris', '[Ris]k [Reg]ister'],
    ['Olgunluk Değerlendirmesi', 'degerlen', 'Olgunluk [Değerlen]dirmesi'],
    ['İçe aktar', 'ice', '[İçe] aktar'],
    ['Izgara', 'ız', '[Iz]gara'],
    ['إدارة المخاطر', 'اداره', '[إدارة] المخاطر'],
    ['سِجِلُّ المخاطر', 'سجل', '[سِجِلُّ] المخاطر'],
    ['e\u0301tude', 'et', '[e\u0301t]ude'],
    ['ﬁle', 'f', '[ﬁ]le'],
    ['🙂 Risk', 'risk', '🙂 [Risk]'],
    ['R-0008', 'r-0', '[R-0]008'],
    ['Risk', 'other', 'Risk'],
  ] as const)
    it(`${typed} in ${title}`, () => assert.equal(drawn(title, typed), shown));

  it('wherever it stands, when it may stand anywhere', () =>
    assert.equal(drawn('Register', 'e', 'anywhere'), 'R[e]gist[e]r'));
});
