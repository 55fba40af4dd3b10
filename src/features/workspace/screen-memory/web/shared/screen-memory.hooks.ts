import { useCallback } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { ScreenMemory } from '#platform/web/screen/screen-memory.ts';
import { readScreen, rememberScreen } from '../../screen-memory.contract.ts';

/** What a screen remembers for this person (columns, widths, density); `undefined` until it is known. */
export function useScreenMemory(screen: string): ScreenMemory {
  // Nothing is kept for an external auditor: tables begin as they are.
  const isKept = usePerson().type !== 'Auditor';
  const read = useRead(readScreen, { params: { screen } }, { enabled: isKept });
  const remember = useWrite(rememberScreen, { handled: () => true });
  const { mutate } = remember;
  const save = useCallback(
    (content: Record<string, unknown>) => {
      if (isKept) mutate({ params: { screen }, body: content });
    },
    [mutate, screen, isKept],
  );
  // A memory that cannot be read must not keep a register from being shown.
  return { content: read.data?.data ?? (read.isError || !isKept ? {} : undefined), save };
}
