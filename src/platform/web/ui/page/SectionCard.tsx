import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** What can be done here, at the end of the heading. */
  action?: ReactNode;
  /** For pages of few, large parts. */
  roomy?: boolean;
  children: ReactNode;
}

const looks = {
  dense: { card: { p: 2, display: 'grid', gap: 1.5 }, head: { minHeight: 32, flexWrap: 'wrap' } },
  roomy: { card: { p: { xs: 2, sm: 3 } }, head: { flexWrap: 'wrap', mb: 2 } },
} as const;

/** A part of a page in a card of its own, named by its heading. */
export function SectionCard({ title, action, roomy = false, children }: SectionCardProps) {
  const id = useId();
  const { card, head } = looks[roomy ? 'roomy' : 'dense'];
  return (
    <Card component="section" aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...head }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 'min-content' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}
