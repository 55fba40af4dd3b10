import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { SlidersHorizontal, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PopUp } from '#platform/web/ui/menus/PopUp.tsx';
import { sortOf } from '#platform/web/ui/table/column.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ordering, type Sort } from '#features/risk/record/risk.contract.ts';
import { narrowings } from './register-address.ts';
import { RegisterFilters } from './filter/RegisterFilters.tsx';
import { RegisterSearch } from './filter/RegisterSearch.tsx';
import type { RegisterAsking } from './risk-register.hooks.ts';
import { SavedViewMenu } from './view/SavedViewMenu.tsx';
import '#platform/web/ui/buttons/buttons.css';
import './register-toolbar.css';

interface RegisterToolbarProps {
  register: RegisterAsking;
  tight: boolean;
}

/** Views, search and filters above the rows. Where there is little room the filters that do not narrow stand behind a button. */
export const RegisterToolbar = memo(function RegisterToolbar({ register, tight }: RegisterToolbarProps) {
  const { t } = useTranslation('risk');
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { state, change } = register;
  const search = <RegisterSearch value={state.q} onChange={(q) => change({ q }, { replace: true })} />;
  if (phone)
    return (
      <div className="register-toolbar is-phone">
        {search}
        <PhoneFilters register={register} />
      </div>
    );
  return (
    <div className="register-toolbar" role="toolbar" aria-label={t('register.filter.all')}>
      <SavedViewMenu register={register} />
      {search}
      {tight && <MoreFilters register={register} />}
      <RegisterFilters register={register} as={tight ? 'active' : 'bar'} />
    </div>
  );
});

function MoreFilters({ register }: { register: RegisterAsking }) {
  const { t } = useTranslation('risk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="plain-button is-outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {t('register.filter.all')}
      </button>
      {anchor && (
        <PopUp label={t('register.filter.all')} anchor={anchor} onClose={() => setAnchor(null)}>
          <div className="register-filters">
            <RegisterFilters register={register} as="sheet" />
          </div>
        </PopUp>
      )}
    </>
  );
}

function PhoneFilters({ register }: { register: RegisterAsking }) {
  const { t } = useTranslation('risk');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('register.filter.all')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Badge badgeContent={narrowings({ ...register.state, q: undefined })} color="primary">
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
        <Box sx={{ display: 'grid', gap: 1, p: 2, overflow: 'auto', justifyItems: 'start' }}>
          <SavedViewMenu register={register} />
          <SortSelect register={register} />
          <RegisterFilters register={register} as="sheet" />
        </Box>
      </Drawer>
    </>
  );
}

/** The order of the cards: there are no columns to click on. */
function SortSelect({ register: { sort, sortBy } }: { register: RegisterAsking }) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
      <Box component="label" id={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('register.sort.label')}
      </Box>
      <Select
        size="small"
        value={sort}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        onChange={({ target }) => sortBy(target.value)}
      >
        {ordering.options
          .filter((one) => !(flat && one.endsWith('department')))
          .map((one) => {
            const { by, direction } = sortOf(one);
            return (
              <MenuItem key={one} value={one}>
                {t(`register.sort.${direction}`, { column: t(`register.column.${by as Sort}`) })}
              </MenuItem>
            );
          })}
      </Select>
    </Box>
  );
}
