import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface OwnItemProps {
  icon: LucideIcon;
  /** What it is, and what is to be known of it. */
  children: ReactNode;
  /** What can be done with it. */
  action: ReactNode;
}

/** A line of what somebody has for signing in: a session, a passkey, a token. */
export const OwnItem = ({ icon, children, action }: OwnItemProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '24px 1fr auto',
      columnGap: 1.5,
      alignItems: 'center',
      py: 1.5,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box component={icon} size={20} aria-hidden sx={{ color: 'text.secondary' }} />
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    {action}
  </Box>
);
