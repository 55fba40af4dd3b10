import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/format.ts';
import { WhyButton, type Why } from './WhyButton.tsx';

interface KeyFigureProps {
  label: string;
  /** Not known yet while it is undefined. */
  value: number | undefined;
  /** What it is made of, or of what it is a share. */
  note?: string | undefined;
  href: string;
  why: Why;
  /** Drawn before the number where it asks for attention. */
  isUrgent?: boolean;
}

/** A number that leads to its rows, with the way to its explanation. */
export function KeyFigure({ label, value, note, href, why, isUrgent = false }: KeyFigureProps) {
  const formats = useFormats();
  return (
    <Card sx={{ position: 'relative', minHeight: 124, display: 'flex', flexDirection: 'column' }}>
      <ButtonBase
        component={Link}
        to={href}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          textAlign: 'start',
          px: 2,
          pt: 1.5,
          pb: 0.5,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Typography component="span" variant="table" color="textSecondary" sx={{ minHeight: 20 }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="figure"
          sx={{ display: 'block', minHeight: 32, color: isUrgent && value ? 'error.main' : 'text.primary' }}
        >
          {value === undefined ? <Skeleton width={56} /> : formats.number(value)}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ minHeight: 16 }}>
          {value === undefined ? '' : note}
        </Typography>
      </ButtonBase>
      <Box sx={{ px: 1, pb: 0.5 }}>
        <WhyButton title={label} why={why} />
      </Box>
    </Card>
  );
}
