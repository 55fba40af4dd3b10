import {
  lazy,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useMatches } from 'react-router';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { HorizontalNavbar } from '#app/shell/navigation/HorizontalNavbar.tsx';
import { Navbar } from '#app/shell/navigation/Navbar.tsx';
import { Surface } from '#app/theme/Surface.tsx';
import { Toolbar } from '#app/shell/toolbar/Toolbar.tsx';
import { Footer } from './Footer.tsx';
import { framePlan, type Bar, type FramePlan } from './frame.rules.ts';
import { ShellKeys } from '#app/shell/keys/ShellKeys.tsx';
import { PageArea } from './PageArea.tsx';
import { useSettingsHere } from '#app/shell/settings/shell-settings.hooks.ts';
import { PanelHost } from '#app/shell/panels/PanelHost.tsx';
import { tabWidth } from '#app/shell/panels/tab-width.ts';
import { SkipLink } from './SkipLink.tsx';
import './print.css';
import { useDesktop, useRoomForTab } from './breakpoint.hooks.ts';
import { handleOf } from '#app/shell/start/guard.ts';

// Drawn with the component library, which follows the first picture (docs/decisions/0048-deferred-component-library.md).
const PanelTab = lazy(async () => ({ default: (await import('#app/shell/panels/PanelTab.tsx')).PanelTab }));
// Only for those who chose another layout, or have no room for this one.
const LeftPanel = lazy(async () => ({
  default: (await import('#app/shell/navigation/LeftPanel.tsx')).LeftPanel,
}));
const NavbarDrawer = lazy(async () => ({
  default: (await import('#app/shell/navigation/NavbarDrawer.tsx')).NavbarDrawer,
}));
const EdgeButton = lazy(async () => ({ default: (await import('./EdgeButton.tsx')).EdgeButton }));

// Plain styles: the library's would be computed before the first title is painted.
const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
/** A part that scrolls what is in it, or that is as long as what is in it. */
const scrolling = (scrolls: boolean) =>
  scrolls ? ({ flex: '1 1 0px', minHeight: 0, overflow: 'auto' } as const) : ({ flex: '1 0 auto' } as const);

const pagePlace = {
  flex: '1 0 auto',
  width: '100%',
  marginInline: 'auto',
  paddingInlineEnd: 'var(--tab-room)',
  position: 'relative',
  outline: 'none',
} as const;

/** What the page scrolls in; a container stands in its middle as in that of the bars, which do not scroll. */
const pageScroller = ({ scroller, contained }: FramePlan) =>
  ({
    ...column,
    ...scrolling(scroller === 'page'),
    scrollbarGutter: contained === undefined ? undefined : 'stable both-edges',
    position: 'relative',
    zIndex: 0,
  }) as const;

interface Drawn {
  layout: ReturnType<typeof useSettingsHere>['current']['layout'];
  desktop: boolean;
  contained: ReturnType<typeof framePlan>['contained'];
  onMenu: (() => void) | undefined;
}

/** The bars, each in its own colours: plain, so that they stand with their words in the first picture. */
const drawBars = ({ layout, desktop, contained, onMenu }: Drawn): Record<Bar, ReactNode> => ({
  toolbar: (
    <Surface key="toolbar" area="toolbar">
      <Toolbar
        style={layout.style}
        contained={contained}
        onMenu={onMenu}
        menuAt={layout.config.navbar.position}
        hasLogo={layout.style === 'layout3' && desktop}
      />
    </Surface>
  ),
  navigation: (
    <Surface key="navigation" area="navbar">
      <HorizontalNavbar dense={layout.style === 'layout3'} contained={contained} />
    </Surface>
  ),
  footer: (
    <Surface key="footer" area="footer">
      <Footer contained={contained} />
    </Surface>
  ),
});

/** Another page begins at its top. */
function useScrollUp(...areas: RefObject<HTMLElement | null>[]): void {
  const { pathname } = useLocation();
  const visited = useRef(pathname);
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    for (const area of areas) area.current?.scrollTo(0, 0);
  });
}

