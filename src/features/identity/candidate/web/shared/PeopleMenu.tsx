import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { matchingPicks } from '#platform/web/ui/inputs/PickOption.tsx';
import { usePeoplePicks } from './people-picks.hooks.ts';
import './people-menu.css';

interface PeopleMenuProps {
  label: string;
  /** What nobody is called. */
  none: string;
  onChosen: (id: string | null, name: string) => void;
}

const nobody: readonly { id: string; name: string }[] = [];

/** One of the members, found by typing, or nobody. */
export function PeopleMenu({ label, none, onChosen }: PeopleMenuProps) {
  const { t } = useTranslation('web');
  const { picks, onSearch } = usePeoplePicks(nobody);
  const [typed, type] = useState('');
  return (
    <div className="people-menu">
      <TextField
        size="small"
        autoFocus
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          onSearch(target.value);
        }}
        // Letters are typed here; the arrows go on to the list.
        onKeyDown={(event) => event.key.length === 1 && event.stopPropagation()}
        slotProps={{ htmlInput: { 'aria-label': t('select.search') } }}
        placeholder={t('select.search')}
      />
      <MenuList aria-label={label} className="people-menu-list">
        <MenuItem onClick={() => onChosen(null, none)}>{none}</MenuItem>
        {matchingPicks([...picks], { inputValue: typed }).map((person) => (
          <MenuItem key={person.value} onClick={() => onChosen(person.value, person.label)}>
            <bdi>{person.label}</bdi>
          </MenuItem>
        ))}
      </MenuList>
    </div>
  );
}
