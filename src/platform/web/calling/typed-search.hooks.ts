import { useEffect, useState } from 'react';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';

const pause = 200;

/** What is typed, to be asked for a moment after the last key. `isNow` until something else is typed: an answer to anything typed earlier
 *  is dropped. */
export function useTypedSearch(typed: string): { wanted: string; searched: string; isNow: boolean } {
  const wanted = cutText(typed.trim(), 100);
  const [searched, search] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search(wanted), wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { wanted, searched, isNow: searched === wanted && wanted !== '' };
}
