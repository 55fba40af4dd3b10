import { lazy } from 'react';
import type { LayoutStyle } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { BarContent } from '#app/shell/frame/BarContent.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { useDesktop, useIsPhone } from '#app/shell/frame/breakpoint.hooks.ts';
import { toolbarOrder } from './toolbar-order.ts';

const ToolbarParts = lazy(async () => ({ default: (await import('./ToolbarParts.tsx')).ToolbarParts }));

interface ToolbarProps {
  style: LayoutStyle;
  contained: number | undefined;
  /** Opens the navigation where it is a drawer. */
  onMenu: (() => void) | undefined;
  /** The side the drawer comes from: its button stands there. */
  menuAt: 'left' | 'right';
  hasLogo: boolean;
}

const Room = ({ width }: { width: number }) => <span className="frame-room" style={{ width, height: 40 }} />;

/** What the buttons at the end take, so that the name between both ends stays where it is when they come. */
const endRooms = { phone: 140, wider: 212 } as const;

/** The bar of the organisation's name, with the person's own things around it. */
export function Toolbar({ style, contained, onMenu, menuAt, hasLogo }: ToolbarProps) {
  const { organisation } = usePerson();
  const { start, end } = toolbarOrder[style];
  // Many shortcuts scroll rather than push the rest aside.
  const endRoom = useIsPhone() ? endRooms.phone : endRooms.wider;
  const scrolls = useDesktop() && start.includes('shortcuts');
  const menuIn = (side: 'left' | 'right', at: 'start' | 'end') =>
    onMenu && menuAt === side ? { onMenu, at } : undefined;
  return (
    <header className="bar bar-toolbar not-printed" data-uncovered>
      <BarContent contained={contained}>
        <div
          className="toolbar-grid"
          style={{
            // The name in the middle, for as long as there is room for it.
            gridTemplateColumns: `minmax(${scrolls ? '88px' : 'min-content'}, 1fr) minmax(0, auto) minmax(max-content, 1fr)`,
          }}
        >
          <div className="bar-parts" style={{ minWidth: onMenu && menuAt === 'left' ? 40 : 0 }}>
            {hasLogo && (
              <div style={{ marginInlineEnd: 16 }}>
                <Logo />
              </div>
            )}
            <AfterFirstPaint room={scrolls ? null : <Room width={40} />}>
              <ToolbarParts of={start} menu={menuIn('left', 'start')} />
            </AfterFirstPaint>
          </div>
          <div className="toolbar-name" dir="auto">
            <bdi>{organisation.name}</bdi>
          </div>
          <div className="bar-parts toolbar-end" style={{ minWidth: endRoom }}>
            <AfterFirstPaint room={<Room width={endRoom} />}>
              <ToolbarParts of={end} menu={menuIn('right', 'end')} />
            </AfterFirstPaint>
          </div>
        </div>
      </BarContent>
    </header>
  );
}
