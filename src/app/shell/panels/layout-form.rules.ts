import {
  layoutOptions,
  type LayoutStyle,
  type OptionTree,
} from '#features/workspace/shell-settings/shell-settings.contract.ts';
import type { ShellChange, ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';

/** One thing to choose about a layout: `toolbar.position` and its choices. */
export interface LayoutField {
  path: string;
  choices: readonly (string | boolean)[];
}
export interface LayoutGroup {
  /** The part of the frame it is about; none is the frame itself. */
  part: string | undefined;
  fields: LayoutField[];
}

/** What can be chosen about a layout, by the parts of the frame. A choice of one is none. */
export function layoutForm(style: LayoutStyle): LayoutGroup[] {
  const options: OptionTree = layoutOptions[style];
  const fieldsIn = (tree: OptionTree, before: string): LayoutField[] =>
    Object.entries(tree).flatMap(([option, choices]) =>
      Array.isArray(choices) && choices.length > 1
        ? [{ path: `${before}${option}`, choices: choices as LayoutField['choices'] }]
        : [],
    );
  const parts = Object.entries(options).filter(([, inner]) => !Array.isArray(inner));
  return [
    { part: undefined, fields: fieldsIn(options, '') },
    ...parts.map(([part, inner]) => ({ part, fields: fieldsIn(inner as OptionTree, `${part}.`) })),
  ];
}

/** Why an option changes nothing now. */
export type NoEffect = 'hidden' | 'always_fixed' | 'always_scrolls' | 'no_navigation';

/** The options that change nothing as the others are chosen now (frame.rules.ts draws by the same). */
export function withoutEffect({
  style,
  config,
}: ShellSettings['layout']): Record<string, NoEffect | undefined> {
  const { scroll, navbar, toolbar, footer } = config;
  const isVertical = style === 'layout1';
  const styleOf = ({ display, position }: typeof toolbar): NoEffect | undefined => {
    if (!display) return 'hidden';
    if (!isVertical) return undefined;
    if (scroll === 'content') return position === 'above' ? 'always_fixed' : undefined;
    return position === 'below' ? 'always_scrolls' : undefined;
  };
  const unless = (isShown: boolean): NoEffect | undefined => (isShown ? undefined : 'hidden');
  const besideNothing = isVertical || navbar.display ? undefined : 'no_navigation';
  return {
    'navbar.folded': unless(navbar.display),
    'navbar.position': unless(navbar.display),
    'toolbar.style': styleOf(toolbar),
    'toolbar.position': unless(toolbar.display) ?? besideNothing,
    'footer.style': styleOf(footer),
    'footer.position': unless(footer.display),
  };
}

/** What is chosen for an option. */
export const chosenAt = (config: ShellSettings['layout']['config'], path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], config);

/** The change that chooses it. */
export function choosing(path: string, value: string | boolean): ShellChange {
  const config = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { layout: { config } } as ShellChange;
}
