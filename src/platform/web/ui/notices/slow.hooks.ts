import { useEffect, useState } from 'react';

/** True once something has taken longer than a moment: what is quick should not flash a skeleton. */
export function useIsSlow(waiting: boolean, after = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, after]);
  return waiting && late;
}