/** What stands around a screen, in any of the three layouts. Only the bars change places: the page keeps its own. */
export function Frame() {
  const { layout } = useSettingsHere().current;
  const { style, config } = layout;
  const desktop = useDesktop();
  const plan = useMemo(() => framePlan(layout, desktop), [layout, desktop]);
  const { contained } = plan;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { fillsWindow = false } = handleOf(useMatches().at(-1)) ?? {};
  const hasDrawer = !desktop && config.navbar.display;
  const openDrawer = () => setDrawerOpen(true);
  const roomForTab = useRoomForTab();
  // On a phone the panels are opened from the user menu; where that is hidden, the tab is the only way.
  const hasTab = config.panelTab.display && (roomForTab || !config.toolbar.display);

  useScrollUp(whole, page);

  // What is drawn with the library follows the first picture at once.
  const mayDraw = useDeferredValue(true, false);
  const bars = drawBars({ layout, desktop, contained, onMenu: hasDrawer ? openDrawer : undefined });
  const draw = (some: readonly Bar[] | undefined) => some?.map((bar) => bars[bar]);
  const hasLeftPanel = style === 'layout3' && config.leftSidePanel.display;

  return (
    <div
      style={{
        display: 'flex',
        height: '100%',
        position: 'relative',
        maxWidth: plan.boxed ?? 'none',
        marginInline: 'auto',
        boxShadow: plan.boxed === undefined ? 'none' : '0 0 24px rgb(0 0 0 / 25%)',
      }}
    >
      {mayDraw && <SkipLink to={main} />}
      <ShellKeys />
      {hasLeftPanel && mayDraw && (
        <MuiBoundary>
          <LeftPanel desktop={desktop} />
        </MuiBoundary>
      )}
      <div style={{ ...column, flex: 1 }}>
        {draw(plan.top.outer)}
        <div
          ref={whole}
          style={{ ...column, ...scrolling(true), ...(plan.scroller === 'page' && { overflow: 'visible' }) }}
        >
          {draw(plan.top.whole)}
          <div
            style={{
              display: 'flex',
              flexDirection: plan.side === 'right' ? 'row-reverse' : 'row',
              ...(plan.scroller === 'page' ? { flex: '1 1 0px', minHeight: 0 } : { flex: '1 0 auto' }),
            }}
          >
            {plan.side && (
              <Surface area="navbar">
                <Navbar side={plan.side} />
              </Surface>
            )}
            <div style={{ ...column, flex: 1 }}>
              {draw(plan.top.column)}
              <div ref={page} style={pageScroller(plan)}>
                {draw(plan.top.page)}
                {hasTab && mayDraw && (
                  <MuiBoundary>
                    <PanelTab />
                  </MuiBoundary>
                )}
                <main
                  id="page"
                  ref={main}
                  tabIndex={-1}
                  aria-busy={!mayDraw || undefined}
                  style={{
                    ...pagePlace,
                    minHeight: fillsWindow ? '100%' : undefined,
                    maxWidth: contained ?? 'none',
                    '--tab-room': hasTab ? tabWidth(contained) : '0px',
                  }}
                >
                  <PageArea />
                </main>
                {draw(plan.bottom.page)}
              </div>
              {draw(plan.bottom.column)}
            </div>
          </div>
          {draw(plan.bottom.whole)}
        </div>
        {draw(plan.bottom.outer)}
      </div>
      {mayDraw && <PanelHost />}
      {hasDrawer && (
        <Surface area="navbar">
          <AfterFirstPaint>
            {!config.toolbar.display && <EdgeButton side={config.navbar.position} onClick={openDrawer} />}
            <NavbarDrawer
              side={config.navbar.position}
              open={drawerOpen}
              onOpen={openDrawer}
              onClose={() => setDrawerOpen(false)}
            />
          </AfterFirstPaint>
        </Surface>
      )}
    </div>
  );
}
