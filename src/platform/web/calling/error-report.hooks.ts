import { useEffect, useState } from 'react';
import { reportError } from './watch-errors.ts';

/** Reports what a page broke of, and answers the reference to it once the server has told it. */
export function useErrorReport(error: unknown): string | undefined {
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    const report = async () => {
      const told = await reportError(error);
      if (!isLeft) setReference(told);
    };
    void report();
    return () => void (isLeft = true);
  }, [error]);
  return reference;
}
