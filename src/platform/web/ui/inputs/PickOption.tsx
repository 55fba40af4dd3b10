import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { folded, foldedWords } from '#platform/contract/folding.ts';

/** Something to choose from a list that is searched by typing. */
export interface Pick {
  value: string;
  label: string;
  hint?: string | undefined;
  /** How far it lies below its parent. */
  depth?: number;
}

/** Those whose words hold everything that was typed, in whatever spelling. */
export function matchingPicks<Found extends Pick>(
  picks: Found[],
  { inputValue }: { inputValue: string },
): Found[] {
  const words = foldedWords(inputValue);
  return picks.filter(({ label, hint = '' }) => {
    const text = folded(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}

interface PickOptionProps {
  option: HTMLAttributes<HTMLLIElement>;
  pick: Pick;
}

/** A line of such a list. */
export function PickOption({ option, pick: { label, hint, depth = 0 } }: PickOptionProps) {
  return (
    <Box component="li" {...option} sx={{ display: 'block !important' }}>
      <Box component="span" sx={{ display: 'block', paddingInlineStart: depth * 2 }}>
        <bdi>{label}</bdi>
      </Box>
      {hint && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}
