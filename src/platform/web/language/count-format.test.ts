import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import i18next from 'i18next';
import { countFormat } from './count-format.ts';

suite('A number in a text', () => {
  const say = async (lng: string, values: Record<string, unknown>) => {
    const texts = i18next.createInstance();
    await texts.use(countFormat).init({
      lng,
      resources: { [lng]: { translation: { said: '{{count}} of {{ref}}' } } },
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
    return texts.t('said', values);
  };

  test('is written as the language writes how many there are', async () => {
    assert.equal(await say('en', { count: 20_000, ref: 'R-1' }), '20,000 of R-1');
    assert.equal(await say('tr', { count: 20_000, ref: 'R-1' }), '20.000 of R-1');
    assert.equal(await say('ar', { count: 20_000, ref: 'R-1' }), '20,000 of R-1');
  });

  test('stands as it is given where it counts nothing', async () => {
    assert.equal(await say('en', { count: 999, ref: 2026 }), '999 of 2026');
    assert.equal(await say('en', { count: '10,000+', ref: 20_000 }), '10,000+ of 20000');
  });
});
