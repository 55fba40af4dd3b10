import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { depths, framePlan, type FramePlan } from './frame.rules.ts';
import { generate, initialSettings, type ShellChange } from '#app/shell/settings/shell-settings.rules.ts';

type Change = NonNullable<ShellChange['layout']>;

const planOf = (change: Change, desktop = true): FramePlan =>
  framePlan(generate(initialSettings, { layout: change }).layout, desktop);

/** What stands over and under the page, from outside inwards: `column:toolbar | column:footer`. */
const told = ({ top, bottom }: FramePlan): string =>
  [top, bottom]
    .map((bars) => depths.flatMap((depth) => (bars[depth] ?? []).map((bar) => `${depth}:${bar}`)).join(' '))
    .join(' | ');

const scroll = 'body' as const;
const above = { position: 'above' } as const;
const scrolling = { style: 'static' } as const;

suite('The bars stand', () => {
  const cases: [where: string, change: Change, bars: string][] = [
    ['beside the navigation', {}, 'column:toolbar | column:footer'],
    [
      'over and under everything',
      { config: { toolbar: above, footer: above } },
      'outer:toolbar | outer:footer',
    ],
    [
      'over everything whether fixed or not',
      { config: { toolbar: { ...above, ...scrolling } } },
      'outer:toolbar | column:footer',
    ],
    [
      'on the page they scroll away with',
      { config: { toolbar: scrolling, footer: scrolling } },
      'page:toolbar | page:footer',
    ],
    ['in what scrolls as a whole', { config: { scroll } }, 'column:toolbar | column:footer'],
    [
      'in what scrolls as a whole, fixed or not',
      { config: { scroll, toolbar: scrolling } },
      'column:toolbar | column:footer',
    ],
    ['outside of it', { config: { scroll, toolbar: above, footer: above } }, 'outer:toolbar | outer:footer'],
    [
      'across it, scrolling',
      { config: { scroll, toolbar: { ...above, ...scrolling } } },
      'whole:toolbar | column:footer',
    ],
    ['nowhere when hidden', { config: { toolbar: { display: false }, footer: { display: false } } }, ' | '],
    [
      'under the horizontal navigation',
      { style: 'layout2' },
      'outer:navigation outer:toolbar | outer:footer',
    ],
    [
      'over the horizontal navigation',
      { style: 'layout2', config: { toolbar: above } },
      'outer:toolbar outer:navigation | outer:footer',
    ],
    ['over the dense navigation', { style: 'layout3' }, 'outer:toolbar outer:navigation | outer:footer'],
    [
      'under the dense navigation',
      { style: 'layout3', config: { toolbar: { position: 'below' } } },
      'outer:navigation outer:toolbar | outer:footer',
    ],
    [
      'at the end of the page',
      { style: 'layout3', config: { footer: scrolling } },
      'outer:toolbar outer:navigation | page:footer',
    ],
    [
      'alone without a navigation',
      { style: 'layout2', config: { navbar: { display: false } } },
      'outer:toolbar | outer:footer',
    ],
  ];
  for (const [where, change, bars] of cases) test(where, () => assert.equal(told(planOf(change)), bars));

  test('alone where the navigation is a drawer', () => {
    assert.equal(told(planOf({ style: 'layout2' }, false)), 'outer:toolbar | outer:footer');
    assert.equal(planOf({}, false).side, undefined);
  });
});

suite('The frame', () => {
  test('has the navigation beside the page in layout1 alone', () => {
    assert.equal(planOf({}).side, 'left');
    assert.equal(planOf({ config: { navbar: { position: 'right' } } }).side, 'right');
    assert.equal(planOf({ config: { navbar: { display: false } } }).side, undefined);
    assert.equal(planOf({ style: 'layout2' }).side, undefined);
  });

  test('scrolls the page, or as a whole in layout1', () => {
    assert.equal(planOf({}).scroller, 'page');
    assert.equal(planOf({ config: { scroll } }).scroller, 'whole');
    assert.equal(planOf({ style: 'layout3', config: { scroll } }).scroller, 'page');
  });

  const widths: [change: Change, boxed: number | undefined, contained: number | undefined][] = [
    [{}, undefined, undefined],
    [{ config: { mode: 'boxed' } }, 1280, undefined],
    [{ style: 'layout2' }, undefined, undefined],
    [{ style: 'layout2', config: { mode: 'boxed' } }, 1280, undefined],
    [{ style: 'layout2', config: { mode: 'container' } }, undefined, 1120],
    [{ style: 'layout3' }, undefined, 1120],
    [{ style: 'layout3', config: { mode: 'boxed' } }, 1120, undefined],
    [{ style: 'layout3', config: { mode: 'fullwidth' } }, undefined, undefined],
  ];
  for (const [change, boxed, contained] of widths)
    test(`is as wide as ${JSON.stringify(change)} says`, () => {
      const plan = planOf(change);
      assert.deepEqual([plan.boxed, plan.contained], [boxed, contained]);
    });
});
