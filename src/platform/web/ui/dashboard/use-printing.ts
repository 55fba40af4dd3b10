import { useEffect } from 'react';

/** Lays the page out for paper as soon as it is to be printed, before the pictures on it are measured again. */
export function usePrinting(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    const begin = () => classList.add('printing');
    const end = () => classList.remove('printing');
    window.addEventListener('beforeprint', begin, { capture: true });
    window.addEventListener('afterprint', end, { capture: true });
    return () => {
      end();
      window.removeEventListener('beforeprint', begin, { capture: true });
      window.removeEventListener('afterprint', end, { capture: true });
    };
  }, []);
}
