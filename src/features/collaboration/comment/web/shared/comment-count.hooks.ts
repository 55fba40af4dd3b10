import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { listComments, type CommentedType } from '../../comment.contract.ts';

/** How many comments a record has, as a tab shows it; nothing while there are none. */
export function useCommentCount(type: CommentedType, id: string): string | undefined {
  const formats = useFormats();
  const read = useRead(listComments, { params: { object_type: type, id }, query: { limit: '1' } });
  const { count = 0, count_is_capped: isCapped = false } = read.data ?? {};
  return count === 0 ? undefined : formats.count(count, isCapped);
}
