import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { considerations, type LibraryItem } from '../risk-library.contract.ts';

/** What the list is narrowed to, as the address has it. */
interface Narrowing {
  q?: string | undefined;
  category?: string | undefined;
  state?: LibraryItem['state'] | undefined;
}

interface RepositoryFiltersProps {
  sent: Narrowing;
  onChange: (part: Narrowing) => void;
}

/** Narrows the repository by words, category and what became of a risk here. */
export function RepositoryFilters({ sent, onChange }: RepositoryFiltersProps) {
  const { t } = useTranslation('risk-library');
  const categories = useRead(listCategories).data?.data ?? [];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        flex: 1,
        py: 1,
        gridTemplateColumns: { xs: '1fr 1fr', md: '240px 220px 200px' },
        '& > .search-input': { gridColumn: { xs: '1 / -1', md: 'auto' }, width: '100%' },
      }}
    >
      <SearchInput label={t('screen.search')} value={sent.q} onChange={(q) => onChange({ q })} />
      <OneOf
        label={t('web:field.category')}
        any={t('screen.any_category')}
        value={sent.category}
        onChange={(category) => onChange({ category })}
        choices={categories.map(({ id, name }) => [id, <bdi key={id}>{name}</bdi>])}
      />
      <OneOf
        label={t('screen.state')}
        any={t('screen.any_state')}
        value={sent.state}
        onChange={(state) => onChange({ state: considerations.find((one) => one === state) })}
        choices={considerations.map((state) => [state, t(`screen.states.${state}`)])}
      />
    </Box>
  );
}

interface OneOfProps {
  label: string;
  any: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, words: ReactNode])[];
  onChange: (value: string | undefined) => void;
}

function OneOf({ label, any, value, choices, onChange }: OneOfProps) {
  const isKnown = choices.some(([one]) => one === value);
  return (
    <Select
      size="small"
      displayEmpty
      value={isKnown ? value : ''}
      SelectDisplayProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      sx={{ height: 32, minWidth: 0 }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(([one, words]) => (
        <MenuItem key={one} value={one}>
          {words}
        </MenuItem>
      ))}
    </Select>
  );
}
