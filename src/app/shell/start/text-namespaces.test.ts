import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import type { TextFunction } from '#platform/web/language/text-keys.ts';

const src = new URL('../../../', import.meta.url);

suite('The namespaces of texts', () => {
  test('are all known to the types', () => {
    const gathered = readFileSync(new URL('text-namespaces.ts', import.meta.url), 'utf8');
    const found = globSync('features/{*,*/*}/text/en.ts', { cwd: src });
    assert.ok(found.length > 15);
    assert.deepEqual(
      found.filter((path) => !gathered.includes(`'#${path}'`)),
      [],
    );
  });

  // What is expected not to compile is compiled with the rest: a key that slips through fails the check of types.
  test('let no forgotten key compile', () => {
    const asked: string[] = [];
    const t: TextFunction<'risk'> = (key) => {
      asked.push(key);
      return key;
    };
    const status = ['created', 'closed'] as const;
    t('verb.close.title');
    t('web:close');
    // Plural forms are asked for without their ending.
    t('register.bulk.changes', { count: 2 });
    for (const one of status) t(`words.status.${one}`);
    // @ts-expect-error: no such key
    t('verb.close.forgotten');
    // @ts-expect-error: not a text, but what lies above some
    t('verb.close');
    // @ts-expect-error: a key of another namespace, without its name
    t('draft.restored');
    // @ts-expect-error: one of the words has no text
    for (const one of [...status, 'forgotten'] as const) t(`words.status.${one}`);
    // @ts-expect-error: a key that only data knows
    t('verb.close.title' as string);
    assert.equal(asked.length, 12);
  });
});
