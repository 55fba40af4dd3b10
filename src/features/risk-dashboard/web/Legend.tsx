import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StackSeries } from '#platform/web/ui/stacked.ts';
import { textOn } from '#platform/web/ui/contrast.ts';
import { LevelShape } from '#platform/web/ui/LevelShape.tsx';

export interface LegendEntry extends StackSeries {
  /** The shape of a risk level: 1 is the least. */
  shape?: number | undefined;
  /** "12 (23%)" */
  figure?: ReactNode;
  href?: string | undefined;
}

/** What the colours of a picture stand for, told apart by shape as well. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 1.5,
        minHeight: 16,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {entries.map(({ id, label, colour, isHatched, shape, figure, href }) => {
        const words = (
          <>
            {label}
            {figure !== undefined && <strong> {figure}</strong>}
          </>
        );
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            {shape === undefined ? (
              <Box
                aria-hidden
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '2px',
                  border: `1px solid ${colour}`,
                  background: isHatched
                    ? `repeating-linear-gradient(45deg, ${colour} 0 1.5px, transparent 1.5px 4px)`
                    : colour,
                }}
              />
            ) : (
              <Box
                aria-hidden
                sx={{
                  width: 16,
                  height: 16,
                  borderRadius: '4px',
                  display: 'grid',
                  placeItems: 'center',
                  bgcolor: colour,
                  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
                }}
              >
                <LevelShape index={shape} colour={textOn(colour)} size={8} />
              </Box>
            )}
            {href === undefined ? (
              <span>{words}</span>
            ) : (
              <Link to={href} style={{ color: 'inherit' }}>
                {words}
              </Link>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
