import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { languages } from '#platform/contract/access.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import {
  shippedStandards,
  type ShippedStandard,
} from '#features/compliance/standard/standard-content.contract.ts';
import { inEnglish } from '#tests/world/questions.ts';
import {
  rationaleOf,
  shippedBetween,
  shippedFor,
  shippedMappingsOf,
} from './server/shared/shipped-mapping.content.ts';

const all = shippedMappingsOf();
const named = ({ from, to }: (typeof all)[number]) =>
  `${from.standard} ${from.code} – ${to.standard} ${to.code}`;

suite('The mappings that are shipped', () => {
  test('are between requirements that are answered, of two standards', () => {
    const asked = new Map<string, Set<string>>(
      shippedStandards.map((key) => [
        key,
        new Set(shippedStandard(key).requirements.flatMap((one) => (one.isAnswered ? [one.code] : []))),
      ]),
    );
    const broken = all.filter(
      ({ from, to }) =>
        from.standard === to.standard ||
        asked.get(from.standard)?.has(from.code) !== true ||
        asked.get(to.standard)?.has(to.code) !== true,
    );
    assert.deepEqual(broken.map(named), []);
  });

  test('name no pair twice, whichever way it is read', () => {
    const pairs = all.map(({ from, to }) =>
      [`${from.standard} ${from.code}`, `${to.standard} ${to.code}`].toSorted().join(' – '),
    );
    assert.deepEqual(
      pairs.filter((pair, at) => pairs.indexOf(pair) !== at),
      [],
    );
  });

  test('are as many as were written, by standards and by whose they are', () => {
    const counted = Map.groupBy(all, ({ from, to, source }) => `${from.standard} ${to.standard} ${source}`);
    assert.deepEqual(Object.fromEntries([...counted].map(([pair, rows]) => [pair, rows.length])), {
      'cis nist_csf product': 84,
      'cis pci_dss product': 63,
      'iso27001 cis product': 198,
      'iso27001 nist_csf product': 45,
      'iso27001 pci_dss product': 227,
      'iso27001 nist_csf nist': 341,
      'nist_csf pci_dss product': 33,
    });
  });

  test('lead from every control of Annex A to NIST CSF', () => {
    const controls = shippedStandard('iso27001').requirements.filter(({ code }) =>
      /^A\.\d+\.\d+$/.test(code),
    );
    const mapped = new Set(all.filter(({ to }) => to.standard === 'nist_csf').map(({ from }) => from.code));
    assert.equal(controls.length, 93);
    assert.deepEqual(
      controls.map(({ code }) => code).filter((code) => !mapped.has(code)),
      [],
    );
  });

  test('say why in every language, where they are our own', async () => {
    const topics = new Set(all.flatMap(({ topic }) => topic ?? []));
    for (const language of languages) {
      const file = join(import.meta.dirname, 'content', `rationale.${language}.json`);
      const written = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      assert.deepEqual(Object.keys(written).toSorted(), [...topics].toSorted(), language);
      assert.equal(new Set(Object.values(written)).size, topics.size, language);
      if (language !== 'en')
        for (const text of Object.values(written)) assert.doesNotMatch(text, inEnglish, text);
    }
    for (const { source, topic, strength } of all)
      assert.equal(source === 'nist', topic === null && strength === null);
    assert.equal(rationaleOf('unheard of', 'en'), null);
  });

  test('are read from either side', () => {
    const iso = { standard: 'iso27001', code: 'A.5.9' };
    const cis = { standard: 'cis', code: '1.1' };
    assert.equal(shippedBetween(iso, cis)?.relation, 'superset');
    assert.equal(shippedBetween(cis, iso)?.relation, 'subset');
    const count = (source: ShippedStandard, target: ShippedStandard) => shippedFor(source, target).length;
    assert.equal(count('iso27001', 'nist_csf'), 386);
    assert.equal(count('nist_csf', 'iso27001'), 386);
  });
});
