import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';

/** How long somebody pauses before what they typed is saved. */
const pause = 600;

/** Saves a form by itself: once the typing pauses, and at once when the form closes. What was typed on an earlier visit and put back is no
 *  typing. */
export function useAutosave<Values extends FieldValues, Out>(
  { watch }: UseFormReturn<Values, unknown, Out>,
  save: () => void,
): void {
  const latest = useLatest(save);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current();
    };
    const typing = watch((_, { type }) => {
      if (type !== 'change') return;
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    });
    return () => {
      typing.unsubscribe();
      flush();
    };
  }, [watch, latest]);
}
