import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { narrowings } from './register-address.ts';
import { RegisterFilters } from './RegisterFilters.tsx';
import { RegisterSearch } from './RegisterSearch.tsx';
import type { Register } from './risk-register.hooks.ts';
import { SavedViewMenu } from './SavedViewMenu.tsx';

/** Views, search and filters above the rows; on a phone the filters have a sheet of their own. */
export function RegisterToolbar({ register }: { register: Register }) {
  const { t } = useTranslation('risk');
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { state, change } = register;
  const search = <RegisterSearch value={state.q} onChange={(q) => change({ q }, { replace: true })} />;
  if (!narrow)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, alignItems: 'center' }}>
        <SavedViewMenu register={register} />
        {search}
        <RegisterFilters register={register} />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 0.5, py: 1, alignItems: 'center' }}>
      {search}
      <IconButton aria-label={t('register.filter.all')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Badge badgeContent={narrowings({ ...state, q: undefined })} color="primary">
          <SlidersHorizontal size={18} aria-hidden />
        </Badge>
      </IconButton>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('register.filter.all'), sx: { maxHeight: '85dvh' } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {t('register.filter.all')}
          </Typography>
          <IconButton aria-label={t('web:close')} onClick={() => setOpen(false)}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', gap: 1, p: 2, overflow: 'auto' }}>
          <SavedViewMenu register={register} />
          <RegisterFilters register={register} stacked />
        </Box>
      </Drawer>
    </Box>
  );
}
