import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';

interface DayChipProps {
  label: string;
  /** The words for no day. */
  none: string;
  /** What the button that goes on is called. */
  next: string;
  onChosen: (day: string | null, inWords: string) => void;
}

/** A day for all of the chosen rows, or none. */
export function DayChip({ label, none, next, onChosen }: DayChipProps) {
  const formats = useFormats();
  const [day, setDay] = useState('');
  return (
    <FilterChip label={label}>
      {(close) => (
        <Box
          component="form"
          sx={{ p: 1.5, display: 'grid', gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            close();
            onChosen(day, formats.day(day));
          }}
        >
          <OutlinedInput
            type="date"
            size="small"
            autoFocus
            required
            value={day}
            inputProps={{ 'aria-label': label }}
            onChange={(event) => setDay(event.target.value)}
          />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Button
              size="small"
              onClick={() => {
                close();
                onChosen(null, none);
              }}
            >
              {none}
            </Button>
            <Button size="small" type="submit" variant="contained" disabled={day === ''}>
              {next}
            </Button>
          </Box>
        </Box>
      )}
    </FilterChip>
  );
}
