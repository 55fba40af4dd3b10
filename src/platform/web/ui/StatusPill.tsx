import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

/** A state in words, with a tint and, where it helps, an icon: never colour alone. */
export function StatusPill({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box
      component="span"
      sx={(theme) => {
        const colour = tone === 'neutral' ? theme.palette.text.primary : theme.palette[tone].main;
        return {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          height: 22,
          px: 1,
          borderRadius: '6px',
          whiteSpace: 'nowrap',
          ...theme.typography.caption,
          fontWeight: 600,
          color: colour,
          bgcolor: `color-mix(in srgb, ${colour} 11%, ${theme.palette.background.paper})`,
          '& svg': { width: 14, height: 14 },
        };
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
