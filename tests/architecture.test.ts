import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { brokenRules } from '#tests/house/house-rules.ts';
import { brokenSizes } from '#tests/house/size-rules.ts';

const root = join(import.meta.dirname, '..');

/** What lies in these folders, by path. Pictures and other binary files count as files and are empty here. */
async function filesIn(...folders: string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    ),
  );
  const isRead = (path: string) => /\.(tsx?|js|mjs|css|sql)$/.test(path);
  return new Map(
    await Promise.all(
      found
        .flat()
        .map(async (path) => [path, isRead(path) ? await readFile(join(root, path), 'utf8') : ''] as const),
    ),
  );
}

const broken = (...files: [path: string, source: string][]) => brokenRules(new Map(files));
const oversized = (...files: [path: string, source: string][]) => brokenSizes(new Map(files));

suite('The house', () => {
  test('keeps its floors, rooms, things, roles and names', async () => {
    const sources = await filesIn('src');
    assert.ok(sources.size > 60, 'the sources were found');
    assert.deepEqual(brokenRules(sources), []);
  });

  test('keeps its files and folders small', async () => {
    assert.deepEqual(brokenSizes(await filesIn('src', 'tests', 'run', 'bench', 'seeds')), []);
  });
});

suite('Lint finds', () => {
  async function linted(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-lint-'));
    try {
      for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
      const run = promisify(execFile);
      const oxlint = join(root, 'node_modules/.bin/oxlint');
      return await run(oxlint, ['-c', join(root, '.oxlintrc.json'), folder]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('a file that is too long, its blank lines and comments counted', async () => {
    const lines = (count: number) => `export {};\n${'\n'.repeat(count - 3)}// the last but one\nexport {};\n`;
    assert.match(await linted({ 'long.ts': lines(301) }), /max-lines/);
    assert.equal(await linted({ 'long.ts': lines(300) }), '');
  });

  test('a function that is too long, its blank lines and comments counted', async () => {
    const lines = (count: number) => `export function long() {\n${'\n'.repeat(count - 3)}// the end\n}\n`;
    assert.match(await linted({ 'long.ts': lines(121) }), /max-lines-per-function/);
    assert.equal(await linted({ 'long.ts': lines(120) }), '');
  });

  test('files that import each other, for their types as well', async () => {
    const one = `import type { Other } from './other.ts';\nexport interface One {\n  other: Other;\n}\n`;
    const other = `import type { One } from './one.ts';\nexport interface Other {\n  one: One;\n}\n`;
    assert.match(await linted({ 'one.ts': one, 'other.ts': other }), /no-cycle/);
  });
});

const wrongImports: [why: string, path: string, source: string][] = [
  [
    'web imports server',
    'src/features/risk/record/web/RiskPage.tsx',
    `import { riskTable } from '../server/risk.table.ts';`,
  ],
  [
    'web imports server',
    'src/features/risk/record/web/risk.hooks.ts',
    `import type { Row } from '#platform/server/rows.ts';`,
  ],
  [
    'web imports server',
    'src/app/shell/toolbar/Toolbar.tsx',
    `const later = () => import('../../create-app.ts');`,
  ],
  [
    'server imports web',
    'src/features/risk/record/server/risk.service.ts',
    `import { call } from '#platform/web/calling/call.ts';`,
  ],
  ['server imports web', 'src/app/main.ts', `import './web.tsx';`],
  [
    'a shared file imports server',
    'src/features/risk/record/risk.rules.ts',
    `import { ours } from '#platform/server/database/database.ts';`,
  ],
  ['a shared file imports react', 'src/platform/contract/paging.ts', `import { useState } from 'react';`],
  [
    'platform imports features',
    'src/platform/server/http/mount.ts',
    `import { risk } from '#features/risk/record/risk.contract.ts';`,
  ],
  ['platform imports app', 'src/platform/web/calling/call.ts', `export * from '#app/screens.ts';`],
  [
    'features imports app',
    'src/features/risk/record/server/risk.routes.ts',
    `import { routes } from '#app/routes.ts';`,
  ],
  [
    'risk/record reaches into identity/session',
    'src/features/risk/record/server/risk.queries.ts',
    `import { x } from '#features/identity/session/server/session.service.ts';`,
  ],
  [
    'risk/record reaches into risk/model',
    'src/features/risk/record/web/RiskPage.tsx',
    `import { ModelPage } from '../../model/web/ModelPage.tsx';`,
  ],
  [
    'a contract imports what is neither contract, workflow nor record',
    'src/features/risk/record/risk.contract.ts',
    `import { mayClose } from './risk.rules.ts';`,
  ],
  [
    'rules import what is neither contract, workflow nor rules',
    'src/features/risk/record/risk.rules.ts',
    `import { words } from './words.ts';`,
  ],
  ['a text imports', 'src/features/risk/record/text/tr.ts', `import { risk } from '../risk.contract.ts';`],
  ['a text imports', 'src/features/risk/record/text/tr.ts', `import { t } from 'i18next';`],
  [
    'a text imports',
    'src/features/risk/record/text/words/tr.ts',
    `import { en } from '#features/risk/model/text/en.ts';`,
  ],
  ['the product imports a test', 'src/app/main.ts', `import { newWorld } from '#tests/world/world.ts';`],
  [
    'only app reaches outside src',
    'src/features/risk/record/server/demo.service.ts',
    `import { demo } from '../../../../../seeds/demo.ts';`,
  ],
  [
    'fastify stays home',
    'src/features/risk/record/server/risk.routes.ts',
    `import type { FastifyReply } from 'fastify';`,
  ],
  ['drizzle-orm stays home', 'src/app/routes.ts', `import { sql } from 'drizzle-orm';`],
  [
    '@tanstack/react-query stays home',
    'src/features/risk/record/web/RiskPage.tsx',
    `import { useQuery } from '@tanstack/react-query';`,
  ],
  [
    'node:fs stays home',
    'src/features/risk/record/web/RiskPage.tsx',
    `import { readFileSync } from 'node:fs';`,
  ],
  ['sharp stays home', 'src/platform/server/files/picture.ts', `import sharp from 'sharp';`],
  ['echarts/core stays home', 'src/platform/web/ui/page/Page.tsx', `import { init } from 'echarts/core';`],
];

suite('A wrong import is found:', () => {
  for (const [why, path, source] of wrongImports)
    test(`${why} (${path})`, () => {
      const found = broken([path, source]);
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(`${path}: ${why}`), found[0]);
    });

  test('things form a circle, within an area and by types alone as well', () => {
    const found = broken(
      ['src/features/a/one/one.contract.ts', `import type { b } from '#features/b/two/two.contract.ts';`],
      ['src/features/b/two/server/two.service.ts', `import { c } from '#features/a/three/three.rules.ts';`],
      ['src/features/a/three/three.contract.ts', `import { a } from '#features/a/one/one.contract.ts';`],
    );
    assert.deepEqual(found, ['things form a circle: a/one -> b/two -> a/three -> a/one']);
  });

  test('and what another thing offers is not wrong', () => {
    const from = 'src/features/risk/register/server/register.service.ts';
    for (const name of [
      'record/risk.contract.ts',
      'record/risk.workflow.ts',
      'record/risk.rules.ts',
      'record/server/risk.table.ts',
      'record/server/shared/risk.queries.ts',
    ])
      assert.deepEqual(broken([from, `import { x } from '#features/risk/${name}';`]), []);
  });

  test('and what is written in a comment or a text is not an import', () => {
    assert.deepEqual(
      broken([
        'src/platform/server/http/mount.ts',
        `// import x from '#app/main.ts'\nconst text = 'import it';`,
      ]),
      [],
    );
  });
});

suite('A wrong place or name is found:', () => {
  const wrong: [why: string, path: string, source?: string][] = [
    ['"utils" says nothing about what is inside', 'src/platform/server/utils.ts'],
    ['"index" says nothing about what is inside', 'src/features/risk/record/index.ts'],
    ['"manager" is no role', 'src/features/risk/record/risk.manager.ts'],
    ['a component is named in PascalCase', 'src/features/risk/record/web/risk-page.tsx'],
    ['a table file lives in server', 'src/features/risk/record/risk.table.ts'],
    ['a hooks file lives in web', 'src/features/risk/record/risk.hooks.ts'],
    ['a file is named in small letters with hyphens', 'src/platform/server/http/WebServer.ts'],
    ['has no role', 'src/features/risk/record/server/risk-words.ts'],
    ['has no role', 'src/features/risk/record/server/shared/risk-words.ts'],
    ['has no role', 'src/features/risk/record/server/risk.rules.ts'],
    ['stands in no thing', 'src/features/risk/area.contract.ts'],
    ['stands in no thing', 'src/features/risk/server/area.service.ts'],
    ['hooks live in', 'src/platform/web/browser/use-size.ts'],
    ['exports a hook', 'src/platform/web/browser/size.ts', 'export function useSize() {}'],
    ['exports a hook', 'src/app/shell/frame/size.ts', 'export const useSize = () => 1;'],
  ];
  for (const [why, path, source = ''] of wrong)
    test(`${why} (${path})`, () => {
      const found = broken([path, source]);
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(`${path}: ${why}`), found[0]);
    });

  test('and every role of a server folder is known', () => {
    for (const role of 'table queries service routes jobs presenter worker content'.split(' '))
      assert.deepEqual(broken([`src/features/risk/record/server/risk.${role}.ts`, '']), []);
  });
});

suite('SQL is read:', () => {
  const table: [string, string] = [
    'src/features/risk/record/server/risk.table.ts',
    `export const riskTable = pgTable('risk_row', {});`,
  ];
  const sql = 'update risk_row set title = null;';

  test('the platform names no table of a thing', () => {
    assert.deepEqual(broken(table, ['src/platform/server/database/rules.sql', sql]), [
      'src/platform/server/database/rules.sql: platform names a table of risk/record (risk_row)',
    ]);
  });

  test('a thing names its own, and those of things that it uses', () => {
    const path = 'src/features/risk/model/server/model.sql';
    const using: [string, string] = [
      'src/features/risk/model/server/model.table.ts',
      `import { riskTable } from '#features/risk/record/server/risk.table.ts';`,
    ];
    assert.deepEqual(broken(table, ['src/features/risk/record/server/risk.sql', sql]), []);
    assert.deepEqual(broken(table, using, [path, sql]), []);
    assert.deepEqual(broken(table, [path, sql]), [`${path}: names a table of risk/record (risk_row)`]);
    assert.deepEqual(broken(table, [path, '-- of a risk_row']), []);
  });
});

suite('What is too large is found:', () => {
  test('a file of styles or SQL, blank lines and comments counted', () => {
    for (const path of ['src/a/long.css', 'src/a/long.sql', 'src/a/long.ts']) {
      assert.deepEqual(oversized([path, '\n'.repeat(300) + '/* */\n']), [`${path}: 301 lines, at most 300`]);
      assert.deepEqual(oversized([path, '\n'.repeat(299) + '/* */\n']), []);
    }
  });

  test('a folder with more than 25 files, whatever they are', () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at): [string, string] => [`src/a/${at}.svg`, '']);
    assert.deepEqual(oversized(...files(26)), ['src/a: 26 files, at most 25']);
    assert.deepEqual(oversized(...files(25), ['src/a/b/c.svg', '']), []);
  });

  test('a test, but not what a suite groups', () => {
    const within = (call: string) => `${call}('so', () => {${'\n'.repeat(130)}});\n`;
    const [found, ...others] = oversized(['tests/a.test.ts', within('test')]);
    assert.equal(found, 'tests/a.test.ts: a function of 131 lines, at most 120 (line 1)');
    assert.deepEqual(others, []);
    assert.deepEqual(oversized(['tests/a.test.ts', within('suite')]), []);
  });
});
