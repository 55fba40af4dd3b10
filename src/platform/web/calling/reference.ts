import { referenceOf, requestIdHeader } from '#platform/contract/trail/request-id.ts';

/** By what the server's log knows the call that was answered so. */
export function referenceTo({ headers }: Response): string | undefined {
  const id = headers.get(requestIdHeader);
  return id === null ? undefined : referenceOf(id);
}
