import { useCallback, useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { listStandards } from '#features/compliance/standard/standard.contract.ts';

/** The standards that the organisation can be assessed by, in the reader's language. */
export function useStandards() {
  // An external auditor reads the one that they audit by, and no list.
  const read = useRead(listStandards, {}, { enabled: usePerson().type !== 'Auditor' });
  const standards = read.data?.data;
  /** What a standard is called; nothing until it is known. */
  const nameOf = useCallback(
    (key: StandardKey): string => standards?.find((one) => one.key === key)?.name ?? '',
    [standards],
  );
  /** Those that new assessments are by. */
  const offered = useMemo(
    () => (standards ?? []).filter(({ status }) => status === 'published'),
    [standards],
  );
  return { read, standards, offered, nameOf };
}
