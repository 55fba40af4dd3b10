import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isSameAddress, withVisit, type Page } from './page-cache.rules.ts';

const visiting = (pages: readonly Page[], ...keys: string[]): readonly Page[] =>
  keys.reduce<readonly Page[]>((all, key) => withVisit(all, { key, isCached: key !== '' }), pages);
const keysOf = (pages: readonly Page[]) => pages.map(({ key }) => key).join(' ');

suite('Pages of the frame', () => {
  test('stay in their places when somebody goes from one to the other and back', () => {
    assert.equal(keysOf(visiting([], 'a', 'b', 'a', 'b')), 'a b');
  });

  test('go when they are left, unless they are kept', () => {
    assert.equal(keysOf(visiting([], 'a', '')), 'a ');
    assert.equal(keysOf(visiting([], 'a', '', 'b')), 'a b');
  });

  test('are three at most: the one left longest ago goes first', () => {
    assert.equal(keysOf(visiting([], 'a', 'b', 'c', 'a', 'd')), 'a c d');
  });

  const address = (more: object) => ({
    pathname: '/a',
    search: '?x=1',
    hash: '',
    state: null,
    key: '1',
    mask: undefined,
    ...more,
  });
  const arrivals: [what: string, more: object, isSame: boolean][] = [
    ['by another way', { key: '2' }, true],
    ['with another search', { search: '' }, false],
    ['at another part', { hash: '#b' }, false],
    ['with something to tell', { state: { from: 'b' } }, false],
  ];
  for (const [what, more, isSame] of arrivals)
    test(`${isSame ? 'are the same' : 'are not the same'} when somebody comes back ${what}`, () =>
      assert.equal(isSameAddress(address({}), address(more)), isSame));
});
