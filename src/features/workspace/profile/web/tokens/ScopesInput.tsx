import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import {
  tokenAreas,
  type TokenArea,
  type TokenScope,
} from '#features/identity/api-token/api-token.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

const areas = keysOf(tokenAreas);

/** How far a token opens each area, in the surrounding form. */
export function ScopesInput({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('workspace-profile');
  const id = useId();
  const { field, fieldState } = useController<Record<string, TokenScope[]>, string>({ name });
  const chosen = field.value;
  const choose = (area: TokenArea, use: string) => {
    const others = chosen.filter((scope) => !scope.startsWith(`${area}:`));
    field.onChange(use === '' ? others : [...others, `${area}:${use}`]);
  };
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={fieldState.error !== undefined}
      sx={{ mb: 2 }}
      aria-describedby={`${id}-help`}
    >
      <FormLabel
        component="legend"
        sx={{ mb: 0.5, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500, color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr minmax(144px, 50%)', gap: 1, alignItems: 'center' }}
      >
        {areas.map((area, at) => (
          <Box key={area} sx={{ display: 'contents' }}>
            <label htmlFor={`${id}-${area}`}>{t(`tokens.area.${area}`)}</label>
            <Select
              size="small"
              displayEmpty
              inputProps={{ id: `${id}-${area}` }}
              SelectDisplayProps={{ 'aria-label': t(`tokens.area.${area}`) }}
              {...(at === 0 && { inputRef: field.ref })}
              value={chosen.find((scope) => scope.startsWith(`${area}:`))?.slice(area.length + 1) ?? ''}
              onChange={(event) => choose(area, event.target.value)}
              onBlur={field.onBlur}
            >
              <MenuItem value="">{t('tokens.use.none')}</MenuItem>
              {tokenAreas[area].map((use) => (
                <MenuItem key={use} value={use}>
                  {t(`tokens.use.${use}`)}
                </MenuItem>
              ))}
            </Select>
          </Box>
        ))}
      </Box>
      <FormHelperText id={`${id}-help`}>
        {fieldState.error?.message ?? t('tokens.scopes_help')}
      </FormHelperText>
    </FormControl>
  );
}
