import { useDeferredValue } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

/** When the figures were read. Only paper shows it, so it does not hold up what the screen shows. */
export function PrintedMoment({ at }: { at: number }) {
  const formats = useFormats();
  const shown = useDeferredValue(at, 0);
  return shown > 0 && formats.moment(new Date(shown).toISOString());
}
