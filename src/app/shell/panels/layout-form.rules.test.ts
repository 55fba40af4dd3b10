import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { layoutStyles } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { framePlan } from '#app/shell/frame/frame.rules.ts';
import { generate, initialSettings, type ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';
import { en } from '../../text/en.ts';
import { chosenAt, choosing, layoutForm, withoutEffect } from './layout-form.rules.ts';

/** Every combination of what a layout offers. */
function* everyChoice(style: ShellSettings['layout']['style']): Generator<ShellSettings> {
  const fields = layoutForm(style).flatMap((group) => group.fields);
  const combine = function* (from: ShellSettings, [field, ...rest]: typeof fields): Generator<ShellSettings> {
    if (field === undefined) yield from;
    else
      for (const choice of field.choices) yield* combine(generate(from, choosing(field.path, choice)), rest);
  };
  yield* combine(generate(initialSettings, { layout: { style } }), fields);
}

suite('The form of a layout', () => {
  test('has words for every part, option and choice', () => {
    const { area, option, value } = en.panel;
    const missing = layoutStyles.flatMap((style) =>
      layoutForm(style).flatMap(({ part, fields }) => [
        ...(part === undefined || part in area ? [] : [part]),
        ...fields.flatMap(({ path, choices }) => [
          ...((path.split('.').at(-1) as string) in option ? [] : [path]),
          // A bar among bars says where it lies by words of its own.
          ...choices
            .map((choice) => (style !== 'layout1' && path.endsWith('.position') ? `${choice}_bar` : choice))
            .filter((choice) => typeof choice === 'string' && !(choice in value)),
        ]),
      ]),
    );
    assert.deepEqual(missing, []);
  });

  test('offers what can be chosen there, and not what is fixed', () => {
    const offered = Object.fromEntries(
      layoutStyles.map((style) => [
        style,
        layoutForm(style).flatMap(({ fields }) => fields.map(({ path }) => path)),
      ]),
    );
    const bars = ['toolbar.display', 'toolbar.position', 'footer.display', 'footer.style'];
    assert.deepEqual(offered, {
      layout1: [
        'mode',
        'scroll',
        'navbar.display',
        'navbar.folded',
        'navbar.position',
        'toolbar.display',
        'toolbar.style',
        'toolbar.position',
        'footer.display',
        'footer.style',
        'footer.position',
      ],
      layout2: ['mode', 'navbar.display', ...bars],
      layout3: ['mode', 'navbar.display', ...bars],
    });
  });

  test('changes one option and nothing else', () => {
    const { config } = generate(initialSettings, choosing('footer.position', 'above')).layout;
    assert.equal(chosenAt(config, 'footer.position'), 'above');
    assert.deepEqual(
      { ...config, footer: initialSettings.layout.config.footer },
      initialSettings.layout.config,
    );
  });

  for (const style of layoutStyles)
    test(`says of an option of ${style} that it changes nothing exactly where the frame stays the same`, () => {
      const fields = layoutForm(style)
        .flatMap((group) => group.fields)
        // Folding changes the navigation, and not where it stands.
        .filter(({ path }) => path !== 'navbar.folded');
      for (const settings of everyChoice(style)) {
        const silent = withoutEffect(settings.layout);
        for (const { path, choices } of fields) {
          const plans = new Set(
            choices.map((choice) =>
              JSON.stringify(framePlan(generate(settings, choosing(path, choice)).layout, true)),
            ),
          );
          const what = `${path} in ${JSON.stringify(settings.layout.config)}`;
          assert.equal(plans.size === 1, silent[path] !== undefined, what);
        }
      }
    });
});
