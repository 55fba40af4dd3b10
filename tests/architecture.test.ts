import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { brokenRules } from '#tests/house-rules.ts';

const root = join(import.meta.dirname, '..');

async function sourcesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [`${folder}/${name}`, await readFile(join(root, folder, name), 'utf8')] as const,
      ),
    ),
  );
}

const broken = (...files: [path: string, source: string][]) => brokenRules(new Map(files));

suite('The house', () => {
  test('keeps its floors, rooms, roles and names', async () => {
    const sources = await sourcesIn('src');
    assert.ok(sources.size > 60, 'the sources were found');
    assert.deepEqual(brokenRules(sources), []);
  });

  test('keeps its files small', async () => {
    const run = promisify(execFile);
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-lint-'));
    try {
      const linted = async (lines: number) => {
        await writeFile(join(folder, 'long.ts'), 'export {};\n'.repeat(lines));
        const config = join(root, '.oxlintrc.json');
        const oxlint = join(root, 'node_modules/.bin/oxlint');
        return run(oxlint, ['-c', config, folder]).then(
          () => '',
          ({ stdout }: { stdout: string }) => stdout,
        );
      };
      assert.match(await linted(301), /max-lines/);
      assert.equal(await linted(300), '');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

suite('A wrong import is found:', () => {
  const wrong: [why: string, path: string, source: string][] = [
    [
      'web imports server',
      'src/features/risk/web/RiskPage.tsx',
      `import { riskTable } from '../server/risk.table.ts';`,
    ],
    [
      'web imports server',
      'src/features/risk/web/risk.hooks.ts',
      `import type { Row } from '#platform/server/rows.ts';`,
    ],
    ['web imports server', 'src/app/shell/Toolbar.tsx', `const later = () => import('../create-app.ts');`],
    [
      'server imports web',
      'src/features/risk/server/risk.service.ts',
      `import { call } from '#platform/web/call.ts';`,
    ],
    ['server imports web', 'src/app/main.ts', `import './web.tsx';`],
    [
      'a shared file imports server',
      'src/features/risk/risk.rules.ts',
      `import { ours } from '#platform/server/database.ts';`,
    ],
    ['a shared file imports react', 'src/platform/contract/paging.ts', `import { useState } from 'react';`],
    [
      'platform imports features',
      'src/platform/server/mount.ts',
      `import { risk } from '#features/risk/risk.contract.ts';`,
    ],
    ['platform imports app', 'src/platform/web/call.ts', `export * from '#app/screens.ts';`],
    [
      'features imports app',
      'src/features/risk/server/risk.routes.ts',
      `import { routes } from '#app/routes.ts';`,
    ],
    [
      'risk reaches into identity',
      'src/features/risk/server/risk.queries.ts',
      `import { x } from '#features/identity/server/identity.service.ts';`,
    ],
    [
      'risk reaches into identity',
      'src/features/risk/web/RiskPage.tsx',
      `import { SignInPage } from '../../identity/web/SignInPage.tsx';`,
    ],
    [
      'a contract imports what is not a contract',
      'src/features/risk/risk.contract.ts',
      `import { mayClose } from './risk.rules.ts';`,
    ],
    [
      'rules import what is neither contract nor rules',
      'src/features/risk/risk.rules.ts',
      `import { words } from './words.ts';`,
    ],
    ['a text imports', 'src/features/risk/text/tr.ts', `import { risk } from '../risk.contract.ts';`],
    ['a text imports', 'src/features/risk/text/tr.ts', `import { t } from 'i18next';`],
    [
      'a text imports',
      'src/features/risk/text/words/tr.ts',
      `import { en } from '#features/identity/text/en.ts';`,
    ],
    ['the product imports a test', 'src/app/main.ts', `import { newWorld } from '#tests/world.ts';`],
    [
      'only app reaches outside src',
      'src/features/risk/server/demo.ts',
      `import { demo } from '../../../../seeds/demo.ts';`,
    ],
    [
      'fastify stays home',
      'src/features/risk/server/risk.routes.ts',
      `import type { FastifyReply } from 'fastify';`,
    ],
    ['drizzle-orm stays home', 'src/app/routes.ts', `import { sql } from 'drizzle-orm';`],
    [
      '@tanstack/react-query stays home',
      'src/features/risk/web/RiskPage.tsx',
      `import { useQuery } from '@tanstack/react-query';`,
    ],
    ['node:fs stays home', 'src/features/risk/web/RiskPage.tsx', `import { readFileSync } from 'node:fs';`],
  ];
  for (const [why, path, source] of wrong)
    test(`${why} (${path})`, () => {
      const found = broken([path, source]);
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(`${path}: ${why}`), found[0]);
    });

  test('features form a circle', () => {
    const found = broken(
      ['src/features/a/a.contract.ts', `import { b } from '#features/b/b.contract.ts';`],
      ['src/features/b/server/b.service.ts', `import { c } from '#features/c/c.rules.ts';`],
      ['src/features/c/c.contract.ts', `import { a } from '#features/a/a.contract.ts';`],
    );
    assert.deepEqual(found, ['features form a circle: a -> b -> c -> a']);
  });

  test('a name says nothing, or a role that does not exist', () => {
    const found = broken(
      ['src/platform/server/utils.ts', ''],
      ['src/features/risk/index.ts', ''],
      ['src/features/risk/server/risk.manager.ts', ''],
      ['src/features/risk/web/risk-page.tsx', ''],
      ['src/features/risk/risk.table.ts', ''],
      ['src/features/risk/server/RiskService.ts', ''],
    );
    assert.equal(found.length, 6, found.join('\n'));
  });

  test('and what is written in a comment or a text is not an import', () => {
    assert.deepEqual(
      broken(['src/platform/server/mount.ts', `// import x from '#app/main.ts'\nconst text = 'import it';`]),
      [],
    );
  });
});
