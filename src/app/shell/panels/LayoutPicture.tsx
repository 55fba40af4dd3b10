import type { LayoutStyle } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';

const bar = 'var(--primary)';
const pale = 'var(--text-secondary)';

/** A layout in miniature: where the navigation, the toolbar and the page stand. */
export function LayoutPicture({ style }: { style: LayoutStyle }) {
  const { direction } = useLanguage();
  return (
    <svg
      viewBox="0 0 96 64"
      width="100%"
      style={{
        display: 'block',
        background: 'var(--background)',
        transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
      }}
    >
      {style === 'layout1' && (
        <>
          <rect width="26" height="64" fill={bar} />
          <Entries x={5} y={14} />
          <Toolbar x={26} y={0} />
          <Page x={33} y={18} width={56} />
        </>
      )}
      {style === 'layout2' && (
        <>
          <rect width="96" height="12" fill={bar} />
          <Entries x={54} y={5} across />
          <Toolbar x={0} y={12} />
          <Page x={8} y={30} width={80} />
        </>
      )}
      {style === 'layout3' && (
        <>
          <Toolbar x={0} y={0} logo />
          <rect y="10" width="96" height="8" fill={bar} />
          <Entries x={18} y={13} across />
          <Page x={18} y={26} width={60} />
        </>
      )}
    </svg>
  );
}

const Toolbar = ({ x, y, logo = false }: { x: number; y: number; logo?: boolean }) => (
  <>
    <rect x={x} y={y} width={96 - x} height="10" fill="var(--paper)" />
    {logo && <rect x={18} y={y + 3} width="8" height="4" rx="1" fill={bar} />}
    <rect x={78} y={y + 4} width="12" height="2" fill={pale} />
  </>
);

const Entries = ({ x, y, across = false }: { x: number; y: number; across?: boolean }) =>
  [0, 1, 2].map((at) => (
    <rect
      key={at}
      x={across ? x + at * 12 : x}
      y={across ? y : y + at * 8}
      width={across ? 9 : 16}
      height="2"
      fill="var(--on-primary)"
    />
  ));

const Page = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <rect x={x} y={y} width={width} height={60 - y} rx="2" fill="var(--paper)" stroke="var(--outline)" />
    <rect x={x + 5} y={y + 6} width={width - 22} height="2" fill={pale} />
    <rect x={x + 5} y={y + 12} width={width - 14} height="2" fill={pale} />
  </>
);
