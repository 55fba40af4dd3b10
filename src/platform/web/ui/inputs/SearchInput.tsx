import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePageSearch } from '#platform/web/screen/page-keys.hooks.ts';
import './plain-input.css';

interface SearchInputProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  label: string;
  /** What stands in the empty field; the label, where it is not longer than the field. */
  placeholder?: string;
  className?: string;
}

const pause = 250;

/** Narrows a page's list to words a moment after the last key; `/` leads here from anywhere on the page. */
export function SearchInput({
  value = '',
  onChange,
  label,
  placeholder = label,
  className,
}: SearchInputProps) {
  const [typed, type] = useState(value);
  const [seen, see] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by other means than typing: a view, a link, the way back.
  if (value !== seen) {
    see(value);
    if (value !== typed.trim()) type(value);
  }
  usePageSearch(input);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const send = (text: string) => {
    clearTimeout(waiting.current);
    onChange(text.trim() || undefined);
  };
  return (
    <span className={className === undefined ? 'search-input' : `search-input ${className}`}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        className="plain-input"
        value={typed}
        placeholder={placeholder}
        aria-label={label}
        maxLength={100}
        aria-keyshortcuts="/"
        onChange={({ target }) => {
          type(target.value);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => send(target.value), pause);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            type('');
            send('');
          }
        }}
      />
    </span>
  );
}
