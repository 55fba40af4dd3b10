import { safeParse } from 'zod/v4/core';
import { isBare, type Endpoint, type Explained, type Page } from '#platform/contract/endpoint.ts';
import { misfit, shapeOf } from './reply-shape.ts';

/** A handler returned what its contract does not promise. */
class BrokenPromise extends Error {}

/** Which replies are checked to the letter: all, or as many as show that a call keeps its promise. */
export type ReplyChecks = 'all' | 'some';
/** The first replies of a call, and one in so many of those that follow. */
const sample = { first: 50, later: 50 } as const;

/** Checks what a handler returned against the contract; what the contract does not name cannot leave. With `some`, most replies
 *  are held to the contract's shape alone, and one of another shape is then checked as all are. */
export function replyCheck(
  { response, path, method }: Endpoint,
  checks: ReplyChecks,
): (value: unknown) => unknown {
  const { shape, item } = response;
  if (shape === 'file' || shape === 'nothing') return (value) => value;
  let shaped: ReturnType<typeof shapeOf> | undefined;
  let seen = 0;
  const checked = (value: unknown) => {
    if (checks === 'some' && ++seen > sample.first && seen % sample.later !== 0) {
      // Of calls that are made often, and of no other.
      shaped ??= shapeOf(item);
      const kept = shaped(value);
      if (kept !== misfit) return kept;
    }
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

/** `{message, data}` and its relatives, or the value itself where others have fixed the shape. */
export function enveloped({ response, path }: Endpoint, value: unknown, message: string): unknown {
  if (isBare(path)) return value;
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
