import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { controlIds, implementationOf, markup, markupLine, oneLine, type Answered } from './oscal.rules.ts';

suite('Codes as identifiers of OSCAL', () => {
  for (const [standard, code, id] of [
    ['iso27001', 'A.5.1', 'a.5.1'],
    ['iso27001', '4.1', 'c-4.1'],
    ['nist_csf', 'GV.OC-01', 'GV.OC-01'],
    ['cis', '1.1', 'c-1.1'],
    ['pci_dss', 'A1.1.2', 'a1.1.2'],
    ['own', 'Ü 1/2 (a)', 'ü_1_2_a_'],
    ['own', 'ضابط ١', 'ضابط_١'],
    ['own', '٣.١', 'c-٣.١'],
    ['own', '-', 'c--'],
    ['own', '::', '_'],
  ] as const)
    test(`${standard} ${code} is ${id}`, () => {
      assert.equal(controlIds(standard, [code]).get(code), id);
      assert.match(id, /^(\p{L}|_)(\p{L}|\p{N}|[.\-_])*$/u);
    });

  test('are never the same for two codes', () => {
    const codes = ['A.1', 'a.1', 'a.1_2', 'A 1', 'A/1', 'A_1', '1', 'c-1'];
    const ids = controlIds('own', codes);
    assert.equal(new Set(ids.values()).size, codes.length);
    assert.deepEqual([ids.get('A.1'), ids.get('a.1'), ids.get('a.1_2')], ['a.1', 'a.1_2', 'a.1_2_2']);
    assert.deepEqual(controlIds('own', codes), ids, 'the same each time');
  });
});

suite('Words in a document of OSCAL', () => {
  for (const [text, line] of [
    ['  two\n lines\t', 'two lines'],
    ['\u0000\u0007', undefined],
    [' \u00a0\u2028', undefined],
    [null, undefined],
  ] as const)
    test(`${JSON.stringify(text)} is one line`, () => assert.equal(oneLine(text), line));

  for (const [text, shown] of [
    ['<script>', String.raw`\<script\>`],
    ['[a](http://x)', String.raw`\[a\](http://x)`],
    ['a_b *c* `d`', String.raw`a\_b \*c\* \`d\``],
    ['{{ insert: param, p }}', String.raw`\{{ insert: param, p }}`],
    ['R&D &lt;', String.raw`R&D \&lt;`],
    [String.raw`\n`, String.raw`\\n`],
  ] as const)
    test(`${text} carries no markup`, () => {
      assert.equal(markupLine(text), shown);
      assert.equal(markup(`one\r\n${text}`), `one\n${shown}`);
    });
});

const row = (over: Partial<Answered> & { is_planned?: boolean }) => ({
  applicability_state: 'applicable' as const,
  result: 'compliant' as const,
  is_carried: false,
  is_planned: false,
  ...over,
});
suite('How far a control is implemented', () => {
  for (const [said, over] of [
    ['implemented', {}],
    ['implemented', { applicability_state: 'inherited' }],
    ['partial', { result: 'partial', is_planned: true }],
    ['planned', { result: 'non_compliant', is_planned: true }],
    ['not-implemented', { result: 'non_compliant' }],
    ['not-assessed', { result: 'not_assessed' }],
    ['planned', { result: 'not_assessed', is_planned: true }],
    ['not-assessed', { is_carried: true }],
    ['not-applicable', { applicability_state: 'not_applicable', result: 'non_compliant' }],
  ] as const)
    test(`is ${said} by ${JSON.stringify(over)}`, () => assert.equal(implementationOf(row(over)), said));
});
