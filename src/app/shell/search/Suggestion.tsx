import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Piece } from './search.rules.ts';

/** A title with what was typed in bolder letters. */
export const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, isHit }, at) =>
    isHit ? (
      <Box component="b" key={at} sx={{ fontWeight: 700 }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );

/** An icon, or the first letter of the title where there is none. */
export function EntryMark({ icon: Icon, title }: { icon: LucideIcon | undefined; title: string }) {
  if (Icon) return <Icon size={18} aria-hidden style={{ flex: 'none' }} />;
  return (
    <Box component="span" aria-hidden sx={{ flex: 'none', width: 18, textAlign: 'center', fontWeight: 600 }}>
      {[...title][0]}
    </Box>
  );
}

interface SuggestionProps extends ComponentProps<'div'> {
  mark: ReactNode;
  pieces: readonly Piece[];
  /** Where it belongs, said quietly at the end. */
  aside?: ReactNode;
}

/** One line of a list of suggestions. */
export function Suggestion({ mark, pieces, aside, ...option }: SuggestionProps) {
  return (
    <Box
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        typography: 'body2',
        '&[aria-selected=true]': { bgcolor: 'action.selected' },
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        {mark}
      </Box>
      <Box
        component="span"
        dir="auto"
        sx={{ minWidth: 0, overflowWrap: 'anywhere', flex: 1, textAlign: 'start' }}
      >
        <Pieces of={pieces} />
      </Box>
      {aside !== undefined && (
        <Box
          component="span"
          sx={{
            flex: 'none',
            maxWidth: '45%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          {aside}
        </Box>
      )}
    </Box>
  );
}
