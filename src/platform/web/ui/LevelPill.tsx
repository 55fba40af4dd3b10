import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { textOn } from './contrast.ts';
import { LevelShape } from './LevelShape.tsx';

interface LevelPillProps {
  /** 1 is the least. Decides the shape. */
  index: number;
  /** #RRGGBB of the model. */
  colour: string;
  /** One to three letters: "H". */
  short: string;
  /** The level's whole name. */
  name: string;
  /** Shows the short code only; the name is on hover. */
  compact?: boolean;
}

/** A risk level: colour, shape and words together, so that none of them is needed alone. */
export function LevelPill({ index, colour, short, name, compact = false }: LevelPillProps) {
  const ink = textOn(colour);
  const pill = (
    <Box
      component="span"
      aria-label={compact ? name : undefined}
      role={compact ? 'img' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 22,
        px: 1,
        borderRadius: '6px',
        bgcolor: colour,
        color: ink,
        fontSize: '0.75rem',
        lineHeight: '16px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        // Pale levels keep an edge on a white page.
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
      }}
    >
      <LevelShape index={index} colour={ink} />
      {compact ? short : name}
    </Box>
  );
  return compact ? <Tooltip title={name}>{pill}</Tooltip> : pill;
}
