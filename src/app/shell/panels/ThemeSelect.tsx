import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';
import {
  derivedThemeNames,
  type AreaThemeName,
} from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { namedPalette, offeredThemes, type Area } from '../../theme/themes.rules.ts';
import { useThemeName } from '#app/theme/theme-name.hooks.ts';
import type { FullPalette } from '../../theme/full-palette.rules.ts';

interface ThemeSelectProps {
  area: Area;
  label: string;
  value: AreaThemeName;
  /** What the derived themes are derived from. */
  main: AreaThemeName;
  onChange: (name: AreaThemeName) => void;
}

/** The theme of one part of the shell; each is drawn in its own colours. */
export function ThemeSelect({ area, label, value, main, onChange }: ThemeSelectProps) {
  const id = useId();
  const nameOf = useThemeName();
  const tenant = useOwnData().organization_data.color_schemes.palette;
  const names: AreaThemeName[] = [...(area === 'main' ? [] : derivedThemeNames), ...offeredThemes(tenant)];
  const chosen = names.includes(value) ? value : 'default';
  const paletteFor = (name: AreaThemeName) => namedPalette(name, main, tenant);
  return (
    <Box>
      <Typography component="label" htmlFor={id} id={`${id}-label`} variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Select
        fullWidth
        inputProps={{ id }}
        SelectDisplayProps={{ 'aria-label': label }}
        value={chosen}
        onChange={(event) => onChange(event.target.value)}
        renderValue={(name) => <Sample name={nameOf(name)} palette={paletteFor(name)} />}
        sx={{ '& .MuiSelect-select': { p: 0.5, paddingInlineEnd: '32px !important' } }}
      >
        {names.map((name) => (
          <MenuItem
            key={name}
            value={name}
            sx={{
              p: 0.5,
              '&.Mui-focusVisible, &:hover': { bgcolor: 'transparent' },
              '&.Mui-focusVisible > div, &:hover > div': {
                outline: '2px solid',
                outlineColor: 'primary.main',
              },
            }}
          >
            <Sample name={nameOf(name)} palette={paletteFor(name)} isChosen={name === chosen} />
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

interface SampleProps {
  name: string;
  palette: FullPalette;
  isChosen?: boolean;
}

function Sample({ name, palette, isChosen = false }: SampleProps) {
  const { background, ink, primary, secondary, error, paper } = palette;
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        px: 1,
        borderRadius: '6px',
      }}
      style={{ background, color: ink.text, border: `1px solid ${ink.divider}` }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      {isChosen && <Check size={16} aria-hidden />}
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'flex', borderRadius: '4px', overflow: 'hidden' }}
        style={{ border: `1px solid ${ink.outline}` }}
      >
        {[primary.main, secondary.main, error.main, paper].map((colour, at) => (
          <span key={at} style={{ width: 14, height: 16, background: colour }} />
        ))}
      </Box>
    </Box>
  );
}
