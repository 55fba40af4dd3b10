import Box from '@mui/material/Box';
import { isApple } from '../apple.ts';

const apple: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' };
const others: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: 'Enter' };

/** Keys as they are written on this keyboard: `Mod+K` is Ctrl K or ⌘ K, in this order in every language. */
export function KeyNames({ of }: { of: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {of.split('+').map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            minWidth: 20,
            px: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            font: 'inherit',
            fontSize: '0.75rem',
            lineHeight: '18px',
            textAlign: 'center',
            whiteSpace: 'nowrap',
          }}
        >
          {(isApple ? apple : others)[key] ?? key}
        </Box>
      ))}
    </Box>
  );
}
