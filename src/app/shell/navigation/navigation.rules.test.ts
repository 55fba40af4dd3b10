import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mayCall } from '#platform/contract/access.ts';
import { navigation, type NavigationItem } from './navigation.ts';
import {
  added,
  contains,
  indentOf,
  isActive,
  leadsTo,
  leavesOf,
  removed,
  updated,
  visible,
} from './navigation.rules.ts';

const item = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  type: 'item',
  title: id,
  url: `/${id}`,
  ...more,
});
const branch = (id: string, children: NavigationItem[], more: Partial<NavigationItem> = {}) =>
  ({ id, type: 'collapse', title: id, children, ...more }) satisfies NavigationItem;
const line: NavigationItem = { id: 'line', type: 'divider' };

/** A tree in one line: `dashboards(dashboard-cis dashboard-iso) compliance`. */
const told = (items: readonly NavigationItem[]): string =>
  items.map(({ id, children }) => (children ? `${id}(${told(children)})` : id)).join(' ');
const seen = (items: readonly NavigationItem[], type: 'Admin' | 'Staff' | 'User' = 'User') =>
  told(
    visible(
      items,
      (url) => !url.startsWith('/later'),
      (access) => mayCall(access, type),
    ),
  );

suite('The navigation', () => {
  test('stands in the order of the specification', () => {
    assert.equal(
      told(navigation),
      'dashboards(dashboard-cis dashboard-iso dashboard-compliance dashboard-risk) ' +
        'maturity(maturity-cis maturity-iso) compliance(compliance-assessments compliance-findings) risk(risk-register risk-controls risk-plans risk-tasks boards risk-acceptances risk-evidence risk-health risk-reports) settings(management profile departments organization branding likelihood risk-categories risk-tags risk-repository frameworks evidence-freshness mail)',
    );
  });

  test('names each of its items once', () => {
    const idsOf = (items: readonly NavigationItem[]): string[] =>
      items.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
    const ids = idsOf(navigation);
    assert.deepEqual(ids.toSorted(), [...new Set(ids)].toSorted());
  });

  for (const [path, id] of [
    ['/apps/assessment', 'maturity-cis'],
    ['/apps/maturrity/cis/add', 'maturity-cis'],
    ['/apps/maturity/cis', 'maturity-cis'],
    ['/apps/iso/assessment', 'maturity-iso'],
    ['/apps/maturrity/ISO/add', 'maturity-iso'],
    ['/apps/compliance', 'compliance-assessments'],
    ['/apps/compliance/iso27001/1/control/2', 'compliance-assessments'],
    ['/apps/compliance/findings/1', 'compliance-findings'],
    ['/apps/risk/management', 'risk-register'],
    ['/apps/risk/management/plan/view', 'risk-plans'],
  ] as const)
    test(`marks ${id} at ${path}, and nothing beside it`, () => {
      const marked = leavesOf(navigation).filter((leaf) => isActive(leaf.item, path));
      assert.deepEqual(
        marked.map((leaf) => leaf.item.id),
        [id],
      );
    });

  const sights: [what: string, items: NavigationItem[], shown: string, type?: 'Admin' | 'Staff'][] = [
    ['shows an entry once its screen exists', [item('a'), item('later')], 'a'],
    ['shows what has no access to everybody', [item('a'), item('b', { auth: 'admin' })], 'a'],
    ['shows the rest to those who may', [item('a'), item('b', { auth: 'admin' })], 'a b', 'Admin'],
    ['hides what lies below a refused branch', [branch('b', [item('a')], { auth: 'staff' })], ''],
    ['shows it with the branch', [branch('b', [item('a')], { auth: 'staff' })], 'b(a)', 'Staff'],
    [
      'leaves out a branch with nothing below it',
      [branch('b', [branch('c', [item('later')])]), item('a')],
      'a',
    ],
    ['shows a link, which has no screen', [item('docs', { type: 'link', url: '/later' })], 'docs'],
    [
      'leaves out a type it does not know',
      [item('a'), branch('b', [item('c')], { type: 'tile' as NavigationItem['type'] })],
      'a',
    ],
    ['draws a line between two things', [item('a'), line, item('b')], 'a line b'],
    [
      'draws no line at an end, and never two',
      [line, item('a'), line, item('later'), line, item('b'), line],
      'a line b',
    ],
  ];
  for (const [what, items, shown, type] of sights) test(what, () => assert.equal(seen(items, type), shown));
});

suite('An item of the navigation', () => {
  const places: [what: string, item: NavigationItem, path: string, is: boolean][] = [
    ['is active where it leads', item('risk'), '/risk', true],
    ['is active below it', item('risk'), '/risk/view', true],
    ['is not where a longer word begins alike', item('risk'), '/risks', false],
    ['is active there only when it says exact', item('risk', { exact: true }), '/risk/view', false],
    [
      'is, below what it says as well',
      item('risk', { exact: true, also: ['/risk/view'] }),
      '/risk/view/1',
      true,
    ],
    ['is active when it is exact and one is there', item('risk', { exact: true }), '/risk', true],
    ['is never active as a link', item('risk', { type: 'link' }), '/risk', false],
  ];
  for (const [what, one, path, is] of places) test(what, () => assert.equal(isActive(one, path), is));

  test('leads to what any item below it leads to', () => {
    const tree = branch('a', [branch('b', [item('compliance')])]);
    assert.equal(leadsTo(tree, '/compliance/1'), true);
    assert.equal(leadsTo(tree, '/other/compliance'), false);
    assert.equal(contains('/apps/compliance', '/apps/compliance-report'), false);
  });

  test('is indented by its level, at most to 80', () => {
    assert.deepEqual([0, 1, 2, 3, 9].map(indentOf), [24, 56, 72, 80, 80]);
  });
});

suite('The navigation while the app runs', () => {
  const tree = [branch('a', [item('b'), branch('c', [])]), item('d')];
  const changes: [what: string, after: readonly NavigationItem[], shape: string][] = [
    ['takes an item at its end', added(tree, item('x'), 'last'), 'a(b c()) d x'],
    ['takes an item at its beginning', added(tree, item('x'), 'first'), 'x a(b c()) d'],
    ['takes an item below another', added(tree, item('x'), 'last', 'a'), 'a(b c() x) d'],
    ['takes an item below another, first', added(tree, item('x'), 'first', 'a'), 'a(x b c()) d'],
    ['takes an item further below', added(tree, item('x'), 'last', 'c'), 'a(b c(x)) d'],
    ['takes an item below one that had none', added(tree, item('x'), 'last', 'd'), 'a(b c()) d(x)'],
    ['stays as it is where the parent is unknown', added(tree, item('x'), 'last', 'y'), 'a(b c()) d'],
    ['loses an item', removed(tree, 'b'), 'a(c()) d'],
    ['loses an item with all below it', removed(tree, 'a'), 'd'],
  ];
  for (const [what, after, shape] of changes) test(what, () => assert.equal(told(after), shape));

  test('changes an item and nothing else', () => {
    const after = updated(tree, 'b', { badge: { title: '3' } });
    assert.deepEqual(after[0]?.children?.[0], item('b', { badge: { title: '3' } }));
    assert.deepEqual(after[1], tree[1]);
  });
});
