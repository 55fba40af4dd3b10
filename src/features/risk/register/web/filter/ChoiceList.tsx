import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { Square, SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { folded } from '#platform/contract/folding.ts';
import type { Choice } from './register-choices.hooks.ts';

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  pending: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const manyEnoughToSearch = 9;

/** Several of a list, with a field that narrows it when it is long. */
export function ChoiceList({ label, choices, pending, value, onChange }: ChoiceListProps) {
  const { t } = useTranslation('risk');
  const [sought, setSought] = useState('');
  const searchable = choices.length >= manyEnoughToSearch;
  const shown =
    sought === '' ? choices : choices.filter((choice) => folded(choice.label).includes(folded(sought)));
  const toggle = (choice: Choice) => {
    if (value.includes(choice.value)) return onChange(value.filter((one) => one !== choice.value));
    const loners = new Set(choices.filter(({ alone }) => alone).map((one) => one.value));
    onChange(choice.alone ? [choice.value] : [...value.filter((one) => !loners.has(one)), choice.value]);
  };
  if (pending)
    return (
      <Box sx={{ p: 2, display: 'grid', gap: 1 }} aria-busy>
        {[70, 50, 60].map((width) => (
          <Skeleton key={width} variant="text" sx={{ width: `${width}%` }} />
        ))}
      </Box>
    );
  return (
    <>
      {searchable && (
        <Box sx={{ p: 1, pb: 0 }}>
          <OutlinedInput
            size="small"
            fullWidth
            autoFocus
            value={sought}
            placeholder={t('register.filter.find')}
            inputProps={{ 'aria-label': t('register.filter.find') }}
            onChange={(event) => setSought(event.target.value)}
          />
        </Box>
      )}
      <MenuList
        aria-label={label}
        autoFocus={!searchable}
        sx={{ maxHeight: 320, maxWidth: 360, overflow: 'auto', py: 0.5 }}
      >
        {shown.map((choice) => {
          const chosen = value.includes(choice.value);
          return (
            <MenuItem
              key={choice.value}
              role="menuitemcheckbox"
              aria-checked={chosen}
              onClick={() => toggle(choice)}
              sx={{ gap: 1, paddingInlineStart: 1 + 2 * (choice.depth ?? 0), paddingInlineEnd: 2 }}
            >
              <Tick chosen={chosen} />
              {choice.colour && (
                <Box
                  component="span"
                  sx={{
                    width: 12,
                    height: 12,
                    borderRadius: '3px',
                    flex: 'none',
                    boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 18%)',
                  }}
                  style={{ backgroundColor: choice.colour }}
                />
              )}
              <Box component="span" sx={{ whiteSpace: 'normal' }}>
                {choice.label}
                {choice.hint && (
                  <Box
                    component="span"
                    sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                  >
                    {choice.hint}
                  </Box>
                )}
              </Box>
            </MenuItem>
          );
        })}
        {shown.length === 0 && (
          <Box sx={{ px: 2, py: 1, color: 'text.secondary' }}>{t('register.filter.nothing_found')}</Box>
        )}
      </MenuList>
    </>
  );
}

/** The row itself is the control: inside it there is only a picture of one. */
function Tick({ chosen }: { chosen: boolean }) {
  const Icon = chosen ? SquareCheck : Square;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flex: 'none', p: 0.5, color: chosen ? 'primary.main' : 'text.secondary' }}
    >
      <Icon size={18} aria-hidden />
    </Box>
  );
}
