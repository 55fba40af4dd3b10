import { useCallback } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { readScreen, rememberScreen } from '../../screen-memory.contract.ts';

/** What a screen remembers for this person (columns, widths, density); `undefined` until it is known. */
export function useScreenMemory(screen: string): ScreenMemory {
  const read = useRead(readScreen, { params: { screen } });
  const remember = useWrite(rememberScreen, { handled: () => true });
  const { mutate } = remember;
  const save = useCallback(
    (content: Record<string, unknown>) => mutate({ params: { screen }, body: content }),
    [mutate, screen],
  );
  // A memory that cannot be read must not keep a register from being shown.
  return { content: read.data?.data ?? (read.isError ? {} : undefined), save };
}
