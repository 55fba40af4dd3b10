import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageSearch } from '#platform/web/screen/page-keys.hooks.ts';

interface RegisterSearchProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const pause = 250;

/** Narrows to words a moment after the last key; `/` leads here from anywhere on the page. */
export function RegisterSearch({ value = '', onChange }: RegisterSearchProps) {
  const { t } = useTranslation('risk');
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by other means than typing: a view, a link, the way back.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }

  usePageSearch(input);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const send = (text: string) => {
    clearTimeout(waiting.current);
    onChange(text.trim() || undefined);
  };
  return (
    <OutlinedInput
      size="small"
      type="search"
      inputRef={input}
      value={typed}
      placeholder={t('register.filter.search_short')}
      inputProps={{ 'aria-label': t('register.filter.search'), maxLength: 100, 'aria-keyshortcuts': '/' }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={16} aria-hidden />
        </InputAdornment>
      }
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => send(text), pause);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          setTyped('');
          send('');
        }
      }}
      sx={{ height: 32, width: { xs: '100%', md: 184 }, flex: { xs: 1, md: 'none' } }}
    />
  );
}
