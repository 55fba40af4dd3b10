import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** The group it belongs to. */
  group: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What it looks like. */
  children: ReactNode;
}

/** One of several pictures to choose from: a radio button as large as its picture, marked when it is chosen. */
export function ChoiceCard({ group, value, label, isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.5,
        cursor: 'pointer',
        '& > div': {
          outline: '1px solid',
          outlineColor: 'divider',
          borderRadius: '8px',
          overflow: 'hidden',
        },
        '&:hover > div': { outlineColor: 'text.secondary' },
        '& > :checked ~ div': { outline: '2px solid', outlineColor: 'primary.main' },
        '& > :focus-visible ~ div': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '3px',
        },
      }}
    >
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <Box aria-hidden>{children}</Box>
      <Box
        component="span"
        sx={{ display: 'flex', gap: 0.5, minHeight: 20, alignItems: 'center', justifyContent: 'center' }}
      >
        {isChosen && <Check size={16} strokeWidth={3} aria-hidden style={{ flex: 'none' }} />}
        <Box component="span" sx={{ typography: 'caption', fontWeight: isChosen ? 600 : 400 }}>
          {label}
        </Box>
      </Box>
    </Box>
  );
}
