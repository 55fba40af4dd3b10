import assert from 'node:assert/strict';
import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suite, test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(root, path), 'utf8');

suite('The documents', () => {
  test('number the decisions without gaps, and each says why, what and what follows', async () => {
    const names = (await readdir(join(root, 'docs/decisions'))).toSorted();
    for (const [at, name] of names.entries()) {
      assert.match(name, /^\d{4}-[a-z0-9-]+\.md$/);
      assert.equal(Number(name.slice(0, 4)), at + 1, name);
      const text = await read(`docs/decisions/${name}`);
      assert.ok(text.startsWith(`# ${at + 1}. `), name);
      for (const part of ['Context', 'Decision', 'Consequences'])
        assert.ok(text.includes(`**${part}.**`), `${name}: ${part}`);
    }
  });

  test('name files that exist', async () => {
    const pages = ['README.md', 'ARCHITECTURE.md', 'REVIEW.md', 'docs/glossary.md', 'docs/scaling.md'];
    for (const page of pages)
      for (const [, target = ''] of (await read(page)).matchAll(/\]\((?!https?:)([^)#]+)/g))
        await access(join(root, dirname(page), target)).catch(() => assert.fail(`${page} names ${target}`));
  });

  test('give each word in three languages', async () => {
    const lines = (await read('docs/glossary.md')).split('\n').filter((line) => /^\| (?!Term|-)/.test(line));
    assert.ok(lines.length > 30);
    for (const line of lines) {
      const [, term, meaning, , turkish, arabic] = line.split('|').map((cell) => cell.trim());
      assert.ok(term && meaning && turkish && /[\u0600-\u06ff]/.test(arabic ?? ''), line);
    }
  });
});
