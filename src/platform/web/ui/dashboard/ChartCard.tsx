import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useDeferredValue, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Why } from './why.ts';
import { WhyButton } from './WhyButton.tsx';
import { elementAt } from '#platform/web/browser/element-at.ts';

interface Drawn {
  /** What the picture can be switched between. */
  controls?: ReactNode;
  /** The picture and the same as a table; nothing while it is being read. */
  picture: ReactNode;
  table: ReactNode;
  /** Legend and notes, under picture and table alike. */
  legend?: ReactNode;
}

type Height = number | { xs: number; md: number };

interface ChartCardProps {
  title: string;
  /** Left out where the picture says only what stands explained beside it. */
  why?: Why | undefined;
  /** Makes what is inside. */
  draw: () => Drawn;
  waiting: boolean;
  /** Room kept while it is being read, so that nothing jumps. */
  height: Height;
  /** The room of everything below the title, controls and legend included, before it is drawn. */
  room: Height;
  /** Keeps the picture's room afterwards: what stands below it must not move. */
  keepsRoom?: boolean;
}

declare module 'react' {
  /** Styles may set properties of our own, which the style sheets read. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

/** For the style sheet: what is painted first has no computed style. */
const roomOf = (room: Height): CSSProperties => {
  const { xs, md } = typeof room === 'number' ? { xs: room, md: room } : room;
  return { '--room': `${xs}px`, '--wide-room': `${md}px` };
};

/** A picture with its title and "why?", and the same figures as a table one key (T) away. */
export function ChartCard({ title, why, draw, waiting, height, room, keepsRoom = true }: ChartCardProps) {
  const { t } = useTranslation('web');
  const [asTable, setAsTable] = useState(false);
  // Titles and key figures are painted first. Pictures cost many times as much and follow at once, in the room kept for them.
  const mayDraw = useDeferredValue(true, false);
  const drawn = mayDraw ? draw() : undefined;
  const onKey = (event: KeyboardEvent) => {
    const typing = elementAt(event)?.closest('input, textarea, [role="listbox"], [role="dialog"]');
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    setAsTable((before) => !before);
  };
  return (
    <section className="dashboard-card chart-card" aria-label={title} onKeyDown={onKey}>
      <div className="chart-card-head">
        <h2>{title}</h2>
        {why && <WhyButton title={title} why={why} />}
        <button
          type="button"
          className="quiet-button not-printed"
          title={t('figure.keys')}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartNoAxesColumn size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
          {asTable ? t('figure.picture') : t('figure.table')}
        </button>
      </div>
      {drawn === undefined ? (
        <div className="chart-room" style={roomOf(room)} />
      ) : (
        <>
          {drawn.controls && (
            <Box className="not-printed" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
              {drawn.controls}
            </Box>
          )}
          <Box className="chart-place" sx={{ minHeight: waiting || keepsRoom ? height : 0 }}>
            {waiting ? <Skeleton variant="rounded" sx={{ height }} /> : asTable ? drawn.table : drawn.picture}
          </Box>
          {drawn.legend}
        </>
      )}
    </section>
  );
}
