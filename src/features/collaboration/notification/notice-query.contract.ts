import * as z from 'zod';
import { pageQuery } from '#platform/contract/paging.ts';
import { noticeKinds } from './notice-kind.contract.ts';

/** What the list of notices is narrowed by, in the address of its page too. */
export const noticeQuery = z.strictObject({
  ...pageQuery,
  unread: z.literal('1').optional(),
  kind: z.enum(noticeKinds).optional(),
});
