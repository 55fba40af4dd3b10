import { safeParse } from 'zod/v4/core';
import type { Endpoint, Explained, Page } from '#platform/contract/endpoint.ts';

/** A handler returned what its contract does not promise. */
class BrokenPromise extends Error {}

/** Checks what a handler returned against the contract; what the contract does not name cannot leave. */
export function replyCheck({ response, path, method }: Endpoint): (value: unknown) => unknown {
  const { shape, item } = response;
  if (shape === 'file' || shape === 'nothing') return (value) => value;
  const checked = (value: unknown) => {
    const result = safeParse(item, value);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new BrokenPromise(`${method} ${path} returned a wrong ${issue?.path.join('.')}: ${issue?.code}`);
  };
  if (shape === 'list') return (value) => (value as unknown[]).map(checked);
  if (shape === 'page')
    return (value) => ({ ...(value as object), data: (value as Page<unknown>).data.map(checked) });
  if (shape === 'explained')
    return (value) => ({
      ...(value as object),
      data: checked((value as Explained<unknown>).data),
    });
  return checked;
}

/** `{message, data}` and its relatives; calls below `/api/` answer bare. */
export function enveloped({ response, path }: Endpoint, value: unknown, message: string): unknown {
  if (path.startsWith('/api/')) return value;
  switch (response.shape) {
    case 'page':
    case 'explained':
      return { message, ...(value as object) };
    case 'list':
      return { message, data: value, count: (value as unknown[]).length };
    case 'first':
      return { message, data: [value] };
    case 'nothing':
      return { message, data: null };
    default:
      return { message, data: value };
  }
}
