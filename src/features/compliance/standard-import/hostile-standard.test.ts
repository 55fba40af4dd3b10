import assert from 'node:assert/strict';
import { open, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { listOwnRequirements, readOwnStandard } from '#features/compliance/standard/own-standard.contract.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { zip } from '#platform/server/sheets/zip.ts';
import {
  catalogOf,
  harbour,
  profileOf,
  sendsStandard,
  takesIn,
} from '#tests/compliance/standard-file-world.ts';
import { timesMeanwhile } from '#tests/world/waiting/meanwhile.ts';
import { newWorld } from '#tests/world/world.ts';
import { listStandards } from '#features/compliance/standard/standard.contract.ts';
import { matchesPattern } from './oscal-selection.rules.ts';
import { standardLimits } from './standard-file.contract.ts';
import { readOscalFile } from './server/oscal-file.service.ts';

const { admin, orgId } = await newWorld();

const zipped = (files: Record<string, string>): Buffer =>
  zip(Object.entries(files).map(([name, content]) => ({ name, content })));

const nested = (depth: number): object =>
  depth === 0
    ? { controls: [{ id: 'a-1', title: 'Deep' }] }
    : { groups: [{ id: `g${depth}`, title: 'Down', ...nested(depth - 1) }] };
const controls = (many: number) =>
  Array.from({ length: many }, (_, n) => ({ id: `c-${n}`, title: `Control ${n}` }));
const profile = (href: string, uuid: string) => profileOf({ imports: [{ href }] }, uuid);

const refused: Record<string, [content: object | string, code: string]> = {
  'no JSON': ['{"catalog": ', 'standard_file_not_json'],
  'another document': [{ 'component-definition': {} }, 'standard_file_unknown_document'],
  'a list': ['[1]', 'standard_file_wrong_shape'],
  'a catalogue that is a text': [{ catalog: 'x' }, 'standard_file_wrong_shape'],
  'groups that are no list': [catalogOf({ groups: { a: 1 } }), 'standard_file_wrong_shape'],
  'groups below groups without end': [catalogOf(nested(40)), 'standard_file_too_deep'],
  'more controls than are taken in': [
    catalogOf({ controls: controls(standardLimits.requirements + 1) }),
    'standard_file_too_many',
  ],
  'a title of a megabyte': [
    catalogOf({ controls: [{ id: 'a-1', title: 'x'.repeat(1_000_000) }] }),
    'standard_file_too_long',
  ],
  'a control without title': [catalogOf({ controls: [{ id: 'a-1' }] }), 'standard_file_value_missing'],
  'an id twice': [catalogOf({ controls: [...controls(1), ...controls(1)] }), 'standard_file_id_repeated'],
  'nothing to answer': [catalogOf({ groups: [{ id: 'a', title: 'Empty' }] }), 'standard_file_nothing_asked'],
  'a profile of itself': [profile('self.json', '0a'), 'standard_file_import_circular'],
  'a profile of what nobody has': [
    profile('https://nowhere.example/none.json', '0a'),
    'standard_file_import_missing',
  ],
  'parameters in a circle': [
    catalogOf({
      params: [
        { id: 'a', label: '{{ insert: param, b }}' },
        { id: 'b', label: '{{ insert: param, a }}' },
      ],
      controls: [{ id: 'a-1', title: '{{ insert: param, a }}' }],
    }),
    'standard_file_parameter_circular',
  ],
  'parameters that double each other': [
    catalogOf({
      params: Array.from({ length: 18 }, (_, n) => ({
        id: `p${n}`,
        label: n === 0 ? 'x'.repeat(50) : `{{ insert: param, p${n - 1} }} {{ insert: param, p${n - 1} }}`,
      })),
      controls: [{ id: 'a-1', title: '{{ insert: param, p17 }}' }],
    }),
    'standard_file_too_long',
  ],
};

suite('A hostile file is refused with its reason and its place:', () => {
  for (const [name, [content, code]] of Object.entries(refused))
    test(name, async () => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const said = new Set<string>();
      for (const language of ['en', 'tr', 'ar']) {
        const { status, body } = await sendsStandard(admin, 'self.json', text, { dry_run: '1' }, language);
        const { code: refusal, errors } = body as { code: string; errors: { file: string[] } };
        assert.deepEqual([status, refusal], [422, 'standard_file_faulty']);
        said.add(errors.file[0] as string);
        assert.doesNotMatch(errors.file[0] as string, /standard_file_|\{\{/);
      }
      assert.equal(said.size, 3, code);
    });

  test('profiles that import each other, in one archive', async () => {
    const archive = zipped({
      'a.json': JSON.stringify(profile('b.json', '0a')),
      'b.json': JSON.stringify(profile('a.json', '0b')),
    });
    const { status, body } = await sendsStandard(admin, 'both.zip', archive, { dry_run: '1' });
    assert.equal(status, 422);
    assert.match((body as { errors: { file: string[] } }).errors.file[0] as string, /lead back/);
  });

  test('an archive that unfolds without end', async () => {
    const archive = zipped({ 'a.json': '['.repeat(60_000_000) });
    const { status, body } = await sendsStandard(admin, 'bomb.zip', archive, { dry_run: '1' });
    assert.deepEqual([status, (body as { code: string }).code], [422, 'import_file_unreadable']);
  });
});

suite('A file that is only odd', () => {
  test('may call things as every object inherits them', async () => {
    const text = JSON.stringify(
      catalogOf({
        params: [{ id: 'constructor', label: 'kept' }],
        groups: [
          {
            id: '__proto__',
            title: 'Odd',
            controls: [{ id: 'toString', title: 'By {{ insert: param, constructor }}' }],
          },
        ],
      }),
    );
    const read = await takesIn(
      admin,
      'odd.json',
      text.replace('"controls"', '"__proto__":{"polluted":1},"controls"'),
      {
        key: 'odd',
      },
    );
    assert.deepEqual(
      read.first.map(({ code, title }) => [code, title]),
      [
        ['__proto__', 'Odd'],
        ['toString', 'By [kept]'],
      ],
    );
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });

  test('shows a space where something cannot be seen, and no half of a letter where it is cut', async () => {
    const hidden = 'a\u202eb\u0000c\ud800';
    const document = catalogOf(
      {
        [hidden]: 'lost',
        params: [{ id: 'p', values: [`one\nline${hidden}`] }],
        groups: [
          {
            title: `${'a'.repeat(99)}😀 is a group without id`,
            controls: [
              {
                id: hidden,
                title: `By ${hidden}\n{{ insert: param, p }}`,
                parts: [{ name: 'statement', prose: `${hidden}\nanother line` }],
              },
            ],
          },
        ],
      },
      { title: hidden, version: `1\u202e`, parties: [{ name: hidden }], remarks: `${'a'.repeat(1999)}😀` },
    );
    const text = JSON.stringify(document).replace(
      '4f1b8d60',
      hidden.replace('\ud800', '\\ud800').replace('\0', '\\u0000'),
    );
    const read = await takesIn(admin, 'hidden.json', text, { key: 'unseen' });
    const shown = 'a b c\ufffd';
    assert.deepEqual([read.name, read.standard_version, read.provider], [shown, '1', shown]);
    assert.deepEqual(
      read.first.map(({ code, title }) => [code, title]),
      [
        ['a'.repeat(60), `${'a'.repeat(99)}😀 is a group without id`],
        [shown, `By ${shown} one line${shown}`],
      ],
    );
    assert.ok(
      read.lost.some(({ what }) => what === `catalog.${shown}`),
      JSON.stringify(read.lost),
    );
    const { data } = await admin.calls(listOwnRequirements, { params: { id: read.id ?? '' } });
    assert.equal(data.find(({ assessable }) => assessable)?.text, `${shown}\nanother line`);
    const { data: kept } = await admin.calls(readOwnStandard, { params: { id: read.id ?? '' } });
    assert.equal(kept.description, 'a'.repeat(1999));
  });

  test('is sent together with what it imports', async () => {
    const archive = zipped({
      'content/harbour.json': JSON.stringify(harbour),
      'profile.json': JSON.stringify(profile('../content/harbour.json', '0a')),
    });
    const read = await takesIn(admin, 'both.zip', archive, { dry_run: '1' });
    assert.deepEqual([read.format, read.controls], ['oscal_profile', 4]);
  });

  test('is compared with patterns in a straight line', () => {
    assert.ok(matchesPattern('ac-2.1', 'ac-*'));
    assert.ok(matchesPattern('ac-2.1', '??-2*1'));
    assert.ok(!matchesPattern('ac-2', 'au-*'));
    // Where each star is tried at each place, this does not end.
    assert.ok(!matchesPattern('a'.repeat(100), `${'*a'.repeat(49)}b`));
  });
});

test('A catalogue of ten megabytes is read within two hundred megabytes more, while others are answered', async (context) => {
  const prose = 'The organisation keeps what it promised, and shows it. '.repeat(18);
  const many = controls(5000).map((one) => ({
    ...one,
    parts: [
      { name: 'statement', prose },
      { name: 'guidance', prose },
    ],
  }));
  const text = JSON.stringify(catalogOf({ groups: [{ id: 'g', title: 'All', controls: many }] }));
  assert.ok(text.length > 9_500_000 && text.length < standardLimits.bytes, `${text.length}`);
  const path = join(tmpdir(), `catalog-${process.pid}.json`);
  const measured = async (content: string) => {
    await writeFile(path, content);
    const file = await open(path);
    const asker = { id: admin.id, org_id: orgId };
    const { peak, requirements } = await readOscalFile(asker, { name: 'c.json', file }, () =>
      Promise.resolve([]),
    );
    await file.close();
    await unlink(path);
    return { peak, requirements: requirements.length };
  };
  const small = await measured(JSON.stringify(harbour));
  const large = await measured(text);
  assert.equal(large.requirements, 5001);
  const more = (large.peak - small.peak) / 1024;
  context.diagnostic(
    `A catalogue of ${Math.round(text.length / 1e5) / 10} MB took ${Math.round(more)} MB more than a small one.`,
  );
  assert.ok(more < 200, `${more} MB more`);
  const importing = takesIn(admin, 'large.json', text, { key: 'large' });
  const answered = await timesMeanwhile(importing, async () => {
    await admin.calls(listStandards);
    // Calls come first: without a pause between them it would hardly be read.
    await pause(50);
  });
  assert.equal((await importing).controls, 5000);
  assert.ok(answered > 2, `${answered} calls were answered meanwhile`);
});
