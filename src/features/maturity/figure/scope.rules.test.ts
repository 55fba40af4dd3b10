import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import {
  maturityStructure,
  securityFunctions,
  type MaturityFramework,
} from '#features/maturity/framework/framework-content.contract.ts';
import { sectionFigures, wholeFigures, type Answer } from './figure.rules.ts';
import { isInScope, ratedSections, regrouped, wholesBy } from './scope.rules.ts';

async function contentOf<Key extends MaturityFramework>(framework: Key) {
  const path = join(import.meta.dirname, '../framework/content', framework, `${framework}.json`);
  const structure = maturityStructure.parse(JSON.parse(await readFile(path, 'utf8')));
  assert.equal(structure.key, framework);
  return structure.sections as Extract<typeof structure, { key: Key }>['sections'];
}

const level = (current: number, desired: number | null = null): Answer => ({
  current_level: current,
  desired_level: desired,
  not_applicable: false,
});
const said = (levels: Record<string, Answer>) => new Map(Object.entries(levels));

suite('A question is in scope', () => {
  const first = [1, 2, 3];
  const second = [2, 3];
  const cases: [groups: number[] | undefined, scope: number[], expected: boolean][] = [
    [first, [1], true],
    [first, [3], true],
    [second, [1], false],
    [second, [2], true],
    [second, [1, 2], true],
    [[3], [1, 2], false],
    [[3], [], true],
    [undefined, [1], true],
  ];
  for (const [groups, scope, expected] of cases)
    test(`of groups ${groups?.join('+') ?? 'none'} when ${scope.join('+') || 'none'} are chosen: ${expected}`, () =>
      assert.equal(isInScope({ id: '1.1', groups }, scope), expected));
});

suite('An assessment of implementation group 1', () => {
  test('has 15 controls and 56 safeguards: 13, 16 and 18 have none of them', async () => {
    const sections = ratedSections(await contentOf('cis'), new Map(), [1]);
    const codes = sections.map(({ code }) => code);
    assert.equal(codes.length, 15);
    for (const empty of ['13', '16', '18']) assert.ok(!codes.includes(empty));
    assert.equal(sections.flatMap(({ questions }) => questions).length, 56);
  });

  test('does not count what lies outside of it, answered or not', async () => {
    const cis = await contentOf('cis');
    const answers = new Map(
      cis.flatMap(({ questions }) =>
        questions.map(({ id, groups }) => [id, level(groups[0] === 1 ? 4 : 0)] as const),
      ),
    );
    const { current, coverage, questions } = wholeFigures(ratedSections(cis, answers, [1]));
    assert.deepEqual({ current, coverage, questions }, { current: 4, coverage: 100, questions: 56 });
  });

  test('keeps the order and the weights of the framework', () => {
    const content = [
      { code: '2', weight: 3, questions: [{ id: '2.1' }] },
      { code: '1', questions: [{ id: '1.10' }, { id: '1.9', weight: 0.5 }] },
    ];
    const sections = ratedSections(content, said({ '1.9': level(2) }));
    assert.deepEqual(
      sections.map(({ code, weight }) => [code, weight]),
      [
        ['2', 3],
        ['1', 1],
      ],
    );
    assert.deepEqual(
      sections[1]?.questions.map(({ id, weight, current_level }) => [id, weight, current_level]),
      [
        ['1.10', 1, null],
        ['1.9', 0.5, 2],
      ],
    );
  });
});

suite('Another grouping', () => {
  test('counts a control of ISO in each of its capabilities, and clauses in none', async () => {
    const iso = await contentOf('iso');
    const capabilitiesOf = (question: object) =>
      'capabilities' in question ? (question.capabilities as string[]) : [];
    const control = iso
      .flatMap(({ questions }) => [...questions])
      .find((one) => capabilitiesOf(one).length > 1);
    assert.ok(control);
    const capabilities = capabilitiesOf(control);
    const sections = ratedSections(iso, said({ [control.id]: level(3), '4.1': level(0) }));
    const groups = regrouped(sections, [...capabilities, 'No_such_capability'], capabilitiesOf);
    assert.deepEqual(
      groups.map(({ code, questions }) => [code, sectionFigures(questions).current]),
      capabilities.map((capability) => [capability, 3]),
    );
  });

  test('shows NIST by the security functions of the CIS safeguards', async () => {
    const cis = await contentOf('cis');
    const answers = new Map(
      cis.flatMap(({ questions }) =>
        questions.map((one) => [one.id, level(securityFunctions.indexOf(one.function))] as const),
      ),
    );
    const functions = regrouped(ratedSections(cis, answers), securityFunctions, (one) => [one.function]);
    assert.deepEqual(
      functions.map(({ code, questions }) => [code, questions.length, sectionFigures(questions).current]),
      [
        ['Govern', 25, 0],
        ['Identify', 14, 1],
        ['Protect', 78, 2],
        ['Detect', 24, 3],
        ['Respond', 6, 4],
        ['Recover', 6, 5],
      ],
    );
    assert.equal(wholeFigures(functions).current, 2.5);
  });

  test('brings the weight of a section along with its questions', () => {
    const content = [
      { code: '1', weight: 3, questions: [{ id: '1.1' }] },
      { code: '2', questions: [{ id: '2.1' }] },
    ];
    const sections = ratedSections(content, said({ '1.1': level(4), '2.1': level(0) }));
    const [all] = regrouped(sections, ['all'], () => ['all']);
    assert.equal(sectionFigures(all?.questions ?? []).current, 3);
  });

  test('makes functions of NIST from their categories', async () => {
    const nist = await contentOf('nist');
    const answers = said({ 'RC.RP-01': level(2), 'RC.RP-02': level(3), 'RC.CO-03': level(4) });
    const functions = wholesBy(ratedSections(nist, answers), securityFunctions, (one) => one.function);
    assert.deepEqual(
      functions.map(({ code, figures }) => [code, figures.questions, figures.current]),
      [
        ['Govern', 31, null],
        ['Identify', 21, null],
        ['Protect', 22, null],
        ['Detect', 11, null],
        ['Respond', 13, null],
        ['Recover', 8, 3.25],
      ],
    );
  });
});
