import Box from '@mui/material/Box';
import { textOn } from '#platform/contract/contrast.ts';
import type { NavigationItem } from './navigation.ts';

/** A few letters after a title: how many wait there. */
export function NavigationBadge({ title, bg, fg }: NonNullable<NavigationItem['badge']>) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        height: 20,
        px: '7px',
        borderRadius: '10px',
        fontSize: '11px',
        lineHeight: '20px',
        fontWeight: 600,
        textAlign: 'center',
        bgcolor: bg ?? 'secondary.main',
        color: fg ?? (bg === undefined ? 'secondary.contrastText' : textOn(bg)),
      }}
    >
      {title}
    </Box>
  );
}
