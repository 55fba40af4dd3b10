import type { ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';

/** The bars across the frame. In layouts 2 and 3 the navigation is one of them. */
export type Bar = 'toolbar' | 'navigation' | 'footer';

/** How deep a bar lies: outside everything that scrolls and over the navigation beside the page; the same, but scrolling
 *  with the whole; beside the navigation, outside the page; or scrolling away with the page. */
export const depths = ['outer', 'whole', 'column', 'page'] as const;
export type Depth = (typeof depths)[number];

/** Where everything stands. The page itself never moves in the tree, so that no option can lose what is on it. */
export interface FramePlan {
  top: Partial<Record<Depth, readonly Bar[]>>;
  bottom: Partial<Record<Depth, readonly Bar[]>>;
  /** The side of the navigation beside the page. */
  side: 'left' | 'right' | undefined;
  /** What scrolls: everything between the outer bars, or the page alone. */
  scroller: 'whole' | 'page';
  /** How wide the whole shell may be, in pixels. */
  boxed: number | undefined;
  /** How wide what stands in the bars may be. */
  contained: number | undefined;
}

const boxedWidth = { layout1: 1280, layout2: 1280, layout3: 1120 } as const;
const containerWidth = 1120;

/** Where the parts of the frame stand under these settings. Without a desktop's width the navigation
 *  is a drawer and takes no room. */
export function framePlan({ style, config }: ShellSettings['layout'], desktop: boolean): FramePlan {
  const { mode, scroll, navbar, toolbar, footer } = config;
  const vertical = style === 'layout1';
  const navigation: Bar[] = !vertical && desktop && navbar.display ? ['navigation'] : [];
  const plan = (top: FramePlan['top'], bottom: FramePlan['bottom']): FramePlan => ({
    top,
    bottom,
    side: vertical && desktop && navbar.display ? navbar.position : undefined,
    scroller: vertical && scroll === 'body' ? 'whole' : 'page',
    boxed: mode === 'boxed' ? boxedWidth[style] : undefined,
    contained: mode === 'container' ? containerWidth : undefined,
  });
  if (!vertical) {
    const bars: Bar[] = toolbar.display ? ['toolbar'] : [];
    return plan(
      { outer: toolbar.position === 'above' ? [...bars, ...navigation] : [...navigation, ...bars] },
      footer.display ? { [footer.style === 'static' ? 'page' : 'outer']: ['footer'] } : {},
    );
  }
  const depthOf = ({ position, style: kind }: typeof toolbar): Depth => {
    if (scroll === 'body') return position === 'below' ? 'column' : kind === 'fixed' ? 'outer' : 'whole';
    return position === 'above' ? 'outer' : kind === 'fixed' ? 'column' : 'page';
  };
  return plan(
    toolbar.display ? { [depthOf(toolbar)]: ['toolbar'] } : {},
    footer.display ? { [depthOf(footer)]: ['footer'] } : {},
  );
}
